import { z } from 'zod';

/** Whether the request came from, or is from now on, the administrator's session. */
export const ApiAuthStatus = z.strictObject({ authenticated: z.boolean() });
export type ApiAuthStatus = z.infer<typeof ApiAuthStatus>;
