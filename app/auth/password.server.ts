import type { EntityManager } from '@mikro-orm/postgresql';
import { changePassword, requirePassword } from '~/features/accounts/accounts.commands.server';
import type { PasswordChangeValue } from '~/features/accounts/credentials.schema';
import { rateLimit } from '~/http/request/rate-limit.server';
import { requestContext } from '~/http/request/request-context.server';
import { type Actor, replaceSessions, userAgentOf } from './session.server';

/** A stolen session must not be used to guess the password. */
const failures = rateLimit('password', 10, 15 * 60);

/** Ends all sessions and gives the current one a new token. @throws invalid, too_many_requests */
export async function changeOwnPassword(
  em: EntityManager,
  { administratorId }: Actor,
  input: PasswordChangeValue,
  request: Request,
): Promise<string> {
  return limited(administratorId, () =>
    em.fork().transactional(async (tx) => {
      await changePassword(tx, administratorId, input);
      return replaceSessions(tx, administratorId, requestContext().isHttps, userAgentOf(request));
    }),
  );
}

/** For what a stolen session must not be enough for. @throws invalid, too_many_requests */
export async function requireOwnPassword(em: EntityManager, { administratorId }: Actor, password: string) {
  await limited(administratorId, () => requirePassword(em, administratorId, password));
}

async function limited<T>(administratorId: number, work: () => Promise<T>): Promise<T> {
  const key = String(administratorId);
  await failures.consume(key);
  const result = await work();
  await failures.reset(key);
  return result;
}
