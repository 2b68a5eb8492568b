import type { IncomingHttpHeaders } from 'node:http';

/** Requests with a session or a flash message get their own answers. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:sid|flash)=/;

/** Authenticated scripts, even if only a proxy checks them, must see their own writes at once. */
export const isPrivate = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers.authorization !== undefined || PRIVATE_COOKIE.test(headers.cookie ?? '');
