import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { countCacheResult } from '~/http/middleware/metrics.server';
import { securityHeadersFor } from '~/http/middleware/security-headers.server';
import type { Encoding } from '~/http/request/content-encoding.server';
import { type CacheResult, requestContext } from '~/http/request/request-context.server';
import { readBytes } from '~/http/response/bytes.server';
import { contentEtag, isNotModified } from '~/http/response/file.server';

/** Counters may lag this much; a little before, an answer is rendered anew. */
const MAX_COUNTERS_AGE_MS = 5000;
const FRESH_COUNTERS_MS = 3000;
const PERIOD_MS = 600_000;
const STALE_PERIOD_MS = 60_000;
const MIN_COMPRESSED_BYTES = 1000;

/** Shared caches may give a page for five seconds, and while they revalidate. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';
/** Browsers heed stale-while-revalidate for data, unlike for pages. */
const SHARED_DATA = 'public, max-age=0, s-maxage=5';
const PRIVATE = 'private, no-cache';

export interface Version {
  version: number;
  counters: number;
}

export const UNKNOWN_VERSION: Version = { version: -1, counters: -1 };

export interface CachedAnswer extends Version {
  status: number;
  /** Names and values in turn: Node writes them faster than an object's. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  modified: string | undefined;
  body: Buffer;
  isPage: boolean;
  madeAt: number;
  /** When it ends whatever happens, in ms; the seconds until then are counted for each who gets it. */
  until: number | undefined;
  /** Whether the browser asks anew then. */
  isRefreshed: boolean;
  /** Whether counters stand in it. */
  isCounted: boolean;
  /** Why it is a 503, for everybody who gets it. */
  failure: string | undefined;
}

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Up to 16 it needs no table of a megabyte, which the system would hand over page by page each time.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};

/** At once: a stream and another thread cost a third more, and rendering has taken longer. */
function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliOptions);
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}

/** Whoever is refused is refused alone; no file is read into memory. */
export const isShareable = ({ status, headers }: Response): boolean =>
  (isRedirectUntil({ status, headers }) ||
    ((status === 200 || status === 404 || status >= 500) &&
      /^(text|application)\//.test(headers.get('Content-Type') ?? ''))) &&
  !headers.has('Set-Cookie') &&
  !headers.has('Content-Disposition');

const isRedirectUntil = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 302 && headers.has('Expires');

export const isCacheable = ({ status, version }: CachedAnswer): boolean =>
  status < 500 && version !== UNKNOWN_VERSION.version;

export function judgeFreshness(answer: CachedAnswer, now: Version): CacheResult {
  if (answer.version !== now.version) return 'miss';
  if (answer.until !== undefined && Date.now() >= answer.until) return 'miss';
  const age = Date.now() - answer.madeAt;
  if (answer.until !== undefined && !answer.isCounted) return 'hit';
  const periods = Math.floor(Date.now() / PERIOD_MS) - Math.floor(answer.madeAt / PERIOD_MS);
  if (periods > 1 || (periods === 1 && Date.now() % PERIOD_MS > STALE_PERIOD_MS)) return 'miss';
  if (answer.counters !== now.counters && age > FRESH_COUNTERS_MS) return age > MAX_COUNTERS_AGE_MS ? 'miss' : 'stale';
  return periods === 0 ? 'hit' : 'stale';
}

function cacheControl({ headers, status }: Response, isPrivate: boolean): string {
  if (isPrivate) return PRIVATE;
  const given = headers.get('Cache-Control') ?? 'no-cache';
  if (given !== 'no-cache' || status >= 500) return given;
  return headers.get('Content-Type') === 'text/x-script' ? SHARED_DATA : SHARED;
}

const withLowerCaseNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export async function toCachedAnswer(
  response: Response,
  { encoding: wanted, isPrivate }: { encoding: Encoding; isPrivate: boolean },
  made: Version & { madeAt: number },
): Promise<CachedAnswer> {
  const bytes = await readBytes(response);
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  const body = compress(bytes, encoding);
  const own = new Headers(response.headers);
  // Weak, since the same text goes out compressed in several ways.
  const etag = own.get('ETag') ?? `W/${contentEtag(bytes)}`;
  own.set('ETag', etag);
  own.set('Cache-Control', cacheControl(response, isPrivate));
  const expires = own.get('Expires');
  const isRefreshed = own.has('Refresh');
  if (expires !== null) {
    own.delete('Cache-Control');
    own.delete('Refresh');
  }
  own.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') own.set('Content-Encoding', encoding);
  own.delete('Content-Length');
  const securityHeaders = withLowerCaseNames(securityHeadersFor(requestContext().isHttps));
  const notModifiedHeaders = Object.entries({ ...securityHeaders, ...Object.fromEntries(own) }).flat();
  return {
    ...made,
    until: expires === null ? undefined : Date.parse(expires),
    isRefreshed,
    isCounted: own.get('Content-Type')?.startsWith('application/') === true,
    status: response.status,
    failure: requestContext().failure,
    headers: [...notModifiedHeaders, 'content-length', String(body.length)],
    notModifiedHeaders,
    etag,
    modified: own.get('Last-Modified') ?? undefined,
    body,
    // A screen that asks by itself is no visitor.
    isPage: expires === null && own.get('Content-Type')?.startsWith('text/html') === true,
  };
}

function headersUntil({ until, isRefreshed }: CachedAnswer): string[] {
  if (until === undefined) return [];
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return ['cache-control', `public, max-age=${seconds}`, ...(isRefreshed ? ['refresh', String(seconds + 1)] : [])];
}

export function sendCachedAnswer(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  result: CacheResult,
): void {
  countCacheResult(result);
  const context = requestContext();
  context.cache = result;
  context.failure ??= answer.failure;
  const own = [...headersUntil(answer), 'server-timing', `cache;desc=${result}`, 'x-request-id', context.requestId];
  if (answer.status === 200 && isNotModified(headers, answer.etag, answer.modified)) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...own]).end();
  } else {
    response.writeHead(answer.status, [...answer.headers, ...own]);
    response.end(method === 'HEAD' ? undefined : answer.body);
  }
}
