import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerForFile } from '~/http/response/file.server';
import { commonHeaders } from './security-headers.server';

export interface FileInMemory {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
}

export function sendFile(request: IncomingMessage, response: ServerResponse, file: FileInMemory): void {
  const facts = { etag: file.etag, bytes: file.bytes.length };
  const { status, headers, part, hasBody } = answerForFile(request.headers, facts);
  response.writeHead(status, { ...commonHeaders(), ...file.headers, ...headers });
  if (!hasBody || request.method === 'HEAD') response.end();
  else response.end(part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes);
}
