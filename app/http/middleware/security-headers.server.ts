import onHeaders from 'on-headers';
import { requestContext } from '~/http/request/request-context.server';
import { env } from '~/lib/env.server';
import type { Middleware } from './middleware';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Allows the styles of the browser's own page around a picture.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const HSTS = env.HSTS_INCLUDE_SUBDOMAINS ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
const BEHIND_HTTPS = { ...ALWAYS, 'Strict-Transport-Security': HSTS };

export const securityHeadersFor = (isHttps: boolean): Record<string, string> => (isHttps ? BEHIND_HTTPS : ALWAYS);

/** The defaults for every answer. */
export function commonHeaders(): Record<string, string> {
  const { isHttps, requestId } = requestContext();
  return { ...securityHeadersFor(isHttps), 'X-Request-Id': requestId };
}

export const securityHeaders: Middleware = (_request, response, next) => {
  const headers = commonHeaders();
  onHeaders(response, () => {
    for (const name in headers) if (!response.hasHeader(name)) response.setHeader(name, headers[name] ?? '');
  });
  next();
};
