import { z } from 'zod';

export const MAX_PASSWORD_LENGTH = 256;

/** What is typed at the login; whoever sets a password reads it likewise, or it would never be right. */
export const credential = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters.`)
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));

export const LoginInput = z.object({
  username: credential('Please enter your username.'),
  password: credential('Please enter your password.'),
});
