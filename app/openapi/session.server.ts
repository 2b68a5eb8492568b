import { z } from 'zod';
import { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { ApiLoginInput } from '~/features/accounts/access.schema';
import type { Operations } from './operation.server';

export const SESSION: Operations = {
  '/api/auth/me': {
    get: {
      id: 'getAuthStatus',
      summary: 'Check whether you are logged in',
      answers: { 200: { description: 'True or false.', schema: ApiAuthStatus } },
    },
  },
  '/api/auth/login': {
    post: {
      id: 'logIn',
      summary: 'Log in',
      description:
        'After 10 failed attempts in 15 minutes, a client is refused, even with the right password. If the account has a second factor, send `code` too. Without it, or with a wrong or used one, the answer is 401 with `fields.code`. Each code works once.',
      body: {
        schema: ApiLoginInput,
        example: { username: 'admin', password: 'correct horse battery staple' },
      },
      answers: {
        200: {
          description: 'Logged in. The answer sets the session cookie.',
          schema: ApiAuthStatus,
          headers: ['Set-Cookie'],
        },
        303: { description: 'The same, for a native form.', headers: ['Location', 'Set-Cookie'] },
      },
    },
  },
  '/api/auth/logout': {
    post: {
      id: 'logOut',
      summary: 'Log out',
      description: 'Ends the session on the server, so copies of the cookie stop working.',
      answers: {
        200: {
          description: 'Logged out, even if there was no session.',
          schema: ApiAuthStatus,
          headers: ['Set-Cookie'],
        },
        303: { description: 'The same, for a native form.', headers: ['Location', 'Set-Cookie'] },
      },
    },
  },
};

export const SELF: Operations = {
  '/api/openapi.json': {
    get: {
      id: 'getDocument',
      scope: 'read',
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
