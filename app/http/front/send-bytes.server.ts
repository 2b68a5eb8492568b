import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerForFile } from '../file.server';

export interface FileInMemory {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** Sends a file that is in memory, with ETag, 304, ranges and HEAD. */
export function sendBytes(request: IncomingMessage, response: ServerResponse, file: FileInMemory): void {
  const { status, headers, part, hasBody } = answerForFile(request.headers, {
    etag: file.etag,
    bytes: file.bytes.length,
  });
  for (const name in file.headers) response.setHeader(name, file.headers[name] ?? '');
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  response.writeHead(status);
  if (!hasBody || request.method === 'HEAD') response.end();
  else response.end(part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes);
}
