import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '~/lib/env.server';
import { clientAddress, isTrustedPeer, warnOfUnknownProxy } from './client-address.server';
import { limitSlowBody } from './slow-body.server';
import { dropUnreadBody } from './unread-body.server';
import { MAX_FILES } from './upload.server';

/** What remix-serve knows of a request and keeps from loaders and actions. */
export interface RequestContext {
  /** The client's address: the socket's, or what a trusted proxy says. */
  address: string;
  isHttps: boolean;
  /** Scheme, host and port under which the visitor reached the site. */
  origin: string;
  /** Whether a browser would call this request same-origin; null when nothing tells (a script, a text browser). */
  isSameOrigin: boolean | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

function firstOf(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  return value?.split(',')[0]?.trim() || undefined;
}

function originOf(request: IncomingMessage): string {
  if (env.SITE_URL) return new URL(env.SITE_URL).origin;
  const trusted = isTrustedPeer(request);
  const scheme = (trusted && firstOf(request.headers['x-forwarded-proto'])) || 'http';
  const host = (trusted && firstOf(request.headers['x-forwarded-host'])) || request.headers.host || 'localhost';
  return `${scheme === 'https' ? 'https' : 'http'}://${host}`;
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

const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Styles for the browser's own page around a picture.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Puts the headers on every answer, static files and errors included, unless a route has set its own. */
function addSecurityHeaders(response: ServerResponse, isHttps: boolean): void {
  const writeHead = response.writeHead;
  response.writeHead = function withSecurityHeaders(this: ServerResponse, ...args: unknown[]) {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    if (isHttps) this.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    return Reflect.apply(writeHead, this, args);
  } as typeof response.writeHead;
}

const MEGABYTE = 1024 * 1024;

/** As much as an honest form brings: many pictures, when the session ended meanwhile. */
function mostDroppedBytes({ headers }: IncomingMessage): number {
  return headers['content-type']?.startsWith('multipart/form-data')
    ? MAX_FILES * env.MAX_UPLOAD_MB * MEGABYTE
    : MEGABYTE;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Node's five minutes for a whole request are too short for many pictures on a slow line; `limitSlowBody` ends what stalls. */
const MOST_TIME_FOR_REQUEST = 60 * 60 * 1000;

/**
 * Express answers a path with broken percent signs before Remix sees it, with two bare words. Our own page says more, and the
 * API, for which the signs stand for themselves, finds nothing under such a name; nor under one with a line break in it, which
 * no route of Remix matches.
 */
function mendBrokenPath(request: IncomingMessage): void {
  const [path = ''] = request.url?.split('?') ?? [];
  const text = decoded(path);
  if (path.startsWith('/api/')) {
    if (text === null || /[\n\r\u2028\u2029]/.test(text)) request.url = path.replaceAll('%', '%25');
  } else if (text === null) request.url = '/302?to=/400';
}

declare global {
  // The development server loads this module anew on every change; one subscription is enough.
  var tapetaRequestHook: ((message: unknown) => void) | undefined;
}

/** remix-serve offers no place before its own handlers, Node's diagnostics channel does: it fires as a request arrives. */
export function watchRequests(): void {
  const isFirst = globalThis.tapetaRequestHook === undefined;
  globalThis.tapetaRequestHook = (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    server.requestTimeout = MOST_TIME_FOR_REQUEST;
    limitSlowBody(request);
    dropUnreadBody(request, response, mostDroppedBytes(request));
    const origin = originOf(request);
    const isHttps = origin.startsWith('https:');
    addSecurityHeaders(response, isHttps);
    mendBrokenPath(request);
    warnOfUnknownProxy(request);
    storage.enterWith({
      address: clientAddress(request),
      isHttps,
      origin,
      isSameOrigin: isSameOrigin(request, origin),
    });
    // Remix compares it with the Host and answers a blank 500; our own check has the verdict and words for it.
    delete request.headers.origin;
  };
  if (isFirst) subscribe('http.server.request.start', (message) => globalThis.tapetaRequestHook?.(message));
}

/** @throws when called outside of a request */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('requestContext() was called outside of a request');
  return context;
}
