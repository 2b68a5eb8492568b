import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { env } from '~/lib/env.server';
import { clientAddress, isTrustedPeer } from './client-address.server';

/** What remix-serve knows of a request and keeps from loaders and actions. */
export interface RequestContext {
  /** The client's address: the socket's, or what a trusted proxy says. */
  address: string;
  isHttps: boolean;
  /** Scheme, host and port under which the visitor reached the site. */
  origin: string;
  /** Whether a browser would call this request same-origin; null when nothing tells (a script, a text browser). */
  isSameOrigin: boolean | null;
  /** Whether a guard has found the administrator's session. */
  isAdministrator: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The value of the nearest proxy: what stands before it may be the visitor's own. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  return value?.split(',').at(-1)?.trim() || undefined;
}

/** The last one found good: a site has few names. */
let knownHost = '';

/** A name or an address, and perhaps a port that there is; anything else would be read as a path. */
export function isHost(text: string): boolean {
  if (text === knownHost) return text !== '';
  if (!/^[\w.:[\]-]+$/.test(text) || !URL.canParse(`http://${text}`)) return false;
  knownHost = text;
  return true;
}

const siteOrigin = env.SITE_URL && new URL(env.SITE_URL).origin;

function originOf(request: IncomingMessage): string {
  if (siteOrigin) return siteOrigin;
  const trusted = isTrustedPeer(request);
  const scheme = (trusted && lastOf(request.headers['x-forwarded-proto'])) || 'http';
  const host = (trusted && lastOf(request.headers['x-forwarded-host'])) || request.headers.host || 'localhost';
  return `${scheme === 'https' ? 'https' : 'http'}://${isHost(host) ? host : 'localhost'}`;
}

function isSameOrigin(request: IncomingMessage, origin: string): boolean | null {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Text browsers send neither of the first two; a Referer cannot be made up by another site.
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

/** What stands in the head of a request. */
export function readRequestContext(request: IncomingMessage): RequestContext {
  const origin = originOf(request);
  return {
    address: clientAddress(request),
    isHttps: origin.startsWith('https:'),
    origin,
    isSameOrigin: isSameOrigin(request, origin),
    isAdministrator: false,
  };
}

/** Everything that `work` starts finds this context. */
export const withRequestContext = <Outcome>(context: RequestContext, work: () => Outcome): Outcome =>
  storage.run(context, work);

/** @throws when called outside of a request */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('requestContext() was called outside of a request');
  return context;
}
