import { forkEm } from '~/db/orm.server';
import { hashToken, TOKEN } from '~/features/accounts/tokens/tokens.commands.server';
import { findToken, noteTokenUse } from '~/features/accounts/tokens/tokens.queries.server';
import { clientKey } from '~/http/request/client-address.server';
import { rateLimit } from '~/http/request/rate-limit.server';
import { requestContext, type TokenHolder } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { type Messages, messagesOf } from '~/messages/messages';

const TRIES = 10;
const failures = rateLimit('api-token', TRIES, 15 * 60);

const refused = (reason: keyof Messages['apiTokenErrors']['refused']) =>
  new DomainError('unauthorized', messagesOf('apiTokenErrors').refused[reason], {
    challenge: 'Bearer error="invalid_token"',
  });

/** An expired or revoked token is no guess: a forgotten program must not lock out the others at its address. */
export async function findTokenHolder(token: string): Promise<TokenHolder> {
  const client = clientKey(requestContext().address);
  const tries = await failures.used(client);
  // Over the limit, this refuses without a look at the token.
  if (tries >= TRIES) await failures.consume(client);
  const em = await forkEm();
  const found = TOKEN.test(token) ? await findToken(em, hashToken(token)) : null;
  if (!found) {
    await failures.consume(client);
    throw refused('unknown');
  }
  if (found.state !== 'active') throw refused(found.state);
  if (tries > 0) await failures.reset(client);
  if (found.isDue) await noteTokenUse(em, found.id);
  const { administratorId, username, scopes } = found;
  return { administratorId, username, scopes };
}
