import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, raw } from '@mikro-orm/postgresql';
import { createCookie } from '@remix-run/node';
import { ago } from '~/db/clock.server';
import { Session } from '~/db/entities/administrator.entity';

const HOUR_MS = 3_600_000;
const IDLE_MS = 8 * HOUR_MS;
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
const NOTED_MS = 5 * 60_000;

/** The table holds only the token's hash. The __Host- prefix (https only) keeps other hosts from setting the cookie. */
function sessionCookie(isHttps: boolean) {
  return createCookie(isHttps ? '__Host-sid' : 'sid', {
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

/** Also deletes expired sessions. Returns the Set-Cookie value. */
export async function startSession(em: EntityManager, administratorId: number, isHttps: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await em.nativeDelete(Session, {
    $or: [{ lastSeenAt: { $lt: ago(IDLE_MS) } }, { createdAt: { $lt: ago(ABSOLUTE_MS) } }],
  });
  await em.insert(Session, { id: hashToken(token), administrator: administratorId });
  return sessionCookie(isHttps).serialize(token);
}

export async function replaceSessions(em: EntityManager, administratorId: number, isHttps: boolean): Promise<string> {
  await em.nativeDelete(Session, { administrator: administratorId });
  return startSession(em, administratorId, isHttps);
}

export async function readSession(
  em: EntityManager,
  request: Request,
  isHttps: boolean,
): Promise<{ administratorId: number; username: string } | null> {
  const token = await readToken(request, isHttps);
  if (!token) return null;
  const session = await em.findOne(
    Session,
    { id: hashToken(token), lastSeenAt: { $gte: ago(IDLE_MS) }, createdAt: { $gte: ago(ABSOLUTE_MS) } },
    { populate: ['administrator'], disableIdentityMap: true },
  );
  if (!session) return null;
  if (session.lastSeenAt.getTime() < Date.now() - NOTED_MS) {
    await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: raw('now()') });
  }
  return { administratorId: session.administrator.id, username: session.administrator.username };
}

/** Ends the session on the server, so that a copy of the cookie is useless. Returns the Set-Cookie value. */
export async function endSession(em: EntityManager, request: Request, isHttps: boolean): Promise<string> {
  const token = await readToken(request, isHttps);
  if (token) await em.nativeDelete(Session, { id: hashToken(token) });
  return sessionCookie(isHttps).serialize('', { maxAge: 0 });
}
