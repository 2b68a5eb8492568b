import onHeaders from 'on-headers';
import { requestContext } from '../request-context.server';
import type { Step } from './step';

const HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Styles for the browser's own page around a picture.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
});

/** Puts the headers on every answer, static files and errors included, unless it has one of its own. */
export const securityHeaders: Step = (_request, response, next) => {
  const { isHttps } = requestContext();
  onHeaders(response, () => {
    for (const [name, value] of HEADERS) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
  next();
};
