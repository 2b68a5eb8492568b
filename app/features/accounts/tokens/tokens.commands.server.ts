import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '~/lib/errors';
import { SCOPES } from '~/lib/scopes';
import { messagesOf } from '~/messages/messages';
import type { TokenValue } from './token.schema';
import { countActiveTokens, deleteEndedTokens, insertToken } from './tokens.queries.server';

const MAX_TOKENS = 100;

/** Secret scanners find leaked tokens by the prefix. */
export const TOKEN = /^tapeta_[\w-]{43}$/;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the token, which is stored nowhere. @throws conflict when there are too many */
export async function createToken(em: EntityManager, administratorId: number, value: TokenValue): Promise<string> {
  const token = `tapeta_${randomBytes(32).toString('base64url')}`;
  const scopes = SCOPES.filter((scope) => value[scope]);
  const days = value.expiry === 'never' ? null : Number(value.expiry);
  await em.fork().transactional(async (tx) => {
    await deleteEndedTokens(tx);
    if ((await countActiveTokens(tx)) >= MAX_TOKENS)
      throw new DomainError('conflict', messagesOf('apiTokenErrors').tooMany(MAX_TOKENS));
    await insertToken(tx, { administratorId, name: value.name, hash: hashToken(token), scopes, days });
  });
  return token;
}
