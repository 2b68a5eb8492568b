import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hash, verify } from '@node-rs/argon2';
import { Administrator } from '~/db/entities/administrator.entity';
import { query } from '~/db/sql.server';
import { DomainError, invalid } from '~/lib/errors';
import type { PasswordChangeValue } from './password.schema';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates the administrator when there is none. An unset password is made up and answered once; only its hash is kept. */
export async function ensureAdministrator(
  em: EntityManager,
  { username, password }: { username: string; password?: string },
): Promise<{ created: boolean; generatedPassword?: string }> {
  if ((await em.count(Administrator)) > 0) return { created: false };
  const generatedPassword = password === undefined ? randomBytes(15).toString('base64url') : undefined;
  const passwordHash = await hash(password ?? generatedPassword ?? '', ARGON2);
  const rows = await query(
    em,
    'insert into administrator (username, password_hash) values (?, ?) on conflict (username) do nothing returning id',
    [username, passwordHash],
  );
  return rows.length > 0 ? { created: true, generatedPassword } : { created: false };
}

/** Hash of a password nobody has, checked for unknown names so that they take as long as known ones. */
let decoyHash: Promise<string> | undefined;

/** Answers the administrator's id. @throws unauthorized, the same for an unknown name and a wrong password */
export async function verifyCredentials(em: EntityManager, username: string, password: string): Promise<number> {
  const [row] = await query(em, 'select id, password_hash from administrator where username = ?', [username]);
  decoyHash ??= hash(randomBytes(32).toString('hex'), ARGON2);
  const decoy = await decoyHash;
  const matches = await verify(row?.password_hash ?? decoy, password);
  if (!row || !matches) throw new DomainError('unauthorized', 'Invalid username or password');
  return row.id;
}

/** @throws invalid for a wrong current password, or a new one that is the user name */
export async function changePassword(
  em: EntityManager,
  administratorId: number,
  { currentPassword, newPassword }: PasswordChangeValue,
): Promise<void> {
  const [row] = await query(em, 'select username, password_hash from administrator where id = ?', [administratorId]);
  if (!row || !(await verify(row.password_hash, currentPassword))) {
    throw invalid({ currentPassword: ['This is not your current password.'] });
  }
  if (newPassword.toLowerCase() === row.username.toLowerCase()) {
    throw invalid({ newPassword: ['The password must not be the username.'] });
  }
  await query(em, 'update administrator set password_hash = ?, password_changed_at = now() where id = ?', [
    await hash(newPassword, ARGON2),
    administratorId,
  ]);
}
