import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createCookie } from '@remix-run/node';
import { query } from '~/db/sql.server';

const IDLE_HOURS = 8;
const ABSOLUTE_DAYS = 7;

/**
 * The cookie holds a random token, the table its hash: nothing in the table opens a session. Behind https the name carries
 * the __Host- prefix, which keeps other hosts of the domain from setting it; plain http cannot have that.
 */
function sessionCookie(isHttps: boolean) {
  return createCookie(isHttps ? '__Host-sid' : 'sid', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps,
    maxAge: ABSOLUTE_DAYS * 24 * 3600,
  });
}

const idOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function readToken(request: Request, isHttps: boolean): Promise<string | null> {
  const token: unknown = await sessionCookie(isHttps).parse(request.headers.get('Cookie'));
  return typeof token === 'string' && token.length <= 100 ? token : null;
}

/** Starts a session under a new token and clears away expired ones. Answers the Set-Cookie value. */
export async function startSession(em: EntityManager, administratorId: number, isHttps: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    em,
    `delete from session where last_seen_at < now() - make_interval(hours => ?) or created_at < now() - make_interval(days => ?)`,
    [IDLE_HOURS, ABSOLUTE_DAYS],
  );
  await query(em, 'insert into session (id, administrator_id) values (?, ?)', [idOf(token), administratorId]);
  return sessionCookie(isHttps).serialize(token);
}

/** Ends every session of the administrator and starts a new one. Answers the Set-Cookie value. */
export async function replaceSessions(em: EntityManager, administratorId: number, isHttps: boolean): Promise<string> {
  await query(em, 'delete from session where administrator_id = ?', [administratorId]);
  return startSession(em, administratorId, isHttps);
}

/** The administrator whose live session this request carries, or null. */
export async function readSession(
  em: EntityManager,
  request: Request,
  isHttps: boolean,
): Promise<{ administratorId: number; username: string } | null> {
  const token = await readToken(request, isHttps);
  if (!token) return null;
  const [row] = await query(
    em,
    `select s.administrator_id, a.username, s.last_seen_at < now() - interval '5 minutes' as stale
     from session s join administrator a on a.id = s.administrator_id
     where s.id = ? and s.last_seen_at >= now() - make_interval(hours => ?) and s.created_at >= now() - make_interval(days => ?)`,
    [idOf(token), IDLE_HOURS, ABSOLUTE_DAYS],
  );
  if (!row) return null;
  if (row.stale) await query(em, 'update session set last_seen_at = now() where id = ?', [idOf(token)]);
  return { administratorId: row.administrator_id, username: row.username };
}

/** Ends the session on the server, so that a copy of the cookie is worth nothing. Answers the Set-Cookie value. */
export async function endSession(em: EntityManager, request: Request, isHttps: boolean): Promise<string> {
  const token = await readToken(request, isHttps);
  if (token) await query(em, 'delete from session where id = ?', [idOf(token)]);
  return sessionCookie(isHttps).serialize('', { maxAge: 0 });
}
