import { z } from 'zod';
import { accountErrorsMessages } from '~/messages/accounts/account-errors';

const MAX_PASSWORD_LENGTH = 256;

/** Login and password change read passwords the same way, or the login would refuse the new one. */
const credential = (missing: () => string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(MAX_PASSWORD_LENGTH, { error: () => accountErrorsMessages().tooLong(MAX_PASSWORD_LENGTH) })
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));

export const LoginInput = z.object({
  username: credential(() => accountErrorsMessages().noUsername),
  password: credential(() => accountErrorsMessages().noPassword),
});

const MIN_PASSWORD_LENGTH = 8;

const shortPassword = () => accountErrorsMessages().tooShort(MIN_PASSWORD_LENGTH);

export const PasswordChange = z
  .object({
    currentPassword: credential(() => accountErrorsMessages().noCurrent),
    newPassword: credential(shortPassword)
      .pipe(z.string().min(MIN_PASSWORD_LENGTH, { error: shortPassword }))
      .meta({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH }),
    repeatedPassword: credential(() => accountErrorsMessages().noRepeated),
  })
  .superRefine(({ currentPassword, newPassword, repeatedPassword }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (newPassword === currentPassword) problem('newPassword', accountErrorsMessages().sameAsCurrent);
    if (newPassword !== repeatedPassword) problem('repeatedPassword', accountErrorsMessages().notRepeated);
  });

export type PasswordChangeValue = z.output<typeof PasswordChange>;
