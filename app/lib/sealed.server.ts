/** Encryption with a key from SESSION_SECRET, so that a copy of the database tells no secrets. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env.server';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

let found: string | undefined;

/** For commands: they read the secret of the site's folder. SESSION_SECRET takes precedence. */
export function sealWith(secret: string | undefined): void {
  found = secret;
}

const sessionSecret = () => env.SESSION_SECRET ?? found;

function keyFor(purpose: string): Buffer {
  const secret = sessionSecret();
  if (!secret) throw new Error('SESSION_SECRET is missing');
  return Buffer.from(hkdfSync('sha256', secret, '', `tapeta ${purpose}`, 32));
}

export function seal(purpose: string, content: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv, { authTagLength: TAG_BYTES });
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Null for what was sealed for another purpose or with another SESSION_SECRET, or was changed. */
export function unseal(purpose: string, sealed: Buffer): Buffer | null {
  if (!sessionSecret() || sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
