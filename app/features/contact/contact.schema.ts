import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { MAX_EMAIL_LENGTH, tooLong } from '~/lib/email';

const MIN_SUBJECT_LENGTH = 3;
export const MAX_SUBJECT_LENGTH = 200;
const MIN_MESSAGE_LENGTH = 5;
const MAX_MESSAGE_LENGTH = 5000;

const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const INVALID_EMAIL = 'Invalid email: Please enter a valid email address.';
const SHORT_SUBJECT = `Subject too short: Please provide a subject (min ${MIN_SUBJECT_LENGTH} chars).`;
const SHORT_MESSAGE = `Message too short: Please provide more details (min ${MIN_MESSAGE_LENGTH} chars).`;
const LONG_SUBJECT = `Subject too long: at most ${MAX_SUBJECT_LENGTH} characters.`;
const LONG_MESSAGE = `Message too long: at most ${MAX_MESSAGE_LENGTH} characters.`;

/** Line breaks and their like would end a mail header; half characters are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const MORE_THAN_A_LINE = /[\n\r\u0000\u000b\u000c\u0085\u2028\u2029\p{Cs}]/u;

const email = z
  .string(INVALID_EMAIL)
  .refine((value) => !MORE_THAN_A_LINE.test(value), INVALID_EMAIL)
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH, tooLong(INVALID_EMAIL))
      .regex(ADDRESS, INVALID_EMAIL)
      .regex(/^[^\p{Cc}\p{Cf}]*$/u, INVALID_EMAIL),
  )
  .meta({ maxLength: MAX_EMAIL_LENGTH, pattern: ADDRESS.source });

const subject = z
  .string(SHORT_SUBJECT)
  .refine((value) => !MORE_THAN_A_LINE.test(value), 'The subject must be one line of text.')
  .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(MIN_SUBJECT_LENGTH, SHORT_SUBJECT).max(MAX_SUBJECT_LENGTH, LONG_SUBJECT))
  .meta({ description: 'One line.', minLength: MIN_SUBJECT_LENGTH, maxLength: MAX_SUBJECT_LENGTH });

const message = z
  .string(SHORT_MESSAGE)
  // Browsers send two characters for each line break.
  .transform((value) => cleaned(value.replace(/\r\n?/g, '\n')).trim())
  .pipe(z.string().min(MIN_MESSAGE_LENGTH, SHORT_MESSAGE).max(MAX_MESSAGE_LENGTH, LONG_MESSAGE))
  .meta({ minLength: MIN_MESSAGE_LENGTH, maxLength: MAX_MESSAGE_LENGTH });

export const ContactInput = z.object({ email, subject, message }, 'Please send email, subject and message.');

export type ContactValue = z.output<typeof ContactInput>;
