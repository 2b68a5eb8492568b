import type { ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers.server';

export interface PlainError {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

export function sendPlainError(response: ServerResponse, { status, message, headers }: PlainError): void {
  const text = `${message}\n`;
  response.writeHead(status, {
    ...commonHeaders(),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}
