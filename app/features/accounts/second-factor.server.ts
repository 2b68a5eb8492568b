import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { DomainError, invalid } from '~/lib/errors';
import { qrCode } from '~/lib/qr-code.server';
import { seal, unseal } from '~/lib/sealed.server';
import { messagesOf } from '~/messages/messages';
import type { Factor } from './access.view';
import {
  type FactorRow,
  findFactor,
  insertFactor,
  markConfirmed,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.server';
import { base32, findTotpStep, inFours } from './totp.server';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 120 bits: too many to guess, even with a copy of the plain hashes. */
const RECOVERY_BYTES = 15;

/** Bound to its administrator: a copy in another row is of no use. */
const purposeOf = (administratorId: number) => `second factor ${administratorId}`;

const openSecret = (administratorId: number, { secret }: FactorRow) => unseal(purposeOf(administratorId), secret);

export async function describeFactor(
  em: EntityManager,
  { administratorId, username }: { administratorId: number; username: string },
): Promise<Factor> {
  const row = await findFactor(em, administratorId);
  const secret = row && openSecret(administratorId, row);
  if (row?.confirmedAt) {
    const { confirmedAt, codesLeft } = row;
    const problem = secret ? null : messagesOf('accountErrors').unreadableUntilOff;
    return { state: 'on', since: new Date(confirmedAt).toISOString(), codesLeft, problem };
  }
  if (!secret) return { state: 'off' };
  const text = base32(secret);
  // A colon separates the two in a label.
  const name = (await readSiteSettings(em)).name.replaceAll(':', ' ');
  const label = [name, username].map(encodeURIComponent).join(':');
  const uri = `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(name)}`;
  return { state: 'pending', secret: inFours(text, ' '), uri, qr: qrCode(uri) };
}

/** What the login asks for: nothing, a code, or a recovery code because no other can be checked. */
export async function neededFactor(em: EntityManager, administratorId: number): Promise<'none' | 'code' | 'recovery'> {
  const row = await findFactor(em, administratorId);
  if (!row?.confirmedAt) return 'none';
  return openSecret(administratorId, row) ? 'code' : 'recovery';
}

export const beginFactor = (em: EntityManager, administratorId: number): Promise<void> =>
  insertFactor(em, administratorId, seal(purposeOf(administratorId), randomBytes(SECRET_BYTES)));

const hashCode = (code: string) => createHash('sha256').update(code).digest('hex');

function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)));
  return { codes: codes.map((code) => inFours(code, '-')), hashes: codes.map(hashCode) };
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

export const isRecoveryCode = (code: string): boolean => /^[A-Z2-7]{24}$/.test(plain(code));

/** Returns the recovery codes, which can't be read again. @throws invalid for a wrong code */
export async function confirmFactor(em: EntityManager, administratorId: number, code: string): Promise<string[]> {
  const row = await findFactor(em, administratorId);
  const secret = row && openSecret(administratorId, row);
  const step = secret && findTotpStep(secret, plain(code));
  const { codes, hashes } = makeRecoveryCodes();
  const isConfirmed = row && step && (await markConfirmed(em, administratorId, { secret: row.secret, step, hashes }));
  if (!isConfirmed) throw invalid({ code: [messagesOf('accountErrors').wrongFirstCode] });
  return codes;
}

export async function renewRecoveryCodes(em: EntityManager, administratorId: number): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes();
  await replaceRecoveryCodes(em, administratorId, hashes);
  return codes;
}

/** Uses a code up. @throws unauthorized for a wrong or used one, and for all but recovery codes while the secret is unreadable */
export async function requireCode(em: EntityManager, administratorId: number, code: string): Promise<void> {
  const text = messagesOf('accountErrors');
  const refused = (message: string) => new DomainError('unauthorized', message, { fields: { code: [message] } });
  if (isRecoveryCode(code)) {
    if (await takeRecoveryCode(em, administratorId, hashCode(plain(code)))) return;
    throw refused(text.wrongCode);
  }
  const row = await findFactor(em, administratorId);
  const secret = row && openSecret(administratorId, row);
  if (row && !secret) throw refused(text.unreadableFactor);
  const step = secret && findTotpStep(secret, plain(code));
  if (!step || !(await takeStep(em, administratorId, step))) throw refused(text.wrongCode);
}
