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
let ofRequest: () => SpokenLanguage | undefined = () => undefined;

const current = () => ofRequest() ?? ofSite;

export const messagesIn = (language: Language): Messages => MESSAGES[language];
export const currentMessages = (): Messages => messagesIn(current().language);
export const currentPrefix = (): string => current().prefix;
export const currentLanguage = (): Language => current().language;

export function speakByDefault(language: Language): void {
  ofSite = { language, prefix: '' };
}

export function chooseLanguageBy(choose: typeof ofRequest): void {
  ofRequest = choose;
}
