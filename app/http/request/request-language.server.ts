import type { IncomingHttpHeaders } from 'node:http';
import { env, siteLanguages } from '~/lib/env.server';
import { isLanguage, type Language } from '~/messages/languages';
import type { SpokenLanguage } from '~/messages/languages.server';

/** The same in every language, or without any text: these addresses have no prefix. */
const WITHOUT_LANGUAGE = /^\/(?:admin|login|language|build|images|health|sitemap|robots\.txt|random|daily)(?:[/.?]|$)/;

/** Where the administrator's choice counts, and not the site's language. */
const ADMINISTRATION = /^\/(?:admin|login|api)(?:[/.?]|$)/;

const PREFIX = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=[/.?]|$)/;

export const ADMIN_LANGUAGE_COOKIE = 'admin-language';
const ADMIN_LANGUAGE = new RegExp(`(?:^|;\\s*)${ADMIN_LANGUAGE_COOKIE}=([a-z-]{2,5})(?:;|$)`);

export const hasLanguages = siteLanguages.length > 1;

export interface LocalizedTarget extends SpokenLanguage {
  /** As the routes know it, without the prefix. */
  url: string;
}

function ofAdministration(url: string, cookies: string | undefined): Language {
  const chosen = cookies !== undefined && ADMINISTRATION.test(url) ? ADMIN_LANGUAGE.exec(cookies)?.[1] : undefined;
  return chosen !== undefined && isLanguage(chosen) ? chosen : env.SITE_LANGUAGE;
}

/** Reads the language of "/es/help?a=b", and the rest of the address. */
export function readLanguage(url: string, { cookie }: IncomingHttpHeaders): LocalizedTarget {
  const [start = '', code = ''] = (hasLanguages && PREFIX.exec(url)) || [];
  if (start && isLanguage(code) && siteLanguages.includes(code)) {
    const rest = url.slice(start.length);
    const path = rest.startsWith('/') ? rest : rest.replace(/^(?:\.data)?/, (data) => (data ? '/_root.data' : '/'));
    if (!WITHOUT_LANGUAGE.test(path)) {
      return { language: code, prefix: code === env.SITE_LANGUAGE ? '' : start, url: path };
    }
  }
  return { language: ofAdministration(url, cookie), prefix: '', url };
}

/** The address of a redirect from a page below the prefix. */
export const redirectWithin = (prefix: string, location: string): string =>
  !location.startsWith('/') || location.startsWith('//') || WITHOUT_LANGUAGE.test(location)
    ? location
    : prefix + (location === '/' ? '' : location);
