import { z } from 'zod';
import { MAX_EMAIL_LENGTH, tooLong } from '~/lib/email';
import { trimmed } from '~/lib/trimmed';
import { INVALID_ADDRESS } from './subscription.texts';

/** Something before and after the one at-sign, and nothing that would break a line or a mail header. */
const ADDRESS = /^[^\s@\p{Cc}\p{Cf}\p{Cs}]+@[^\s@\p{Cc}\p{Cf}\p{Cs}]+$/u;

export const SubscriptionInput = z.object(
  {
    email: z
      .string(INVALID_ADDRESS)
      .max(2 * MAX_EMAIL_LENGTH, INVALID_ADDRESS)
      .transform((value) => trimmed(value, ' \t'))
      .pipe(z.string().max(MAX_EMAIL_LENGTH, tooLong(INVALID_ADDRESS)).regex(ADDRESS, INVALID_ADDRESS))
      .meta({ description: 'One at-sign with text before and after it.', maxLength: MAX_EMAIL_LENGTH }),
  },
  INVALID_ADDRESS,
);

export type SubscriptionValue = z.output<typeof SubscriptionInput>;
