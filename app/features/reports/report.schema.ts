import { z } from 'zod';
import { email, messageText } from '~/features/contact/contact.schema';
import { cleaned } from '~/lib/clean-text';
import { messagesOf } from '~/messages/messages';
import { REASONS } from './report.view';

const MAX_NAME_LENGTH = 120;

const error = (field: 'reason' | 'name' | 'statement') => ({
  error: () => messagesOf('reports').errors[field],
});

const blankAsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const name = z
  .string(error('name'))
  .max(MAX_NAME_LENGTH * 4, error('name'))
  .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, error('name')).max(MAX_NAME_LENGTH, error('name')))
  .meta({ maxLength: MAX_NAME_LENGTH });

/** What Article 16 of the Digital Services Act asks for. Name and email are not needed for child abuse. */
export const ReportInput = z.preprocess(
  (given) => {
    const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
    const isAnonymous = fields.reason === 'child-abuse';
    const typed = (value: unknown) => (isAnonymous ? (blankAsMissing(value) ?? null) : value);
    return { ...fields, name: typed(fields.name), email: typed(fields.email) };
  },
  z.object({
    reason: z.enum(REASONS, error('reason')),
    message: messageText,
    name: name.nullable(),
    email: email.nullable(),
    statement: z.enum(['on', 'true'], error('statement')),
  }),
);
export type ReportValue = z.output<typeof ReportInput>;
