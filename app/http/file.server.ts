import fresh from 'fresh';
import parseRange from 'range-parser';
import type { ReadableFiles } from '~/images/file-store.server';
import { nullIfNotFound } from '~/lib/errors';

const missing = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

function partOf(
  request: Request,
  bytes: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | null {
  const header = request.headers.get('Range');
  const condition = request.headers.get('If-Range');
  if (!header || (condition && condition !== etag)) return null;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) return 'unsatisfiable';
  // Several parts, or another unit: the whole file is a right answer to both.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** A stored file with ETag, 304, ranges and HEAD. Names are content-addressed, so key and name are the validator. */
export async function fileResponse(
  request: Request,
  store: ReadableFiles,
  file: { key: string; name: string; type: string },
  headers: Record<string, string>,
): Promise<Response> {
  const facts = await store.stat(file.key, file.name).catch(nullIfNotFound);
  if (!facts) return missing();
  const etag = `"${file.key}-${file.name}-${facts.bytes}"`;
  const common = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes', 'Content-Type': file.type };
  const conditions = { 'if-none-match': request.headers.get('If-None-Match') ?? undefined };
  if (conditions['if-none-match'] && fresh(conditions, { etag }))
    return new Response(null, { status: 304, headers: common });

  const part = partOf(request, facts.bytes, etag);
  if (part === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${facts.bytes}` } });
  }
  const length = part ? part.end - part.start + 1 : facts.bytes;
  const body = request.method === 'HEAD' ? null : await store.open(file.key, file.name, part ?? undefined);
  return new Response(body, {
    status: part ? 206 : 200,
    headers: {
      ...common,
      'Content-Length': String(length),
      ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${facts.bytes}` }),
    },
  });
}
