import { createHash } from 'node:crypto';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { forkEm } from '~/db/orm.server';
import { verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { LoginInput } from '~/features/accounts/credentials.schema';
import { parseInput } from '~/http/body/body.server';
import { clientKey } from '~/http/request/client-address.server';
import { rateLimit } from '~/http/request/rate-limit.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { endSession, startSession } from './session.server';

const authenticator = new Authenticator<number>();

authenticator.use(
  new FormStrategy(async ({ form }) => {
    const { username, password } = parseInput(LoginInput, Object.fromEntries(form));
    return verifyCredentials(await forkEm(), username, password);
  }),
  'form',
);

const TRIES = 10;
const failures = rateLimit('login', TRIES, 15 * 60);
const accountFailures = rateLimit('login-account', Number.MAX_SAFE_INTEGER, 60 * 60);

/** For every this many failures of an account within an hour, each further attempt costs one more point. */
const FAILURES_A_STEP = 50;

/** Unknown names are counted like accounts, so that the answers don't reveal which accounts exist. */
const accountKey = (username: unknown) =>
  createHash('sha256').update(String(username)).digest('base64url').slice(0, 22);

/** Attempts at an attacked account cost more, but every client can afford one: no one can lock the administrator out. */
async function readCost(account: string): Promise<number> {
  return Math.min(TRIES, 1 + Math.floor((await accountFailures.used(account)) / FAILURES_A_STEP));
}

/** Starts a new session and ends the one that the request carries. @throws unauthorized, invalid, too_many_requests */
export async function logIn(request: Request, fields: Record<string, unknown>): Promise<string> {
  const { address, isHttps } = requestContext();
  const client = clientKey(address);
  const account = accountKey(fields.username);
  await failures.consume(client, await readCost(account));
  const administratorId = await authenticator
    .authenticate('form', formRequest(fields))
    .catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === 'unauthorized') await accountFailures.count(account);
      throw error;
    });
  await failures.reset(client);
  const em = await forkEm();
  await endSession(em, request, isHttps);
  return startSession(em, administratorId, isHttps);
}

/** The strategy only reads form bodies, so JSON and parsed forms are turned into one. */
function formRequest(fields: Record<string, unknown>): Request {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') throw new DomainError('invalid', messagesOf('accountErrors').wrongLogin);
    body.set(name, value);
  }
  return new Request('http://form.invalid/', { method: 'POST', body });
}
