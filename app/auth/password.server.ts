import type { EntityManager } from '@mikro-orm/postgresql';
import { changePassword } from '~/features/accounts/accounts.commands.server';
import type { PasswordChangeValue } from '~/features/accounts/credentials.schema';
import { rateLimit } from '~/http/request/rate-limit.server';
import { requestContext } from '~/http/request/request-context.server';
import type { Actor } from './guards.server';
import { replaceSessions } from './session.server';

/** A stolen session must not be used to guess the password. */
const failures = rateLimit('password', 10, 15 * 60);

/** Ends all sessions and gives the current one a new token. @throws invalid, too_many_requests */
export async function changeOwnPassword(
  em: EntityManager,
  { administratorId }: Actor,
  input: PasswordChangeValue,
): Promise<string> {
  const key = String(administratorId);
  await failures.consume(key);
  const cookie = await em.fork().transactional(async (tx) => {
    await changePassword(tx, administratorId, input);
    return replaceSessions(tx, administratorId, requestContext().isHttps);
  });
  await failures.reset(key);
  return cookie;
}
