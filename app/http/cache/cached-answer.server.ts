import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzipSync } from 'node:zlib';
import { countCacheResult } from '~/http/middleware/metrics.server';
import { securityHeadersFor } from '~/http/middleware/security-headers.server';
import type { Encoding } from '~/http/request/content-encoding.server';
import { type CacheResult, requestContext } from '~/http/request/request-context.server';
import { contentEtag, isNotModified } from '~/http/response/file.server';
import { paced } from '~/lib/env.server';
import { yieldToRequests } from '~/platform/event-loop.server';

/** Counters may be this old. A bit earlier, the answer is rendered again in the background. */
const MAX_COUNTERS_AGE_MS = paced(5000);
const FRESH_COUNTERS_MS = paced(3000);
const PERIOD_MS = 600_000;
const STALE_PERIOD_MS = 60_000;
const MIN_COMPRESSED_BYTES = 1000;

/** Shared caches may serve a page for five seconds, and longer while they revalidate. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';
/** Without stale-while-revalidate, which browsers apply to data but not to pages. */
const SHARED_DATA = 'public, max-age=0, s-maxage=5';
const PRIVATE = 'private, no-cache';

export interface Version {
  version: number;
  counters: number;
}

export const UNKNOWN_VERSION: Version = { version: -1, counters: -1 };

export interface CachedAnswer extends Version {
  status: number;
  /** Alternating names and values, which Node writes faster than an object. */
  headers: string[];
  notModifiedHeaders: string[];
  etag: string;
  modified: string | undefined;
  body: Buffer;
  /** Whether it was compressed quickly, because most pages that crawlers request are requested once. */
  canShrink: boolean;
  isPage: boolean;
  madeAt: number;
  /** When it expires, as a timestamp in ms. `max-age` is computed from it for every response. */
  until: number | undefined;
  /** Whether it contains counters. */
  isCounted: boolean;
  /** Why it is a 503, for the log line of every request that gets it. */
  failure: string | undefined;
  missedSearch: string | undefined;
}

/** Takes less than half as long as `SMALL`, for a sixth more bytes. */
const FAST = 3;
const SMALL = 5;

const brotli = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Above 16 (64 KB), it needs a table of a megabyte, with page faults for each answer.
    [constants.BROTLI_PARAM_LGWIN]: body.length > 1 << 16 ? 17 : 16,
  },
});

/** Synchronous: a stream and another thread cost a third more, and rendering takes longer anyway. */
function compress(body: Buffer, encoding: Encoding, isPopular: boolean): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotli(body, isPopular ? SMALL : FAST));
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}

/** Compresses an answer that is requested again, on another thread. */
export async function shrink(answer: CachedAnswer): Promise<void> {
  answer.canShrink = false;
  const whole = await promisify(brotliDecompress)(answer.body);
  const body = await promisify(brotliCompress)(whole, brotli(whole, SMALL));
  Object.assign(answer, { body, headers: withLength(answer.notModifiedHeaders, body) });
}

const withLength = (headers: string[], body: Buffer) => [...headers, 'content-length', String(body.length)];

/** Refusals are not shared, and files are not read into memory. */
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
  { encoding: wanted, isPrivate, isPopular }: { encoding: Encoding; isPrivate: boolean; isPopular: boolean },
  made: Version & { madeAt: number },
): Promise<CachedAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  if (encoding !== 'identity') await yieldToRequests();
  const body = compress(bytes, encoding, isPopular);
  const own = new Headers(response.headers);
  // Weak, because the same text is sent with several encodings.
  const etag = own.get('ETag') ?? `W/${contentEtag(bytes)}`;
  own.set('ETag', etag);
  own.set('Cache-Control', cacheControl(response, isPrivate));
  const expires = own.get('Expires');
  if (expires !== null) own.delete('Cache-Control');
  own.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') own.set('Content-Encoding', encoding);
  own.delete('Content-Length');
  const securityHeaders = withLowerCaseNames(securityHeadersFor(requestContext().isHttps));
  const notModifiedHeaders = Object.entries({ ...securityHeaders, ...Object.fromEntries(own) }).flat();
  return {
    ...made,
    until: expires === null ? undefined : Date.parse(expires),
    isCounted: own.get('Content-Type')?.startsWith('application/') === true,
    status: response.status,
    failure: requestContext().failure,
    missedSearch: requestContext().missedSearch,
    headers: withLength(notModifiedHeaders, body),
    notModifiedHeaders,
    etag,
    modified: own.get('Last-Modified') ?? undefined,
    body,
    canShrink: encoding === 'br' && !isPopular,
    isPage: own.get('Content-Type')?.startsWith('text/html') === true,
  };
}

function headersUntil({ until }: CachedAnswer): string[] {
  if (until === undefined) return [];
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return ['cache-control', `public, max-age=${seconds}`];
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
  if (answer.missedSearch !== undefined) context.missedSearch = answer.missedSearch;
  const own = [...headersUntil(answer), 'server-timing', `cache;desc=${result}`, 'x-request-id', context.requestId];
  if (answer.status === 200 && isNotModified(headers, answer.etag, answer.modified)) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...own]).end();
  } else {
    response.writeHead(answer.status, [...answer.headers, ...own]);
    response.end(method === 'HEAD' ? undefined : answer.body);
  }
}
