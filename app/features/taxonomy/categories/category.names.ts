import { LANGUAGES, type Language, type OtherNames } from '~/messages/languages';

/** The names as flat fields of forms, the API and exports, such as `name_es`. */
export type NameFields = Partial<Record<`name_${Language}`, string>>;

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export const nameField = (language: Language) => `name_${language}` as const;

export const toNameFields = (names: OtherNames): NameFields =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [`name_${language}`, name]));

/** In every language, as forms show them. */
export const allNameFields = (names: OtherNames) =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [nameField(language), names[language] ?? '']));

/** Only the languages that were given. */
export const fromNameFields = (fields: NameFields): OtherNames =>
  Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const name = fields[nameField(language)];
      return name === undefined ? [] : [[language, name]];
    }),
  );

/** One field of a schema for each language. */
export const perLanguage = <Field>(fieldFor: (language: string) => Field) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [nameField(code), fieldFor(LANGUAGES[code])])) as Record<
    `name_${Language}`,
    Field
  >;
