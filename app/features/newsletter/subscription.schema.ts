import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '~/lib/email';
import { trimmed } from '~/lib/trimmed';
import { messagesOf } from '~/messages/messages';

const invalidEmail = { error: () => messagesOf('newsletter').invalidEmail };

/** One at-sign with something on both sides, and no characters that end a line or an address in a mail header. */
const ADDRESS = /^[^\s@<>()[\],;:\p{Cc}\p{Cf}\p{Cs}]+@[^\s@<>()[\],;:\p{Cc}\p{Cf}\p{Cs}]+$/u;

export const SubscriptionInput = z.object(
  {
    email: z
      .string(invalidEmail)
      .max(2 * MAX_EMAIL_LENGTH, invalidEmail)
      .transform((value) => trimmed(value, ' \t'))
      .pipe(
        z
          .string()
          .max(MAX_EMAIL_LENGTH, { ...invalidEmail, abort: true })
          .regex(ADDRESS, invalidEmail),
      )
      .meta({
        description:
          'Anything with one at-sign between two parts, without spaces and the characters <>()[],;: of headers.',
        maxLength: MAX_EMAIL_LENGTH,
      }),
  },
  invalidEmail,
);

export type SubscriptionValue = z.output<typeof SubscriptionInput>;
