import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { hearOfChanges } from '~/db/fellow-workers.server';
import { forEverybody, galleryVersion, watchGalleryChanges } from '~/db/gallery-changes.server';
import { env } from '~/lib/env.server';
import { wantsLittleData } from '../little-data.server';
import { type CacheResult, countCacheResult } from '../metrics.server';
import { requestContext } from '../request-context.server';
import { noteVisit } from '../visits.server';
import { type Encoding, preferredEncoding } from './encoding.server';
import { isPersonal } from './personal-answers.server';
import { galleryBehind, type IsRouted, publicAddress } from './public-addresses.server';
import { securityHeadersFor } from './security-headers.server';
import { sendResponse } from './send-response.server';
import type { Step } from './step';

/** Remix. */
export type Render = (request: Request) => Promise<Response>;

const MEGABYTE = 1024 * 1024;
/** What an entry takes beside its key and its body. */
const ENTRY_BYTES = 2000;
/** Downloads and visitors may be counted this much later than they happen, in ms; a little before, an answer is made anew. */
const COUNTERS_LAG_MS = 5000;
const COUNTERS_FRESH_MS = 3000;
/** The order of shuffled lists, and what lies by the clock, change with every period of this many ms. */
const PERIOD_MS = 600_000;
/** How long into the next period the last one's answer is given while the new one is made. */
const OVERTIME_MS = 60_000;
/** Smaller bodies do not shrink by more than the header that says so. */
const LEAST_COMPRESSED = 1000;

/** For caches on the way: they may give a page for five seconds, and a little longer while they ask for a new one. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';
/** Browsers give data, unlike pages, themselves while they ask for new ones. */
const SHARED_DATA = 'public, max-age=0, s-maxage=5';
/** What depends on where the visitor came from. */
const FOR_ONE = 'private, no-cache';

interface Answer {
  status: number;
  /** Names and values in turn, of an answer with its body and of one without: Node writes them faster than an object's. */
  head: string[];
  knownHead: string[];
  etag: string;
  modified: string | undefined;
  body: Buffer;
  isPage: boolean;
  /** As they were before it was made. */
  version: number;
  counters: number;
  madeAt: number;
}

interface Wanted {
  key: string;
  address: string;
  gallery: string;
  littleData: boolean;
  encoding: Encoding;
}

const deflate = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return deflate.br(body, brotli);
  return encoding === 'gzip' ? deflate.gzip(body, { level: 6 }) : body;
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Whether all who wait for it may get it. Whoever is refused is refused alone; no file is read into memory. */
const isForAll = ({ status, headers }: Response) =>
  (status === 200 || status === 404 || status >= 500) &&
  !headers.has('Set-Cookie') &&
  !headers.has('Content-Disposition') &&
  /^(text|application)\//.test(headers.get('Content-Type') ?? '');

/** Whether others than those who wait for it may get it: a failure passes. */
const isKept = ({ status, version }: Answer) => status < 500 && version !== UNKNOWN.version;

/** While nobody can tell: what is made is for those who wait for it. */
const UNKNOWN = { version: -1, counters: -1 };

function freshnessOf(answer: Answer, now: { version: number; counters: number }): CacheResult {
  if (answer.version !== now.version) return 'miss';
  const age = Date.now() - answer.madeAt;
  const periods = Math.floor(Date.now() / PERIOD_MS) - Math.floor(answer.madeAt / PERIOD_MS);
  if (periods > 1 || (periods === 1 && Date.now() % PERIOD_MS > OVERTIME_MS)) return 'miss';
  if (answer.counters !== now.counters && age > COUNTERS_FRESH_MS) return age > COUNTERS_LAG_MS ? 'miss' : 'stale';
  return periods === 0 ? 'hit' : 'stale';
}

/** Seconds for which a page may be kept elsewhere; a wallpaper's page that leads back to a certain list is for one visitor. */
function cachingOf(response: Response, { gallery }: Wanted): string {
  if (gallery) return FOR_ONE;
  const said = response.headers.get('Cache-Control') ?? 'no-cache';
  if (said !== 'no-cache' || response.status >= 500) return said;
  return response.headers.get('Content-Type') === 'text/x-script' ? SHARED_DATA : SHARED;
}

async function answerFrom(
  response: Response,
  wanted: Wanted,
  { version, counters, madeAt }: { version: number; counters: number; madeAt: number },
): Promise<Answer> {
  const whole = Buffer.from(await response.arrayBuffer());
  const encoding = whole.length < LEAST_COMPRESSED ? 'identity' : wanted.encoding;
  const body = await compressed(whole, encoding);
  const own = new Headers(response.headers);
  // Weak, since the same text goes out compressed in several ways.
  const etag = own.get('ETag') ?? `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`;
  own.set('ETag', etag);
  own.set('Cache-Control', cachingOf(response, wanted));
  const type = own.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html');
  own.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') own.set('Content-Encoding', encoding);
  own.delete('Content-Length');
  const modified = own.get('Last-Modified') ?? undefined;
  const knownHead = Object.entries({
    ...withNames(securityHeadersFor(requestContext().isHttps)),
    ...Object.fromEntries(own),
  }).flat();
  const head = [...knownHead, 'content-length', String(body.length)];
  const { status } = response;
  return { status, head, knownHead, etag, modified, body, isPage, version, counters, madeAt };
}

/** In small letters, as an answer's own are. */
const withNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function isKnown({ status, etag, modified }: Answer, headers: IncomingHttpHeaders): boolean {
  const conditions = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
  };
  return status === 200 && fresh(conditions, { etag, 'last-modified': modified });
}

function send(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  result: CacheResult,
): void {
  countCacheResult(result);
  if (answer.isPage && answer.status < 400) noteVisit(headers['user-agent'], headers['sec-purpose']);
  const timing = ['server-timing', `cache;desc=${result}`];
  if (isKnown(answer, headers)) response.writeHead(304, [...answer.knownHead, ...timing]).end();
  else {
    response.writeHead(answer.status, [...answer.head, ...timing]);
    response.end(method === 'HEAD' ? undefined : answer.body);
  }
}

/**
 * Answers that are the same for everybody, from memory while the gallery does not change. One is made however many ask for
 * it, from a request that holds nothing but what the key does: an answer cannot depend on who asked first.
 */
export function answersFromMemory(
  render: Render,
  isRouted: IsRouted,
  megabytes = env.ANSWER_CACHE_MB,
  databaseUrl = env.DATABASE_URL,
): Step {
  if (megabytes === 0 || env.NODE_ENV === 'development' || !databaseUrl) return passOn;
  watchGalleryChanges(databaseUrl);
  hearOfChanges();
  const memory = new LRUCache<string, Answer>({
    maxSize: megabytes * MEGABYTE,
    maxEntrySize: (megabytes * MEGABYTE) / 16,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });
  const underWay = new Map<string, Promise<Answer | Response>>();

  function wantedBy({ url = '', headers }: IncomingMessage): Wanted | null {
    const found = publicAddress(url, isRouted);
    if (!found) return null;
    const { address, isPage } = found;
    const { origin } = requestContext();
    const gallery = galleryBehind(address, headers.referer, origin);
    const littleData = isPage && wantsLittleData(headers);
    const encoding = preferredEncoding(headers['accept-encoding']);
    const key = `${encoding} ${littleData ? 'little' : 'all'} ${origin} ${address} ${gallery}`;
    return { key, address, gallery, littleData, encoding };
  }

  /** An answer for everybody, which is kept, or else the response to whoever has asked. */
  async function make(wanted: Wanted, now: { version: number; counters: number }): Promise<Answer | Response> {
    const { origin } = requestContext();
    const headers = {
      ...(wanted.gallery && { Referer: origin + wanted.gallery }),
      ...(wanted.littleData && { 'Save-Data': 'on' }),
    };
    const madeAt = Date.now();
    const response = await forEverybody(() => render(new Request(origin + wanted.address, { headers })));
    if (!isForAll(response)) return response;
    const answer = await answerFrom(response, wanted, { ...now, madeAt });
    if (isKept(answer)) memory.set(wanted.key, answer);
    return answer;
  }

  /** The rendering that is under way, if it began under this version. */
  function makeOnce(wanted: Wanted, now: { version: number; counters: number }) {
    const key = `${now.version} ${wanted.key}`;
    const begun = underWay.get(key);
    if (begun) return { made: begun, isFirst: false };
    const made = make(wanted, now).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return { made, isFirst: true };
  }

  async function makeAndSend(
    wanted: Wanted,
    now: { version: number; counters: number },
    { request, response, next }: { request: IncomingMessage; response: ServerResponse; next: () => void },
  ): Promise<void> {
    const { made, isFirst } = makeOnce(wanted, now);
    const outcome = await made;
    if (response.destroyed) return;
    if (!(outcome instanceof Response)) send(request, response, outcome, 'miss');
    // What was for the first one alone, the others ask for themselves.
    else if (isFirst) await sendResponse(request, response, outcome);
    else next();
  }

  function answer(wanted: Wanted, request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const now = galleryVersion() ?? UNKNOWN;
    const kept = memory.get(wanted.key);
    const freshness = kept ? freshnessOf(kept, now) : 'miss';
    if (kept && freshness !== 'miss') {
      send(request, response, kept, freshness);
      if (freshness === 'stale') makeOnce(wanted, now).made.catch(console.error);
      return;
    }
    // Dots and backslashes in a path would lead the router elsewhere.
    if (new URL(requestContext().origin + wanted.address).pathname !== wanted.address.split('?', 1)[0]) {
      next();
      return;
    }
    makeAndSend(wanted, now, { request, response, next }).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else next();
    });
  }

  return (request, response, next) => {
    if (!isRead(request)) return next();
    if (isPersonal(request)) return next();
    const wanted = wantedBy(request);
    if (!wanted) return next();
    // A change that has arrived together with the request comes first.
    setImmediate(answer, wanted, request, response, next);
  };
}

const passOn: Step = (_request, _response, next) => next();
