import * as german from './de/rooms.server';
import * as commands from './en/commands/rooms.server';
import * as rooms from './en/rooms.server';
import * as spanish from './es/rooms.server';
import * as french from './fr/rooms.server';
import type { Language } from './languages';
import * as portuguese from './pt-br/rooms.server';

const english = { ...commands, ...rooms };

export type Messages = typeof english;

// The messages of commands are English in every language.
const MESSAGES: Record<Language, Messages> = {
  en: english,
  es: { ...commands, ...spanish },
  de: { ...commands, ...german },
  fr: { ...commands, ...french },
  'pt-br': { ...commands, ...portuguese },
};

export interface SpokenLanguage {
  language: Language;
  /** Of the addresses of its pages: "/es", or empty for the site's own language. */
  prefix: string;
}

/** English until a server chooses another, so always English for commands. */
let ofSite: SpokenLanguage = { language: 'en', prefix: '' };
let all: readonly Language[] = ['en'];
let ofRequest: () => SpokenLanguage | undefined = () => undefined;

const current = () => ofRequest() ?? ofSite;

export const messagesIn = (language: Language): Messages => MESSAGES[language];
export const currentMessages = (): Messages => messagesIn(current().language);
export const currentPrefix = (): string => current().prefix;
export const currentLanguage = (): Language => current().language;

/** The site's own. */
export const siteLanguage = (): Language => ofSite.language;

/** The site's own language first. */
export const siteLanguages = (): readonly Language[] => all;

/** Of the addresses of pages in that language: "/es", or empty for the site's own. */
export const prefixOf = (language: Language): string => (language === ofSite.language ? '' : `/${language}`);

/** @param others may have the site's own, too */
export function setSiteLanguages(own: Language, others: readonly Language[] = []): void {
  ofSite = { language: own, prefix: '' };
  all = [...new Set([own, ...others])];
}

export function chooseLanguageBy(choose: typeof ofRequest): void {
  ofRequest = choose;
}
