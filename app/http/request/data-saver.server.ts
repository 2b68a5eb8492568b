import type { IncomingHttpHeaders } from 'node:http';
import { choiceCookie, cookiesOf, readChoice, sentChoice } from './choice.server';

const COOKIE = 'small-pictures';

type RequestHeaders = Headers | IncomingHttpHeaders;

const savesData = (headers: RequestHeaders) =>
  String((headers instanceof Headers ? headers.get('save-data') : headers['save-data']) ?? '')
    .trim()
    .toLowerCase() === 'on';

let isDefault = false;

/** What the site's owner chose for visitors who chose nothing. */
export function setSmallPicturesByDefault(value: boolean): void {
  isDefault = value;
}

const withoutChoice = (headers: RequestHeaders) => isDefault || savesData(headers);

export const DATA_SAVER_VARY = 'Save-Data, Cookie';

export function wantsDataSaver(headers: RequestHeaders): boolean {
  const choice = readChoice(cookiesOf(headers), COOKIE);
  return choice === '1' || choice === '0' ? choice === '1' : withoutChoice(headers);
}

/** As a Cookie header says it. */
export const dataSaverChoice = (isSmall: boolean): string => sentChoice(COOKIE, isSmall ? '1' : '0');

/** No cookie if the visitor gets these pictures without it. */
export const smallPicturesCookie = (isSmall: boolean, headers: RequestHeaders, isHttps: boolean): string =>
  choiceCookie(COOKIE, isSmall === withoutChoice(headers) ? null : isSmall ? '1' : '0', isHttps);
