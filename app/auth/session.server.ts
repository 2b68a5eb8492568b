import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { createCookie } from '@remix-run/node';
import { ago } from '~/db/clock.server';
import { Session } from '~/db/entities/administrator.entity';
import type { SessionView } from '~/features/accounts/access.view';
import { nameBrowser } from '~/features/accounts/browser-name.server';
import { cookieName } from '~/lib/cookie-name';

/** Who asks, with a short name of the session, and the token that its forms carry. */
export interface Actor {
  administratorId: number;
  username: string;
  session: string;
  formToken: string;
}

const HOUR_MS = 3_600_000;
const IDLE_MS = 8 * HOUR_MS;
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
const NOTED_MS = 10 * 60_000;

/** Enough of an id to tell sessions apart, and no help with finding their tokens. */
const REFERENCE_LENGTH = 16;
const FORM_TOKEN_LENGTH = 32;

/** The table holds only the token's hash. The __Host- prefix (https only) keeps other hosts from setting the cookie. */
function sessionCookie(isHttps: boolean) {
  return createCookie(cookieName(isHttps ? '__Host-sid' : 'sid'), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps,
    maxAge: ABSOLUTE_MS / 1000,
  });
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function readToken(request: Request, isHttps: boolean): Promise<string | null> {
  const token: unknown = await sessionCookie(isHttps).parse(request.headers.get('Cookie'));
  return typeof token === 'string' && token.length <= 100 ? token : null;
}

/** What the request's session is remembered by. */
export const userAgentOf = ({ headers }: Request): string => (headers.get('User-Agent') ?? '').slice(0, 300);

/** Also deletes expired sessions. Returns the Set-Cookie value. */
export async function startSession(
  em: EntityManager,
  administratorId: number,
  isHttps: boolean,
  userAgent = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await em.nativeDelete(Session, {
    $or: [{ lastSeenAt: { $lt: ago(IDLE_MS) } }, { createdAt: { $lt: ago(ABSOLUTE_MS) } }],
  });
  await em.insert(Session, { id: hashToken(token), administrator: administratorId, userAgent });
  return sessionCookie(isHttps).serialize(token);
}

export async function replaceSessions(
  em: EntityManager,
  administratorId: number,
  isHttps: boolean,
  userAgent = '',
): Promise<string> {
  await em.nativeDelete(Session, { administrator: administratorId });
  return startSession(em, administratorId, isHttps, userAgent);
}

const isAlive = () => ({ lastSeenAt: { $gte: ago(IDLE_MS) }, createdAt: { $gte: ago(ABSOLUTE_MS) } });

export async function readSession(em: EntityManager, request: Request, isHttps: boolean): Promise<Actor | null> {
  const token = await readToken(request, isHttps);
  if (!token) return null;
  const session = await em.findOne(
    Session,
    { id: hashToken(token), ...isAlive() },
    { populate: ['administrator'], disableIdentityMap: true },
  );
  if (!session) return null;
  if (session.lastSeenAt.getTime() < Date.now() - NOTED_MS) {
    // Requests come many at once; only the first of them writes.
    const isFirst = { id: session.id, lastSeenAt: { $lt: ago(NOTED_MS) } };
    await em.nativeUpdate(Session, isFirst, { lastSeenAt: raw('now()') });
  }
  const { id: administratorId, username } = session.administrator;
  const formToken = hashToken(`form ${token}`).slice(0, FORM_TOKEN_LENGTH);
  return { administratorId, username, session: session.id.slice(0, REFERENCE_LENGTH), formToken };
}

/** The administrator's sessions, with those used last first. */
export async function listSessions(em: EntityManager, { administratorId, session }: Actor): Promise<SessionView[]> {
  const sessions = await em.find(
    Session,
    { administrator: administratorId, ...isAlive() },
    { orderBy: { lastSeenAt: 'desc', id: 'asc' }, disableIdentityMap: true },
  );
  return sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => {
    const reference = id.slice(0, REFERENCE_LENGTH);
    const browser = nameBrowser(userAgent);
    const [startedAt, usedAt] = [createdAt.toISOString(), lastSeenAt.toISOString()];
    return { id: reference, browser, startedAt, usedAt, isThis: reference === session };
  });
}

/** Ends one other session, or all others. Every process reads sessions from the database, so they end at once. */
export async function endOthers(em: EntityManager, { administratorId, session }: Actor, only?: string): Promise<void> {
  const others = { $not: { id: { $like: `${session}%` } } };
  const chosen = only === undefined ? {} : { id: { $like: `${only}%` } };
  await em.nativeDelete(Session, { $and: [{ administrator: administratorId }, others, chosen] });
}

/** Ends the session on the server, so that a copy of the cookie is useless. Returns the Set-Cookie value. */
export async function endSession(em: EntityManager, request: Request, isHttps: boolean): Promise<string> {
  const token = await readToken(request, isHttps);
  if (token) await em.nativeDelete(Session, { id: hashToken(token) });
  return sessionCookie(isHttps).serialize('', { maxAge: 0 });
}
