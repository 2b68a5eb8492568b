import { z } from 'zod';

export const LogoInput = z.object({ intent: z.enum(['save', 'remove']).default('save') });
