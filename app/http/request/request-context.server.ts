import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '~/lib/env.server';
import { noteFailuresBy } from '~/platform/failure-reason.server';
import { nameRequestsBy } from '~/platform/log.server';
import { isDataPath } from '~/remix/data-address';
import { clientAddress, isTrustedPeer } from './client-address.server';
import { partsOfTarget } from './request-target';
import type { Route } from './route-patterns.server';

export type CacheResult = 'hit' | 'stale' | 'miss';

export interface RequestContext {
  requestId: string;
  route: Route;
  /** What the memory of finished answers had. */
  cache: CacheResult | undefined;
  address: string;
  isHttps: boolean;
  origin: string;
  /** As a browser would call it; null when nothing tells (a script, a text browser). */
  isSameOrigin: boolean | null;
  isAdministrator: boolean;
  /** Whether a script asks for a page's data, instead of a browser for the page. */
  isForScript: boolean;
  /** Why what it needs is not to be had, for the log. */
  failure?: string;
}

export const isRead = (method: string | null | undefined): boolean => method === 'GET' || method === 'HEAD';

const storage = new AsyncLocalStorage<RequestContext>();

nameRequestsBy(() => {
  const context = storage.getStore();
  // The pattern, never the address, which may hold typed text.
  return context ? { requestId: context.requestId, route: context.route.pattern } : {};
});

noteFailuresBy((reason) => {
  const context = storage.getStore();
  if (context) context.failure = reason;
});

const REQUEST_ID = /^[\w-]{8,64}$/;

function readRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) && isTrustedPeer(request) ? given : randomUUID();
}

/** The value of the nearest proxy: what stands before it may be the visitor's own. */
function lastForwarded(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  return value?.split(',').at(-1)?.trim() || undefined;
}

/** A site has few names. */
let lastValidHost = '';

export function isHost(text: string): boolean {
  if (text === lastValidHost) return text !== '';
  if (!/^[\w.:[\]-]+$/.test(text) || !URL.canParse(`http://${text}`)) return false;
  lastValidHost = text;
  return true;
}

const siteOrigin = env.SITE_URL && new URL(env.SITE_URL).origin;

/** What was asked for, as a trusted proxy says. Without a scheme where none says. */
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
  // Text browsers send only a Referer, which another site cannot make up.
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

export function readRequestContext(request: IncomingMessage, route: Route): RequestContext {
  const origin = readOrigin(request);
  return {
    requestId: readRequestId(request),
    route,
    cache: undefined,
    address: clientAddress(request),
    isHttps: origin.startsWith('https:'),
    origin,
    isSameOrigin: isSameOrigin(request, origin),
    isAdministrator: false,
    isForScript: isDataPath(partsOfTarget(request.url)[0]),
  };
}

export const withRequestContext = <Outcome>(context: RequestContext, work: () => Outcome): Outcome =>
  storage.run(context, work);

export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('requestContext() was called outside of a request');
  return context;
}
