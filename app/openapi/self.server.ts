import { z } from 'zod';
import type { Operations } from './operation.server';

export const SELF: Operations = {
  '/api/openapi.json': {
    get: {
      id: 'getDocument',
      tag: 'This document',
      summary: 'Read this description of the API',
      isReadableByAll: true,
      isCached: true,
      answers: {
        200: {
          description: 'An OpenAPI 3.1 document.',
          schema: z.looseObject({ openapi: z.literal('3.1.1') }),
        },
      },
    },
  },
};
