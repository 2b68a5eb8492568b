import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { belowPrefix } from '~/messages/addresses';
import { isLanguage, LANGUAGES, type Language, type PageInLanguage } from '~/messages/languages';
import type { SpokenLanguage } from '~/messages/languages.server';
import { prefixOf, siteLanguage, siteLanguages } from '~/messages/languages.server';
import { pagePath } from '~/remix/data-address';
import { choiceCookie, readChoice } from './choice.server';
import { isPrivate } from './private-request.server';
import { isApiPath } from './request-target';
import { ownLocation } from './safe-redirect';

/** The same in every language, or without any text: these addresses have no prefix. */
const WITHOUT_LANGUAGE = /^\/(?:admin|login|language|build|images|health|sitemap|robots\.txt|random|daily)(?:[/.?]|$)/;

/** Whether the languages of the site decide what an address means. */
export const hasLanguage = (url: string): boolean => !WITHOUT_LANGUAGE.test(url);

/** Where the administrator's choice counts. With a session also in the API, whose answers are private then. */
const ADMINISTRATION = /^\/(?:admin|login)(?:[/.?]|$)/;

const PREFIX = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=[/.?]|$)/i;

/** The visitor's choice, which only the home page reads, and the administrator's. */
const COOKIES = { site: 'language', admin: 'admin-language' };
type Area = keyof typeof COOKIES;

/** What a form of languages sends. */
export const LanguageInput = z.object({
  language: z.string().refine(isLanguage),
  /** The administrator's area has a choice of its own. */
  area: z.literal('admin').optional(),
});

export const languageCookie = ({ area, language }: z.output<typeof LanguageInput>, isHttps: boolean): string =>
  choiceCookie(COOKIES[area ?? 'site'], language, isHttps);

function readLanguageChoice(area: Area, cookies: string | null | undefined): Language | null {
  const code = readChoice(cookies, COOKIES[area]);
  return code !== undefined && isLanguage(code) ? code : null;
}

const hasLanguages = () => siteLanguages().length > 1;

const SHARED = /^\/-/;

/** Without the prefix of a language. Missing pages share one answer, which does not know their addresses. */
export function requestedAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return SHARED.test(pathname) ? '/' : pagePath(pathname) + search;
}

/** The same page in every language of the site, the site's own first. Empty with only one language, or on pages with none. */
export function pageInLanguages(request: Request): PageInLanguage[] {
  const path = requestedAddress(request);
  if (!hasLanguages() || WITHOUT_LANGUAGE.test(path)) return [];
  return siteLanguages().map((code) => ({ code, name: LANGUAGES[code], path: belowPrefix(prefixOf(code), path) }));
}

/** The home page in the language that this visitor chose, if the page is in another one. */
export function findOtherLanguage(cookies: string | null | undefined, current: Language): PageInLanguage | null {
  const code = hasLanguages() ? readLanguageChoice('site', cookies) : null;
  if (code === null || code === current || !siteLanguages().includes(code)) return null;
  return { code, name: LANGUAGES[code], path: belowPrefix(prefixOf(code), '/') };
}

interface LocalizedTarget extends SpokenLanguage {
  /** As the routes know it, without the prefix. */
  url: string;
  /** Where the same page is, if this is another spelling of its address. */
  moved?: string;
}

function ofAdministration(url: string, headers: IncomingHttpHeaders): Language | null {
  const isMeant = ADMINISTRATION.test(url) || (isApiPath(url) && isPrivate({ headers }));
  return isMeant ? readLanguageChoice('admin', headers.cookie) : null;
}

/** Reads the language of "/es/help?a=b", and the rest of the address. */
export function readLanguage(url: string, headers: IncomingHttpHeaders): LocalizedTarget {
  const [start = '', given = ''] = (hasLanguages() && PREFIX.exec(url)) || [];
  const code = given.toLowerCase();
  if (start && isLanguage(code) && siteLanguages().includes(code)) {
    const rest = url.slice(start.length);
    const path = rest.startsWith('/') ? rest : rest.replace(/^(?:\.data)?/, (data) => (data ? '/_root.data' : '/'));
    const prefix = prefixOf(code);
    const moved = start === prefix ? {} : { moved: belowPrefix(prefix, ownLocation(path)) };
    if (!WITHOUT_LANGUAGE.test(path)) return { language: code, prefix, url: path, ...moved };
  }
  return { language: ofAdministration(url, headers) ?? siteLanguage(), prefix: '', url };
}

/** The address of a redirect from a page below the prefix. */
export function redirectWithin(prefix: string, location: string): string {
  const own = ownLocation(location);
  return own.startsWith('/') && hasLanguage(own) ? belowPrefix(prefix, own) : own;
}
