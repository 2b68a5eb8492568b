import type { IncomingHttpHeaders } from 'node:http';
import { choiceCookie, cookiesOf, readChoice } from './choice.server';

const COOKIE = 'small-pictures';

type RequestHeaders = Headers | IncomingHttpHeaders;

const savesData = (headers: RequestHeaders) =>
  String((headers instanceof Headers ? headers.get('save-data') : headers['save-data']) ?? '')
    .trim()
    .toLowerCase() === 'on';

export const DATA_SAVER_VARY = 'Save-Data, Cookie';

export function wantsDataSaver(headers: RequestHeaders): boolean {
  const choice = readChoice(cookiesOf(headers), COOKIE);
  return choice === '1' || choice === '0' ? choice === '1' : savesData(headers);
}

/** Full pictures need no cookie, unless the browser sends Save-Data. */
export const smallPicturesCookie = (isSmall: boolean, headers: RequestHeaders, isHttps: boolean): string =>
  choiceCookie(COOKIE, isSmall ? '1' : savesData(headers) ? '0' : null, isHttps);
