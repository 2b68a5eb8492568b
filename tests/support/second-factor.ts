import { totpCode, totpStep } from '~/features/accounts/totp.server';

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for the secret on the page, or shows this many steps later. */
export const codeOf = (secret: string, later = 0): string =>
  totpCode(fromBase32(secret.replaceAll(' ', '')), totpStep(Date.now()) + later);
