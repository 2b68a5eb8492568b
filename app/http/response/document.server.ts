import type { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { DomainError } from '~/lib/errors';
import { STATUS_BY_CODE } from './errors';
import { contentEtag, isNotModified } from './file.server';

interface DocumentKind {
  /** The media type, which is UTF-8 text. */
  type: string;
  /** Seconds for which an answer may be shown again without asking. */
  maxAge: number;
  /** Seconds after that for which it may still be shown while a new one is fetched. */
  staleFor?: number;
  updated?: Date;
  /** More headers. */
  headers?: Record<string, string>;
}

const headersOf = ({ type, maxAge, staleFor, updated, headers }: DocumentKind): Record<string, string> => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': `public, max-age=${maxAge}${staleFor ? `, stale-while-revalidate=${staleFor}` : ''}`,
  ...(updated && { 'Last-Modified': updated.toUTCString() }),
  ...headers,
});

/** A text for programs, with ETag, 304 and HEAD. */
export function textDocument(request: Request, text: string, kind: DocumentKind): Response {
  // As bytes: a response searches a text for halves of signs first.
  const body = Buffer.from(text);
  // Weak, since the same text goes out compressed in several ways.
  const etag = `W/${contentEtag(body)}`;
  const headers = { ...headersOf(kind), ETag: etag };
  if (isNotModified(Object.fromEntries(request.headers), etag, kind.updated?.toUTCString()))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** A long text that is sent while it is read. */
export function streamedDocument(request: Request, text: Readable, kind: DocumentKind): Response {
  if (request.method === 'HEAD') text.destroy();
  const body = request.method === 'HEAD' ? null : createReadableStreamFromReadable(text);
  return new Response(body, { headers: headersOf(kind) });
}

/** Runs what makes a document; a failure that has words becomes a plain one with its status. */
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
        ...(location && { Location: location }),
      },
    });
  }
}
