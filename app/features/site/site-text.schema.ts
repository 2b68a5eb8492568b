import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { messagesOf } from '~/messages/messages';

/** Pages that are the owner's, texts that replace ours or follow them, and the notice on every page. */
export const TEXT_NAMES = ['terms', 'privacy', 'help', 'imprint', 'about', 'notice'] as const;
export type TextName = (typeof TEXT_NAMES)[number];

/** Markdown by language. */
export type SiteTexts = Partial<Record<TextName, Record<string, string>>>;

/** Name of the row of one text. */
export const textRow = (name: TextName, language: string): string => `text ${name} ${language}`;

export const TEXT_ROW = /^text [a-z]{1,20} [a-z-]{2,10}$/;

const MAX_TEXT = 50_000;
const tooLong = { error: () => messagesOf('siteTexts').errors.tooLong(MAX_TEXT) };

export const SiteTextInput = z.object({
  text: z
    .string()
    .default('')
    .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
    .pipe(z.string().max(MAX_TEXT, tooLong)),
  intent: z.enum(['save', 'preview']).default('save'),
});
