import type { IncomingMessage } from 'node:http';
import onHeaders from 'on-headers';
import type { Middleware } from './middleware';

/** A session's pages are its own, and a flash message waits for one visitor. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:sid|flash)=/;

/** A script that says who it is, be it to a proxy before the site, reads what it has just written. */
export const isPrivate = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || PRIVATE_COOKIE.test(headers.cookie ?? '');

export const privateResponses: Middleware = (request, response, next) => {
  if (isPrivate(request)) {
    onHeaders(response, () => {
      if (response.getHeader('Cache-Control') !== 'no-store') response.setHeader('Cache-Control', 'private, no-store');
    });
  }
  next();
};
