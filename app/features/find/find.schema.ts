import { z } from 'zod';

export const FIND_MAX_MB = 10;

/** Only the file, in the field `image`. */
export const FindInput = z.object({ image: z.string().optional() });
