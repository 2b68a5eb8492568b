/** All languages there are messages for. The keys are in addresses, such as /pt-br/help. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en' },
  es: { name: 'Español', tag: 'es' },
  de: { name: 'Deutsch', tag: 'de' },
  fr: { name: 'Français', tag: 'fr' },
  'pt-br': { name: 'Português (Brasil)', tag: 'pt-BR' },
};

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);
