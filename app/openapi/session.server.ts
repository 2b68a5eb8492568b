import { z } from 'zod';
import { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { LoginInput } from '~/features/accounts/credentials.schema';
import type { Operations } from './operation.server';

export const SESSION: Operations = {
  '/api/auth/me': {
    get: {
      id: 'getAuthStatus',
      summary: 'Ask whether the session is the administrator’s',
      answers: { 200: { description: 'Yes or no.', schema: ApiAuthStatus } },
    },
  },
  '/api/auth/login': {
    post: {
      id: 'logIn',
      summary: 'Log in',
      description: 'Ten failures of one client in a quarter of an hour; after that, right or wrong, no more.',
      body: {
        schema: LoginInput,

        example: { username: 'admin', password: 'correct horse battery staple' },
      },
      answers: {
        200: {
          description: 'The cookie of the new session comes with it.',
          schema: ApiAuthStatus,
          headers: ['Set-Cookie'],
        },
        303: { description: 'The same for a browser’s own form.', headers: ['Location', 'Set-Cookie'] },
      },
      refusals: ['unauthorized', 'too_many_requests'],
    },
  },
  '/api/auth/logout': {
    post: {
      id: 'logOut',
      summary: 'Log out',
      description: 'Ends the session on the server, so that a copy of the cookie is worth nothing.',
      answers: {
        200: { description: 'The session is over, if there was one.', schema: ApiAuthStatus, headers: ['Set-Cookie'] },
        303: { description: 'The same for a browser’s own form.', headers: ['Location', 'Set-Cookie'] },
      },
    },
  },
};

export const SELF: Operations = {
  '/api/openapi.json': {
    get: {
      id: 'getDocument',
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
