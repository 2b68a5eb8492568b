import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { galleryVersion, inSharedScope, subscribeToChanges } from '~/db/cache-invalidation.server';
import { type Middleware, noop } from '~/http/middleware/middleware';
import { inTurn, refuseIfCrowded } from '~/http/middleware/render-turns.server';
import { type Render, sendResponse } from '~/http/middleware/send-response.server';
import { appearanceCookies, readAppearance } from '~/http/request/appearance.server';
import { acceptedTypes, type Encoding, preferredEncoding } from '~/http/request/content-encoding.server';
import { dataSaverChoice, wantsDataSaver } from '~/http/request/data-saver.server';
import { isPrivate } from '~/http/request/private-request.server';
import { type CacheResult, isRead, requestContext } from '~/http/request/request-context.server';
import { findOtherLanguage } from '~/http/request/request-language.server';
import { partsOfTarget } from '~/http/request/request-target';
import { env } from '~/lib/env.server';
import { logError } from '~/platform/log.server';
import { cacheableAddress, referringPage } from './cacheable-address.server';
import {
  type CachedAnswer,
  isCacheable,
  isShareable,
  judgeFreshness,
  sendCachedAnswer,
  shrink,
  toCachedAnswer,
  UNKNOWN_VERSION,
  type Version,
} from './cached-answer.server';

const MEGABYTE = 1024 * 1024;
const ENTRY_BYTES = 2000;

interface CacheQuery {
  key: string;
  address: string;
  backTo: string;
  dataSaver: boolean;
  /** Cookies of the appearance. */
  cookies: string;
  accept: string;
  encoding: Encoding;
}

function cacheQuery({ url = '', headers }: IncomingMessage): CacheQuery | null {
  const { origin, language, prefix, route } = requestContext();
  if (route.pattern === '/' && findOtherLanguage(headers.cookie, language)) return null;
  const address = cacheableAddress(url, route);
  if (address === null) return null;
  const backTo = referringPage(address, route, headers.referer, origin);
  const dataSaver = route.facts.dataSaver === true && wantsDataSaver(headers);
  const encoding = preferredEncoding(headers['accept-encoding']);
  const accept = acceptedTypes(headers.accept, route.facts.cache?.accept);
  const cookies = headers.cookie ? appearanceCookies(readAppearance(headers)) : '';
  const key = `${encoding} ${dataSaver ? 'dataSaver' : 'all'} ${cookies} ${accept} ${origin}${prefix} ${address} ${backTo}`;
  return { key, address, backTo, dataSaver, cookies, accept, encoding };
}

/** Contains only what the cache key contains, so that an answer can't depend on who asked first. */
function anonymousRequest({ address, backTo, dataSaver, cookies, accept }: CacheQuery): Request {
  const { origin } = requestContext();
  const headers = {
    ...(accept && { Accept: accept }),
    ...(backTo && { Referer: origin + backTo }),
    Cookie: [cookies, dataSaverChoice(dataSaver)].filter(Boolean).join('; '),
  };
  return new Request(origin + address, { headers });
}

/** The router would resolve dots and backslashes to another path. */
const isNormalized = (address: string) =>
  new URL(requestContext().origin + address).pathname === partsOfTarget(address)[0];

const openCache = (maxSize: number) =>
  new LRUCache<string, CachedAnswer>({
    maxSize,
    maxEntrySize: maxSize / 16,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });

export type RecordVisit = (userAgent?: string, purpose?: string | string[]) => void;

/** Serves public answers from memory while the gallery doesn't change. With 0 megabytes nothing is stored. */
export function answerCache(
  { render, recordVisit }: { render: Render; recordVisit: RecordVisit },
  megabytes = env.ANSWER_CACHE_MB,
  databaseUrl = env.DATABASE_URL,
): Middleware {
  if (env.NODE_ENV === 'development' || !databaseUrl) return noop;
  subscribeToChanges(databaseUrl, env.DATABASE_REPLICA_URL);
  const cache = megabytes > 0 ? openCache(megabytes * MEGABYTE) : undefined;
  function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer, result: CacheResult): void {
    sendCachedAnswer(request, response, answer, result);
    const { 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers;
    if (answer.isPage && answer.status < 400) recordVisit(userAgent, purpose);
  }

  const renderings = new Map<string, Promise<CachedAnswer | Response>>();

  async function renderAnswer(query: CacheQuery, now: Version): Promise<CachedAnswer | Response> {
    const madeAt = Date.now();
    const response = await inSharedScope(() => render(anonymousRequest(query)));
    if (!isShareable(response)) return response;
    // An outdated answer was requested before.
    const isPopular = cache?.has(query.key) === true;
    const options = { encoding: query.encoding, isPrivate: query.backTo !== '', isPopular };
    const answer = await toCachedAnswer(response, options, { ...now, madeAt });
    if (isCacheable(answer)) cache?.set(query.key, answer);
    return answer;
  }

  /** Single flight: requests for an answer that is being rendered in this version share it. */
  function renderOnce(query: CacheQuery, now: Version) {
    const key = `${now.version} ${query.key}`;
    const begun = renderings.get(key);
    if (begun) return { rendering: begun, isFirst: false };
    const rendering = inTurn(() => renderAnswer(query, now)).finally(() => renderings.delete(key));
    renderings.set(key, rendering);
    return { rendering, isFirst: true };
  }

  async function renderAndSend(
    query: CacheQuery,
    now: Version,
    { request, response, next }: { request: IncomingMessage; response: ServerResponse; next: () => void },
  ): Promise<void> {
    const { rendering, isFirst } = renderOnce(query, now);
    const outcome = await rendering;
    if (response.destroyed) return;
    if (!(outcome instanceof Response)) send(request, response, outcome, 'miss');
    else if (isFirst) await sendResponse(request, response, outcome);
    else next();
  }

  function answer(query: CacheQuery, request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const now = galleryVersion() ?? UNKNOWN_VERSION;
    const cached = cache?.get(query.key);
    const freshness = cached ? judgeFreshness(cached, now) : 'miss';
    if (cached && freshness !== 'miss') {
      send(request, response, cached, freshness);
      if (cached.canShrink) shrink(cached).catch(logError);
      if (freshness === 'stale') renderOnce(query, now).rendering.catch(logError);
    } else if (!isNormalized(query.address)) {
      next();
    } else if (renderings.has(`${now.version} ${query.key}`) || !refuseIfCrowded(response)) {
      renderAndSend(query, now, { request, response, next }).catch((error) => {
        logError(error);
        if (response.headersSent) response.destroy();
        else next();
      });
    }
  }

  return (request, response, next) => {
    const query = isRead(request.method) && !isPrivate(request) ? cacheQuery(request) : null;
    // Changes that arrived together with the request are applied first.
    if (query) setImmediate(answer, query, request, response, next);
    else next();
  };
}
