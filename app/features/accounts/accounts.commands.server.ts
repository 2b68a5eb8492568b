import { randomBytes } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { hash, verify } from '@node-rs/argon2';
import { Administrator } from '~/db/entities/administrator.entity';
import { DomainError, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { PasswordChangeValue } from './credentials.schema';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Creates the administrator if there is none. Without a password it generates one and returns it once. @throws invalid for a weak one */
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
    // Another process of the same site was faster.
    if (error instanceof UniqueConstraintViolationException) return { created: false };
    throw error;
  }
}

/** Hash of a random password, checked for unknown names so that they take as long as known ones. */
let decoyHash: Promise<string> | undefined;

export async function verifyCredentials(em: EntityManager, username: string, password: string): Promise<number> {
  const administrator = await em.findOne(Administrator, { username }, { populate: ['passwordHash'] });
  decoyHash ??= hash(randomBytes(32).toString('hex'), ARGON2);
  const decoy = await decoyHash;
  const matches = await verify(administrator?.passwordHash.$ ?? decoy, password);
  if (!administrator || !matches) throw new DomainError('unauthorized', messagesOf('accountErrors').wrongLogin);
  return administrator.id;
}

/** @throws invalid */
export async function requirePassword(em: EntityManager, administratorId: number, currentPassword: string) {
  const administrator = await em.findOne(Administrator, administratorId, { populate: ['passwordHash'] });
  if (!administrator || !(await verify(administrator.passwordHash.$, currentPassword))) {
    throw invalid({ currentPassword: [messagesOf('accountErrors').wrongCurrent] });
  }
  return administrator;
}

/** @throws invalid for a wrong current password or a weak new one */
export async function changePassword(
  em: EntityManager,
  administratorId: number,
  { currentPassword, newPassword }: PasswordChangeValue,
): Promise<void> {
  const administrator = await requirePassword(em, administratorId, currentPassword);
  const weakness = await findWeakness(newPassword, administrator.username);
  if (weakness) throw invalid({ newPassword: [weakness] });
  administrator.passwordHash.set(await hash(newPassword, ARGON2));
  administrator.passwordChangedAt = new Date();
  await em.flush();
}

const COMMON_PASSWORDS = 10_000;

/** Says why a password is easily guessed; undefined when it is neither the username nor a common one. */
async function findWeakness(password: string, username: string): Promise<string | undefined> {
  const typed = password.toLowerCase();
  if (typed === username.toLowerCase()) return messagesOf('accountErrors').isUsername;
  // Loaded on demand: it takes megabytes and is rarely needed.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].slice(0, COMMON_PASSWORDS).includes(typed)
    ? messagesOf('accountErrors').isCommon
    : undefined;
}
