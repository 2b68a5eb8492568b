import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { SCOPES } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import { credential } from '../credentials.schema';
import { EXPIRIES } from './token.view';

const MAX_NAME_LENGTH = 60;

const error = (field: 'name' | 'scopes' | 'expiry') => () => messagesOf('apiTokenErrors').fields[field];

const name = z
  .string({ error: error('name') })
  .max(MAX_NAME_LENGTH * 4, { error: error('name') })
  .transform((value) => cleaned(value).replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, { error: error('name') })
      .max(MAX_NAME_LENGTH, { error: error('name') }),
  )
  .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH });

const selected = z.enum(['on', '']).optional();

export const TokenInput = z
  .object({
    intent: z.literal('create'),
    name,
    read: selected,
    upload: selected,
    curate: selected,
    expiry: z.enum(EXPIRIES, { error: error('expiry') }),
    currentPassword: credential(() => messagesOf('accountErrors').noCurrent),
  })
  .refine((value) => SCOPES.some((scope) => value[scope]), { path: ['read'], error: error('scopes') });
export type TokenValue = z.output<typeof TokenInput>;

export const TokenAct = z.discriminatedUnion('intent', [
  TokenInput,
  z.object({
    intent: z.literal('revoke'),
    id: z.coerce
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
]);
