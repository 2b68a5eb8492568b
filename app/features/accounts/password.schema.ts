import { z } from 'zod';
import { credential } from './login.schema';
import { MIN_PASSWORD_LENGTH, MISSING_CURRENT, MISSING_REPETITION, SHORT_PASSWORD } from './password.limits';

export const PasswordChange = z
  .object({
    currentPassword: credential(MISSING_CURRENT),
    newPassword: credential(SHORT_PASSWORD).pipe(z.string().min(MIN_PASSWORD_LENGTH, SHORT_PASSWORD)),
    repeatedPassword: credential(MISSING_REPETITION),
  })
  .superRefine(({ currentPassword, newPassword, repeatedPassword }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (newPassword === currentPassword) problem('newPassword', 'This is your current password.');
    if (newPassword !== repeatedPassword) problem('repeatedPassword', 'This is not the same as the new password.');
  });

export type PasswordChangeValue = z.output<typeof PasswordChange>;
