import * as commands from './en/commands/rooms.server';
import * as rooms from './en/rooms.server';
import type { Language } from './languages';

const english = { ...commands, ...rooms };

export type Messages = typeof english;

// The messages of commands are English in every language.
const MESSAGES: Record<Language, Messages> = { en: english };

let ofRequest: () => Language | undefined = () => undefined;
/** English until a server or a job says otherwise, so for commands. */
let ofSite: Language = 'en';

export const currentLanguage = (): Language => ofRequest() ?? ofSite;

export const currentMessages = (): Messages => MESSAGES[currentLanguage()];

export function speak(siteLanguage: Language): void {
  ofSite = siteLanguage;
}

export function chooseLanguageBy(request: () => Language | undefined): void {
  ofRequest = request;
}
