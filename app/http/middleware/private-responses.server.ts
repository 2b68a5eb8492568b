import type { IncomingMessage } from 'node:http';
import onHeaders from 'on-headers';
import type { Middleware } from './middleware';

/** Requests with a session or a flash message get their own answers. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:sid|flash)=/;

/** Authenticated scripts, even if only a proxy checks them, must see their own writes at once. */
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
