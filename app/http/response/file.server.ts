import { createHash } from 'node:crypto';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { RENDITION_CACHING } from '~/images/renditions';
import { nullIfNotFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ByteRange, ReadableFiles } from '~/storage/file-store.server';

/** Allows scripts and pages of other sites to use the answer. */
export const FOR_ALL_SITES = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** The headers of every picture. */
export const PICTURE_HEADERS = { 'Cache-Control': RENDITION_CACHING, ...FOR_ALL_SITES };

export const contentEtag = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

interface Conditions {
  'if-none-match'?: string;
  'if-modified-since'?: string;
}

/** Ignores Cache-Control: a reload should revalidate, not download the same bytes again. */
export function isNotModified(asked: Conditions, etag: string, modified?: string): boolean {
  const conditions = { 'if-none-match': asked['if-none-match'], 'if-modified-since': asked['if-modified-since'] };
  return fresh(conditions, { etag, 'last-modified': modified });
}

interface FileRequest {
  'if-none-match'?: string;
  'if-range'?: string;
  range?: string;
}

function findPart({ range, 'if-range': condition }: FileRequest, bytes: number, etag: string) {
  if (!range || (condition && condition !== etag)) return null;
  const ranges = parseRange(bytes, range);
  if (ranges === -1) return 'unsatisfiable';
  // Several ranges or another unit: HTTP allows answering with the whole file.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

export function answerForFile(
  asked: FileRequest,
  { etag, bytes }: { etag: string; bytes: number },
): { status: 200 | 206 | 304 | 416; headers: Record<string, string>; part?: ByteRange; hasBody: boolean } {
  const headers = { ETag: etag, 'Accept-Ranges': 'bytes' };
  const known = asked['if-none-match'];
  if (known && fresh({ 'if-none-match': known }, { etag })) return { status: 304, headers, hasBody: false };
  const part = findPart(asked, bytes, etag);
  if (part === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` }, hasBody: false };
  }
  if (!part) return { status: 200, headers: { ...headers, 'Content-Length': String(bytes) }, hasBody: true };
  const length = { 'Content-Length': String(part.end - part.start + 1) };
  const range = { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` };
  return { status: 206, headers: { ...headers, ...length, ...range }, part, hasBody: true };
}

/** Names are content-addressed, so key and name identify the content. */
export const storedFileEtag = (key: string, name: string, bytes: number) => `"${key}-${name}-${bytes}"`;

type Files = Pick<ReadableFiles, 'stat' | 'open'>;

interface NamedFile {
  key: string;
  name: string;
  type: string;
}

export async function fileResponse(
  request: Request,
  store: Files,
  file: NamedFile,
  headers: Record<string, string>,
): Promise<Response> {
  const facts = await store.stat(file.key, file.name).catch(nullIfNotFound);
  if (!facts) {
    const missing = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(`${messagesOf('requests').noFile}\n`, { status: 404, headers: missing });
  }
  const { status, part, hasBody, ...answer } = answerForFile(Object.fromEntries(request.headers), {
    etag: storedFileEtag(file.key, file.name + (facts.mark ?? ''), facts.bytes),
    bytes: facts.bytes,
  });
  const body = hasBody && request.method !== 'HEAD' ? await store.open(file.key, file.name, part) : null;
  return new Response(body, { status, headers: { ...headers, 'Content-Type': file.type, ...answer.headers } });
}

export interface OpenedPicture {
  files: Files;
  file: NamedFile;
  /** Without a database, a file that is made is sent without its credit, and caches must not keep that. */
  lacksCredit?: boolean;
}

export const pictureResponse = (
  request: Request,
  { files, file, lacksCredit }: OpenedPicture,
  headers: Record<string, string> = PICTURE_HEADERS,
): Promise<Response> =>
  fileResponse(request, files, file, lacksCredit ? { ...headers, 'Cache-Control': 'no-store' } : headers);

/** For a file that is made for its address, to be saved. */
export const saveHeaders = (saveAs: string) => ({
  'Content-Disposition': contentDisposition(saveAs),
  'Cache-Control': 'no-cache',
  'X-Robots-Tag': 'noindex',
});

export function madeFile(
  { method }: Request,
  { body, saveAs, type }: { body: string | ReadableStream; saveAs: string; type: string },
  headers: Record<string, string> = {},
): Response {
  return new Response(method === 'HEAD' ? null : body, {
    headers: { 'Content-Type': type, ...saveHeaders(saveAs), ...headers },
  });
}
