import { z } from 'zod';
import { wellFormed } from '~/lib/clean-text';
import { messagesOf } from '~/messages/messages';

const MAX_PASSWORD_LENGTH = 256;

/** Login and password change read passwords the same way, or the login would refuse the new one. */
export const credential = (missing: () => string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_PASSWORD_LENGTH, { error: () => messagesOf('accountErrors').tooLong(MAX_PASSWORD_LENGTH) })
    .transform((value) => wellFormed(value).replaceAll('\0', ''));

export const LoginInput = z.object({
  username: credential(() => messagesOf('accountErrors').noUsername),
  password: credential(() => messagesOf('accountErrors').noPassword),
});

const MIN_PASSWORD_LENGTH = 8;

const shortPassword = () => messagesOf('accountErrors').tooShort(MIN_PASSWORD_LENGTH);

export const PasswordChange = z
  .object({
    intent: z.literal('password'),
    currentPassword: credential(() => messagesOf('accountErrors').noCurrent),
    newPassword: credential(shortPassword)
      .pipe(z.string().min(MIN_PASSWORD_LENGTH, { error: shortPassword }))
      .meta({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH }),
    repeatedPassword: credential(() => messagesOf('accountErrors').noRepeated),
  })
  .superRefine(({ currentPassword, newPassword, repeatedPassword }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (newPassword === currentPassword) problem('newPassword', messagesOf('accountErrors').sameAsCurrent);
    if (newPassword !== repeatedPassword) problem('repeatedPassword', messagesOf('accountErrors').notRepeated);
  });

export type PasswordChangeValue = Omit<z.output<typeof PasswordChange>, 'intent'>;
