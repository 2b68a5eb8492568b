import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { listOf } from '~/lib/form-values';
import { isLanguage, LANGUAGE_CODES, type Language } from '~/messages/languages';
import { messagesOf } from '~/messages/messages';
import { FEATURES } from './identity';

const MAX_ADDRESS = 300;

const tooLong = (most: number) => ({ error: () => messagesOf('siteIdentity').errors.tooLong(most) });

const line = (most: number) =>
  z
    .string()
    .default('')
    .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, tooLong(most)))
    .meta({ maxLength: most });

const oneLanguage = z.string().refine(isLanguage, { error: () => messagesOf('siteIdentity').errors.choice });

const wrong = (field: 'accent' | 'timeZone' | 'link' | 'choice') => ({
  error: () => messagesOf('siteIdentity').errors[field],
});

const isWebAddress = (value: string) => value === '' || (URL.canParse(value) && /^https?:\/\//i.test(value));
const link = line(MAX_ADDRESS).refine(isWebAddress, wrong('link'));

const capitalised = (name: string) => name.toLowerCase().replace(/(?:^|[/_])[a-z]/g, (start) => start.toUpperCase());

/** As the time zone database writes it; null if it has no such name. PostgreSQL reads offsets such as +02:00 the other way. */
function toTimeZone(typed: string): string | null {
  if (typed === '') return '';
  if (!/^[a-z]/i.test(typed)) return null;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone;
    // An older name of a zone stays: Asia/Kolkata is known as Asia/Calcutta.
    return known.toLowerCase() === typed.toLowerCase() ? known : typed.includes('/') ? capitalised(typed) : known;
  } catch {
    return null;
  }
}

const inLanguages = <Name extends string, Schema>(name: Name, schema: Schema) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [`${name}-${code}`, schema])) as Record<
    `${Name}-${Language}`,
    Schema
  >;

const tagline = line(120);
const description = line(300);

/** What is blank is as the environment or Tapeta says. */
export const IdentityInput = z.object({
  name: line(60),
  tagline,
  description,
  /** For other languages than the site's own. */
  ...inLanguages('tagline', tagline),
  ...inLanguages('description', description),
  accent: line(7)
    .transform((value) => value.toLowerCase())
    .pipe(z.string().regex(/^(?:#[0-9a-f]{6})?$/, wrong('accent'))),
  timeZone: line(64)
    .refine((typed) => toTimeZone(typed) !== null, wrong('timeZone'))
    .transform((typed) => toTimeZone(typed) ?? ''),
  /** The site's own. Blank for the one of the environment. */
  language: z.union([z.literal(''), oneLanguage], wrong('choice')).default(''),
  /** More languages, with addresses of their own. */
  languages: listOf(z.array(oneLanguage).max(LANGUAGE_CODES.length, wrong('choice'))),
  X: link,
  Instagram: link,
  Facebook: link,
  Pinterest: link,
  Mastodon: link,
  GitHub: link,
  /** A checkbox: visitors who chose nothing get small pictures. */
  smallPictures: z.enum(['', 'on'], wrong('choice')).default(''),
  features: listOf(z.array(z.enum(FEATURES, wrong('choice'))).max(FEATURES.length, wrong('choice'))),
});
export type IdentityValue = z.output<typeof IdentityInput>;
export type IdentityField = keyof IdentityValue;

export const NO_IDENTITY: IdentityValue = IdentityInput.parse({ features: [...FEATURES] });
