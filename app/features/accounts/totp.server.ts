/** Codes that change every 30 seconds, as RFC 6238 defines them and all authenticator apps make them: SHA-1, six digits. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(19) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const totpStep = (time: number): number => Math.floor(time / STEP_MS);

/** The step that a code belongs to, or null. Clocks may differ by one step. */
export function findTotpStep(secret: Buffer, code: string, time = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const now = totpStep(time);
  const isRight = (step: number) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
  return [now - 1, now, now + 1].filter(isRight).at(-1) ?? null;
}

/** RFC 4648, for whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return [...bits.matchAll(/.{5}/g)].map(([five]) => letters[Number.parseInt(five, 2)]).join('');
}

/** For people who type it. */
export const inFours = (text: string, separator: string): string =>
  [...text.matchAll(/.{1,4}/g)].map(([four]) => four).join(separator);
