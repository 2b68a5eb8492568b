import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestContext } from '~/http/request/request-context.server';
import { answerForFile } from '~/http/response/file.server';
import { securityHeadersFor } from './security-headers.server';

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
  response.writeHead(status, { ...securityHeadersFor(requestContext().isHttps), ...file.headers, ...headers });
  if (!hasBody || request.method === 'HEAD') response.end();
  else response.end(part ? file.bytes.subarray(part.start, part.end + 1) : file.bytes);
}
