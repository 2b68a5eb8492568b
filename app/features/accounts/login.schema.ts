import { z } from 'zod';

const credential = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(256, 'At most 256 characters.')
    .transform((value) => value.toWellFormed().replaceAll('\0', ''));

export const LoginInput = z.object({
  username: credential('Please enter your username.'),
  password: credential('Please enter your password.'),
});
