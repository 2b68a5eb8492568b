import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '~/lib/env.server';
import type { Scope } from '~/lib/scopes';
import { chooseLanguageBy, type SpokenLanguage } from '~/messages/languages.server';
import { noteFailuresBy } from '~/platform/failure-reason.server';
import { nameRequestsBy } from '~/platform/log.server';
import { isDataPath } from '~/remix/data-address';
import { clientAddress, isTrustedPeer } from './client-address.server';
import { partsOfTarget } from './request-target';
import type { Route } from './route-patterns.server';

export type CacheResult = 'hit' | 'stale' | 'miss';

/** The administrator that a token acts for, and what it may do. */
export interface TokenHolder {
  administratorId: number;
  username: string;
  scopes: Scope[];
}

export interface RequestContext extends SpokenLanguage {
  requestId: string;
  route: Route;
  /** The result of the answer cache. */
  cache: CacheResult | undefined;
  address: string;
  isHttps: boolean;
  origin: string;
  /** As the request says it, also where SITE_URL says another. */
  host: string;
  /** null when no header tells, as with scripts and text browsers. */
  isSameOrigin: boolean | null;
  isAdministrator: boolean;
  /** Set when the request came with a token. */
  token?: TokenHolder;
  /** Whether a script requests a page's data, not a browser the page. */
  isForScript: boolean;
  /** Why something is unavailable, for the log. */
  failure?: string;
  /** Words that found nothing. Kept with an answer in memory, so that they count for everyone who gets it. */
  missedSearch?: string;
}

export const isRead = (method: string | null | undefined): boolean => method === 'GET' || method === 'HEAD';

const storage = new AsyncLocalStorage<RequestContext>();

nameRequestsBy(() => {
  const context = storage.getStore();
  // The pattern, never the address, which may contain typed text.
  return context ? { requestId: context.requestId, route: context.route.pattern } : {};
});

noteFailuresBy((reason) => {
  const context = storage.getStore();
  if (context) context.failure = reason;
});

chooseLanguageBy(() => storage.getStore());

const REQUEST_ID = /^[\w-]{8,64}$/;

function readRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) && isTrustedPeer(request) ? given : randomUUID();
}

/** The last value, which the nearest proxy added. Visitors can forge the earlier ones. */
function lastForwarded(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  return value?.split(',').at(-1)?.trim() || undefined;
}

/** Saves checking again, because a site has few names. */
let lastValidHost = '';

export function isHost(text: string): boolean {
  if (text === lastValidHost) return text !== '';
  if (!/^[\w.:[\]-]+$/.test(text) || !URL.canParse(`http://${text}`)) return false;
  lastValidHost = text;
  return true;
}

const siteOrigin = env.SITE_URL && new URL(env.SITE_URL).origin;

/** The requested scheme and host according to a trusted proxy. The scheme is undefined without one. */
export function askedFor(request: IncomingMessage): { scheme: string | undefined; host: string } {
  const { headers } = request;
  const trusted = isTrustedPeer(request);
  return {
    scheme: (trusted && lastForwarded(headers['x-forwarded-proto'])) || undefined,
    host: (trusted && lastForwarded(headers['x-forwarded-host'])) || headers.host || 'localhost',
  };
}

function readOrigin(request: IncomingMessage): string {
  if (siteOrigin) return siteOrigin;
  const { scheme, host } = askedFor(request);
  return `${scheme === 'https' ? 'https' : 'http'}://${isHost(host) ? host : 'localhost'}`;
}

function isSameOrigin(request: IncomingMessage, origin: string): boolean | null {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Text browsers only send a Referer, which another site can't forge.
  const from = request.headers.origin ?? request.headers.referer;
  if (from === undefined) return null;
  const own = `http://${request.headers.host}`;
  try {
    const { origin: sender } = new URL(from);
    return sender === origin || (!env.SITE_URL && sender === own);
  } catch {
    return false;
  }
}

export function readRequestContext(
  request: IncomingMessage,
  route: Route,
  { language, prefix }: SpokenLanguage,
): RequestContext {
  const origin = readOrigin(request);
  return {
    requestId: readRequestId(request),
    language,
    prefix,
    route,
    cache: undefined,
    address: clientAddress(request),
    isHttps: origin.startsWith('https:'),
    origin,
    host: askedFor(request).host,
    isSameOrigin: isSameOrigin(request, origin),
    isAdministrator: false,
    isForScript: isDataPath(partsOfTarget(request.url)[0]),
  };
}

export const withRequestContext = <Outcome>(context: RequestContext, work: () => Outcome): Outcome =>
  storage.run(context, work);

export function noteMissedSearch(words: string): void {
  const context = storage.getStore();
  if (context) context.missedSearch = words;
}

export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('requestContext() was called outside a request');
  return context;
}
