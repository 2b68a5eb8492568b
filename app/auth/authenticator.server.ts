import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { forkEm } from '~/db/orm.server';
import { verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { LoginInput } from '~/features/accounts/credentials.schema';
import { isRecoveryCode, neededFactor, requireCode } from '~/features/accounts/second-factor.server';
import { queueSignInMail } from '~/features/accounts/sign-in-mail.server';
import { parseInput } from '~/http/body/body.server';
import { clientKey } from '~/http/request/client-address.server';
import { rateLimit } from '~/http/request/rate-limit.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { makeTicket, readTicket } from './login-ticket.server';
import { endSession, startSession, userAgentOf } from './session.server';

export const authenticator = new Authenticator<number>();

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
/** With the password, six digits could be guessed from many addresses. Recovery codes can't be guessed, and stay possible. */
const codeFailures = rateLimit('login-code', 30, 60 * 60);

/** For every this many failures of an account within an hour, each further attempt costs one more point. */
const FAILURES_A_STEP = 50;

/** Unknown names are counted like accounts, so that the answers don't reveal which accounts exist. */
const accountKey = (username: string) => createHash('sha256').update(username).digest('base64url').slice(0, 22);

/** Attempts at an attacked account cost more, but every client can afford one: no one can lock the administrator out. */
async function readCost(account: string): Promise<number> {
  return Math.min(TRIES, 1 + Math.floor((await accountFailures.used(account)) / FAILURES_A_STEP));
}

/** The Set-Cookie value of the new session. With a second factor, a ticket for `logInWithCode` instead. */
type LogInOutcome = { cookie: string } | { ticket: string; onlyRecovery: boolean };

/**
 * Starts a new session and ends the one that the request carries. @throws unauthorized, invalid, too_many_requests
 * @param authenticate checks the password, once the client may try
 */
export async function logIn(
  request: Request,
  username: string,
  authenticate: (em: EntityManager) => Promise<number>,
): Promise<LogInOutcome> {
  const client = clientKey(requestContext().address);
  const account = accountKey(username);
  const cost = await readCost(account);
  await failures.consume(client, cost);
  const em = await forkEm();
  const administratorId = await authenticate(em).catch((error: unknown) => countFailure(account, error));
  const factor = await neededFactor(em, administratorId);
  if (factor === 'none') {
    await failures.reset(client);
    return { cookie: await openSession(em, request, administratorId) };
  }
  // Not a reset, which would give new guesses at the code. But the code must not be too expensive because of the password.
  await failures.refund(client, cost);
  return {
    ticket: makeTicket({ administratorId, username }),
    onlyRecovery: factor === 'recovery',
  };
}

/** The second step. @throws unauthorized, too_many_requests */
export async function logInWithCode(request: Request, ticketText: unknown, code: string): Promise<string> {
  const ticket = readTicket(ticketText);
  if (!ticket) throw new DomainError('unauthorized', messagesOf('accountErrors').lateCode);
  const { administratorId, username } = ticket;
  const client = clientKey(requestContext().address);
  const account = accountKey(username);
  await failures.consume(client, await readCost(account));
  if (!isRecoveryCode(code)) await codeFailures.consume(String(administratorId));
  const em = await forkEm();
  await requireCode(em, administratorId, code).catch((error: unknown) => countFailure(account, error));
  await Promise.all([failures.reset(client), codeFailures.reset(String(administratorId))]);
  return openSession(em, request, administratorId);
}

async function countFailure(account: string, error: unknown): Promise<never> {
  if (error instanceof DomainError && error.code === 'unauthorized') await accountFailures.count(account);
  throw error;
}

async function openSession(em: EntityManager, request: Request, administratorId: number): Promise<string> {
  const { isHttps } = requestContext();
  const userAgent = userAgentOf(request);
  return em.transactional(async (tx) => {
    await endSession(tx, request, isHttps);
    await queueSignInMail(tx, userAgent);
    return startSession(tx, administratorId, isHttps, userAgent);
  });
}
