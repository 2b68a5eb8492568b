import type { IncomingHttpHeaders } from 'node:http';

const YEAR_S = 365 * 24 * 60 * 60;

/** A visitor's choice, kept for a year. @param value null deletes it */
export const choiceCookie = (name: string, value: string | null, isHttps: boolean): string =>
  `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

export const readChoice = (cookies: string | null | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const cookiesOf = (headers: Headers | IncomingHttpHeaders): string | null | undefined =>
  headers instanceof Headers ? headers.get('Cookie') : headers.cookie;
