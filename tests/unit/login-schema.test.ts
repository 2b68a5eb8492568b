import { describe, expect, test } from 'vitest';
import { LoginInput } from '~/features/accounts/credentials.schema';

const messages = (input: unknown) => LoginInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('a login', () => {
  test('is kept as typed, including spaces', () => {
    const input = { username: ' admin ', password: ' pass  word ' };
    expect(LoginInput.parse(input)).toEqual(input);
  });

  test('needs a name and a password', () => {
    const both = ['Enter your username.', 'Enter your password.'];
    expect(messages({})).toEqual(both);
    expect(messages({ username: '', password: '' })).toEqual(both);
    expect(messages({ username: null, password: 7 })).toEqual(both);
    expect(messages({ username: ['a'], password: { $gt: '' } })).toEqual(both);
  });

  test('has at most 256 characters each', () => {
    expect(messages({ username: 'x'.repeat(256), password: 'x'.repeat(256) })).toEqual([]);
    expect(messages({ username: 'x'.repeat(257), password: 'x'.repeat(1_000_000) })).toHaveLength(2);
  });

  test('drops other fields and characters that the database can’t store', () => {
    expect(LoginInput.parse({ username: 'a\0b', password: 'x\ud800', admin: true })).toEqual({
      username: 'ab',
      password: 'x\ufffd',
    });
  });
});
