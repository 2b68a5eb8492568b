import { z } from 'zod';

const MAX_PASSWORD_LENGTH = 256;

/** A new password is read the same way, or the login would refuse it. */
const credential = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters.`)
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));

export const LoginInput = z.object({
  username: credential('Please enter your username.'),
  password: credential('Please enter your password.'),
});

const MIN_PASSWORD_LENGTH = 8;

const SHORT_PASSWORD = `Please choose at least ${MIN_PASSWORD_LENGTH} characters.`;

export const PasswordChange = z
  .object({
    currentPassword: credential('Please enter your current password.'),
    newPassword: credential(SHORT_PASSWORD)
      .pipe(z.string().min(MIN_PASSWORD_LENGTH, SHORT_PASSWORD))
      .meta({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH }),
    repeatedPassword: credential('Please enter the new password again.'),
  })
  .superRefine(({ currentPassword, newPassword, repeatedPassword }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (newPassword === currentPassword) problem('newPassword', 'This is your current password.');
    if (newPassword !== repeatedPassword) problem('repeatedPassword', 'This is not the same as the new password.');
  });

export type PasswordChangeValue = z.output<typeof PasswordChange>;
