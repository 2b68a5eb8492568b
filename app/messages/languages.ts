/** The languages that there are messages for, with their own names. The keys are in addresses, such as /es/help. */
export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch', fr: 'Français', 'pt-br': 'Português (Brasil)' };

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Names in other languages than the site's own, which the curator may give. */
export type OtherNames = Partial<Record<Language, string>>;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** A page in one of the site's languages. */
export interface PageInLanguage {
  code: Language;
  name: string;
  path: string;
}
