import { randomBytes } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { hash, verify } from '@node-rs/argon2';
import { Administrator } from '~/db/entities/administrator.entity';
import { DomainError, invalid } from '~/lib/errors';
import type { PasswordChangeValue } from './credentials.schema';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates the administrator when there is none. An unset password is made up and answered once; only its hash is kept. @throws invalid for a common one, or the user name */
export async function ensureAdministrator(
  em: EntityManager,
  { username, password }: { username: string; password?: string },
): Promise<{ created: boolean; generatedPassword?: string }> {
  if ((await em.count(Administrator)) > 0) return { created: false };
  const weakness = password !== undefined && (await findWeakness(password, username));
  if (weakness) throw invalid({ password: [weakness] });
  const generatedPassword = password === undefined ? randomBytes(15).toString('base64url') : undefined;
  const passwordHash = await hash(password ?? generatedPassword ?? '', ARGON2);
  try {
    await em.insert(Administrator, { username, passwordHash });
    return { created: true, generatedPassword };
  } catch (error) {
    // Another start of the same site was faster.
    if (error instanceof UniqueConstraintViolationException) return { created: false };
    throw error;
  }
}

/** Hash of a password nobody has, checked for unknown names so that they take as long as known ones. */
let decoyHash: Promise<string> | undefined;

export async function verifyCredentials(em: EntityManager, username: string, password: string): Promise<number> {
  const administrator = await em.findOne(Administrator, { username }, { populate: ['passwordHash'] });
  decoyHash ??= hash(randomBytes(32).toString('hex'), ARGON2);
  const decoy = await decoyHash;
  const matches = await verify(administrator?.passwordHash.$ ?? decoy, password);
  if (!administrator || !matches) throw new DomainError('unauthorized', 'Invalid username or password');
  return administrator.id;
}

/** @throws invalid for a wrong current password, or a new one that is common or the user name */
export async function changePassword(
  em: EntityManager,
  administratorId: number,
  { currentPassword, newPassword }: PasswordChangeValue,
): Promise<void> {
  const administrator = await em.findOne(Administrator, administratorId, { populate: ['passwordHash'] });
  if (!administrator || !(await verify(administrator.passwordHash.$, currentPassword))) {
    throw invalid({ currentPassword: ['This is not your current password.'] });
  }
  const weakness = await findWeakness(newPassword, administrator.username);
  if (weakness) throw invalid({ newPassword: [weakness] });
  administrator.passwordHash.set(await hash(newPassword, ARGON2));
  administrator.passwordChangedAt = new Date();
  await em.flush();
}

const COMMONEST = 10_000;

/** Why a password is guessed at once, in a sentence; undefined when it is neither the user name nor a common one. */
async function findWeakness(password: string, username: string): Promise<string | undefined> {
  const typed = password.toLowerCase();
  if (typed === username.toLowerCase()) return 'The password must not be the username.';
  // Megabytes once unpacked, for something that happens once in a while.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].slice(0, COMMONEST).includes(typed)
    ? 'This is one of the 10,000 commonest passwords. Please choose another one.'
    : undefined;
}
