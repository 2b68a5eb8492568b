import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { forkEm } from '~/db/orm.server';
import { verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { LoginInput } from '~/features/accounts/login.schema';
import { parseInput } from '~/http/body.server';
import { clientKey } from '~/http/client-address.server';
import { rateLimit } from '~/http/rate-limit.server';
import { requestContext } from '~/http/request-context.server';
import { DomainError } from '~/lib/errors';
import { startSession } from './session.server';

/** Answers the administrator's id. */
const authenticator = new Authenticator<number>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const { username, password } = parseInput(LoginInput, Object.fromEntries(form));
    return verifyCredentials(await forkEm(), username, password);
  }),
  'form',
);

const failures = rateLimit('login', 10, 15 * 60);

/**
 * Checks a name and a password and starts a session under a new token. Answers the Set-Cookie value.
 * @throws unauthorized, invalid, too_many_requests (ten failures of one client in a quarter of an hour)
 */
export async function logIn(fields: Record<string, unknown>): Promise<string> {
  const { address, isHttps } = requestContext();
  const client = clientKey(address);
  await failures.consume(client);
  const administratorId = await authenticator.authenticate('form', formRequest(fields));
  await failures.reset(client);
  return startSession(await forkEm(), administratorId, isHttps);
}

/** The strategy reads form bodies only and reads them itself; JSON and already parsed forms are handed to it as one. */
function formRequest(fields: Record<string, unknown>): Request {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') throw new DomainError('invalid', 'Invalid username or password');
    body.set(name, value);
  }
  return new Request('http://form.invalid/', { method: 'POST', body });
}
