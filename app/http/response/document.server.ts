import type { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { ownLocation } from '~/http/request/safe-redirect';
import { retryHeaders, STATUS_BY_CODE } from '~/lib/error-status';
import { DomainError } from '~/lib/errors';
import { contentEtag, isNotModified } from './file.server';

interface DocumentKind {
  type: string;
  maxAge: number;
  staleFor?: number;
  updated?: Date;
  headers?: Record<string, string>;
}

const documentHeaders = ({ type, maxAge, staleFor, updated, headers }: DocumentKind): Record<string, string> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': `public, max-age=${maxAge}${staleFor ? `, stale-while-revalidate=${staleFor}` : ''}`,
  ...(updated && { 'Last-Modified': updated.toUTCString() }),
  ...headers,
});

export function textDocument(request: Request, text: string, kind: DocumentKind): Response {
  const body = Buffer.from(text);
  const headers = documentHeaders(kind);
  // What clients must not store, they can't compare.
  if (headers['Cache-Control'] !== 'no-store') {
    headers.ETag = `W/${contentEtag(body)}`;
    if (isNotModified(Object.fromEntries(request.headers), headers.ETag, kind.updated?.toUTCString()))
      return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

export function streamedDocument(request: Request, text: Readable, kind: DocumentKind): Response {
  if (request.method === 'HEAD') text.destroy();
  const body = request.method === 'HEAD' ? null : createReadableStreamFromReadable(text);
  return new Response(body, { headers: documentHeaders(kind) });
}

export async function orPlainError(work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (thrown) {
    const error = toTransientError(thrown);
    if (!(error instanceof DomainError)) throw error;
    const { location } = error.details;
    return new Response(`${error.message}\n`, {
      status: STATUS_BY_CODE[error.code],
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...retryHeaders(error),
        ...(location && { Location: ownLocation(location) }),
      },
    });
  }
}
