import type { IncomingHttpHeaders } from 'node:http';

const COOKIE = 'small-pictures';
const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIE}=([01])(?:;|$)`);
const YEAR_S = 365 * 24 * 60 * 60;

type RequestHeaders = Headers | IncomingHttpHeaders;

const read = (headers: RequestHeaders, name: string) =>
  String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');

const savesData = (headers: RequestHeaders) => read(headers, 'save-data').trim().toLowerCase() === 'on';

export const DATA_SAVER_VARY = 'Save-Data, Cookie';

export function wantsDataSaver(headers: RequestHeaders): boolean {
  const choice = CHOICE.exec(read(headers, 'cookie'))?.[1];
  return choice ? choice === '1' : savesData(headers);
}

/** Full pictures need no cookie, unless the browser sends Save-Data. */
export function choiceCookie(isSmall: boolean, headers: RequestHeaders, isHttps: boolean): string {
  const isKept = isSmall || savesData(headers);
  const attributes = `Path=/; Max-Age=${isKept ? YEAR_S : 0}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${COOKIE}=${isSmall ? 1 : 0}; ${attributes}`;
}
