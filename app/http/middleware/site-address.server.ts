import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isTrustedPeer } from '~/http/request/client-address.server';
import { askedFor, isRead, requestContext } from '~/http/request/request-context.server';
import { redirectWithin } from '~/http/request/request-language.server';
import { isApiPath } from '~/http/request/request-target';
import { jsonError } from '~/http/response/api.server';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { type Middleware, noop } from './middleware';
import { sendPlainError } from './plain-error.server';
import { securityHeadersFor } from './security-headers.server';
import { sendResponse } from './send-response.server';

/** Names that proxies and the machine itself use, where a redirect would loop. */
function isInternalName(name: string, request: IncomingMessage): boolean {
  const address = name.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(address)) return !name.includes('.');
  return isTrustedPeer(request) || ipaddr.process(address).range() === 'loopback';
}

function isElsewhere(site: URL, request: IncomingMessage): boolean {
  const { scheme, host } = askedFor(request);
  if (site.protocol === 'https:' && scheme === 'http') return true;
  const asked = new URL(`${site.protocol}//${host}`);
  return asked.host !== site.host && !isInternalName(asked.hostname, request);
}

/** Redirects other host names and plain http to SITE_URL. Runs after pictures and styles, which a CDN may fetch by another name. */
function redirectToSite(siteUrl: string | undefined): Middleware {
  if (!siteUrl) return noop;
  const site = new URL(siteUrl);
  return (request, response, next) => {
    const { method, url = '' } = request;
    if (requestContext().route.facts.anyHost || !isElsewhere(site, request)) return next();
    if (isRead(method)) {
      // Private, because some shared caches treat http and https as one address.
      const target = site.origin + redirectWithin(requestContext().prefix, url);
      const headers = { Location: target, 'Cache-Control': 'private, max-age=600', 'Content-Length': 0 };
      response.writeHead(308, { ...securityHeadersFor(false), ...headers }).end();
      return;
    }
    const message = messagesOf('requests').elsewhere(site.origin);
    if (isApiPath(url)) void sendResponse(request, response, jsonError(new DomainError('forbidden', message)));
    else sendPlainError(response, { status: 403, message });
  };
}

export const siteAddress = redirectToSite(env.SITE_URL);
