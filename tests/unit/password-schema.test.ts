import { describe, expect, test } from 'vitest';
import { PasswordChange } from '~/features/accounts/credentials.schema';

const GOOD = {
  intent: 'password',
  currentPassword: 'the old one',
  newPassword: 'the new one',
  repeatedPassword: 'the new one',
};

const fieldsOf = (input: unknown) => {
  const { success, error } = PasswordChange.safeParse(input);
  return success ? [] : error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a password change', () => {
  test.each([
    [GOOD],
    [{ ...GOOD, newPassword: '12345678', repeatedPassword: '12345678' }],
    [{ ...GOOD, newPassword: 'x'.repeat(256), repeatedPassword: 'x'.repeat(256) }],
    [{ ...GOOD, newPassword: ' žluťoučký kůň ', repeatedPassword: ' žluťoučký kůň ' }],
  ])('is accepted: %j', (input) => {
    expect(fieldsOf(input)).toEqual([]);
  });

  test.each([
    [{ ...GOOD, currentPassword: '' }, 'currentPassword: Enter your current password.'],
    [{ ...GOOD, newPassword: '1234567' }, 'newPassword: Use at least 8 characters.'],
    [{ ...GOOD, newPassword: 'x'.repeat(257) }, 'newPassword: Use at most 256 characters.'],
    [{ ...GOOD, repeatedPassword: 'The new one' }, 'repeatedPassword: This doesn’t match the new password.'],
    [{ ...GOOD, repeatedPassword: undefined }, 'repeatedPassword: Enter the new password again.'],
    [
      { ...GOOD, newPassword: 'the old one', repeatedPassword: 'the old one' },
      'newPassword: This is your current password.',
    ],
  ])('is refused: %j', (input, problem) => {
    expect(fieldsOf(input)).toContain(problem);
  });

  test('reads passwords like the login', () => {
    const odd = 'half \ud800 and \0 nothing';
    expect(PasswordChange.parse({ ...GOOD, newPassword: odd, repeatedPassword: odd }).newPassword).toBe(
      'half \ufffd and  nothing',
    );
  });
});
