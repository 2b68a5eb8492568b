/** The languages that there are messages for, with their own names. The keys are in addresses, such as /pt-br/help. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  'pt-br': 'Português (Brasil)',
};

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);
