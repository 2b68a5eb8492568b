import type { IncomingHttpHeaders } from 'node:http';
import { readChoice } from './choice.server';

/** Requests with a session or a flash message get their own answers. */
const PRIVATE_COOKIES = ['sid', '__Host-sid', 'flash', '__Host-flash'];

/** Authenticated scripts, even if only a proxy checks them, must see their own writes at once. */
export const isPrivate = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers.authorization !== undefined || PRIVATE_COOKIES.some((name) => readChoice(headers.cookie, name) !== undefined);
