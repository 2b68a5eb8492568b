import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { messagesOf } from '~/messages/messages';

const MIN_SUBJECT_LENGTH = 3;
export const MAX_SUBJECT_LENGTH = 200;
const MIN_MESSAGE_LENGTH = 5;
const MAX_MESSAGE_LENGTH = 5000;

/** Browsers read it in `v` mode, which wants these escapes. */
const ADDRESS =
  /^[^\s@<>\x28\x29\x5b\x5d,;:]+@[^\s@<>\x28\x29\x5b\x5d,;:][^\s@<>\x28\x29\x5b\x5d,;:.]*\.[^\s@<>\x28\x29\x5b\x5d,;:]+$/;

const invalidEmail = { error: () => messagesOf('contactErrors').invalidEmail };
const shortSubject = { error: () => messagesOf('contactErrors').shortSubject(MIN_SUBJECT_LENGTH) };
const shortMessage = { error: () => messagesOf('contactErrors').shortMessage(MIN_MESSAGE_LENGTH) };

/** Line breaks would end a mail header; unpaired surrogates are not text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches what we refuse
const MORE_THAN_A_LINE = /[\n\r\u0000\u000b\u000c\u0085\u2028\u2029\p{Cs}]/u;

export const email = z
  .string(invalidEmail)
  .refine((value) => !MORE_THAN_A_LINE.test(value), invalidEmail)
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH, { ...invalidEmail, abort: true })
      .regex(ADDRESS, invalidEmail)
      .regex(/^[^\p{Cc}\p{Cf}]*$/u, invalidEmail),
  )
  .meta({ maxLength: MAX_EMAIL_LENGTH, pattern: ADDRESS.source });

const subject = z
  .string(shortSubject)
  .refine((value) => !MORE_THAN_A_LINE.test(value), { error: () => messagesOf('contactErrors').oneLine })
  .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(MIN_SUBJECT_LENGTH, shortSubject)
      .max(MAX_SUBJECT_LENGTH, { error: () => messagesOf('contactErrors').longSubject(MAX_SUBJECT_LENGTH) }),
  )
  .meta({ description: 'One line.', minLength: MIN_SUBJECT_LENGTH, maxLength: MAX_SUBJECT_LENGTH });

/** The text of a message to the administrator. */
export const messageText = z
  .string(shortMessage)
  // Browsers send line breaks as two characters.
  .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
  .pipe(
    z
      .string()
      .min(MIN_MESSAGE_LENGTH, shortMessage)
      .max(MAX_MESSAGE_LENGTH, { error: () => messagesOf('contactErrors').longMessage(MAX_MESSAGE_LENGTH) }),
  )
  .meta({ minLength: MIN_MESSAGE_LENGTH, maxLength: MAX_MESSAGE_LENGTH });

const noAnswer = { error: () => messagesOf('reports').errors.words };

/** What the administrator answers to a message or a report. */
export const answerText = z
  .string(noAnswer)
  .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
  .pipe(z.string().min(1, noAnswer).max(MAX_MESSAGE_LENGTH, noAnswer));

export const ContactInput = z.object(
  { email, subject, message: messageText },
  { error: () => messagesOf('contactErrors').incomplete },
);

export type ContactValue = z.output<typeof ContactInput>;
