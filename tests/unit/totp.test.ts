import { describe, expect, test } from 'vitest';
import { base32, findTotpStep, inFours, totpCode, totpStep } from '~/features/accounts/totp.server';

/** RFC 6238, appendix B: SHA-1. Our codes are the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('a code of the second factor', () => {
  test.each(VECTORS)('at %i seconds is the one of RFC 6238', (seconds, code) => {
    expect(totpCode(SECRET, totpStep(seconds * 1000))).toBe(code.slice(2));
  });

  test('is taken one step early or late, and no more', () => {
    const now = 1_234_567_890_000;
    const step = totpStep(now);
    const found = (away: number) => findTotpStep(SECRET, totpCode(SECRET, step + away), now);
    expect([-2, -1, 0, 1, 2].map(found)).toEqual([null, step - 1, step, step + 1, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\n'])('is never %j', (code) => {
    expect(findTotpStep(SECRET, code)).toBeNull();
  });
});

test('the secret is written as RFC 4648 says, in groups of four', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(inFours(base32(SECRET), ' ')).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
});
