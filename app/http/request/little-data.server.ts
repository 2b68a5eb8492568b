import type { IncomingHttpHeaders } from 'node:http';

const COOKIE = 'small-pictures';
const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIE}=([01])(?:;|$)`);
const YEAR_S = 365 * 24 * 60 * 60;

type RequestHeaders = Headers | IncomingHttpHeaders;

const read = (headers: RequestHeaders, name: string) =>
  String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');

const savesData = (headers: RequestHeaders) => read(headers, 'save-data').trim().toLowerCase() === 'on';

/** `Vary` of documents and of their data, which depend on it. */
export const LITTLE_DATA_VARY = 'Save-Data, Cookie';

/** Whether a page shall be as small as it can be: by the visitor's choice in the footer, else as the browser says. */
export function wantsLittleData(headers: RequestHeaders): boolean {
  const choice = CHOICE.exec(read(headers, 'cookie'))?.[1];
  return choice ? choice === '1' : savesData(headers);
}

/** The Set-Cookie value for that choice. Full pictures need none, unless the browser asks for small ones. */
export function choiceCookie(isSmall: boolean, headers: RequestHeaders, isHttps: boolean): string {
  const isKept = isSmall || savesData(headers);
  const attributes = `Path=/; Max-Age=${isKept ? YEAR_S : 0}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${COOKIE}=${isSmall ? 1 : 0}; ${attributes}`;
}
