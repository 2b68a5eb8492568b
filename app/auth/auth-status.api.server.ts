import { z } from 'zod';

export const ApiAuthStatus = z.strictObject({ authenticated: z.boolean() });
export type ApiAuthStatus = z.infer<typeof ApiAuthStatus>;
