import type { IncomingHttpHeaders } from 'node:http';
import { cookieName } from '~/lib/cookie-name';

const YEAR_S = 365 * 24 * 60 * 60;

/** A visitor's choice, kept for a year. @param value null deletes it */
export const choiceCookie = (name: string, value: string | null, isHttps: boolean): string =>
  `${cookieName(name)}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

function readCookie(cookies: string | null | undefined, hasName: (name: string) => boolean): string | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name = '', ...value] = cookie.trim().split('=');
    if (value.length > 0 && hasName(name)) return value.join('=');
  }
  return undefined;
}

export const readChoice = (cookies: string | null | undefined, name: string): string | undefined =>
  readCookie(cookies, (one) => one === cookieName(name));

/** Also under the name that it had up to version 0.9, or before the gallery was restored from a backup. */
export const readKeptChoice = (cookies: string | null | undefined, name: string): string | undefined =>
  readChoice(cookies, name) ??
  readCookie(cookies, (one) => one.startsWith(name) && /^(?:-[0-9a-f]{8})?$/.test(one.slice(name.length)));

/** As a Cookie header says it. */
export const sentChoice = (name: string, value: string): string => `${cookieName(name)}=${value}`;

export const cookiesOf = (headers: Headers | IncomingHttpHeaders): string | null | undefined =>
  headers instanceof Headers ? headers.get('Cookie') : headers.cookie;
