import { z } from 'zod';
import type { Operation } from './operation.server';

export const idOf = (thing: string): Operation['path'] => ({
  id: {
    description: `Id of the ${thing}.`,
    schema: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    example: 1,
  },
});
