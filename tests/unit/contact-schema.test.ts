import { describe, expect, test } from 'vitest';
import { ContactInput } from '~/features/contact/contact.schema';

const EMAIL = 'Invalid email: Please enter a valid email address.';
const SUBJECT = 'Subject too short: Please provide a subject (min 3 chars).';
const MESSAGE = 'Message too short: Please provide more details (min 5 chars).';

const good = { email: 'reader@example.org', subject: 'A picture', message: 'Thank you for it.' };
const messages = (input: unknown) => ContactInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const messagesWith = (fields: Record<string, unknown>) => messages({ ...good, ...fields });

describe('a message', () => {
  test('is trimmed and keeps its line breaks', () => {
    const input = {
      email: ' reader@example.org ',
      subject: '  A   picture ',
      message: ' Dear all,\r\n\r\nthank you.\r\n',
    };
    expect(ContactInput.parse({ ...input, admin: true })).toEqual({
      email: 'reader@example.org',
      subject: 'A picture',
      message: 'Dear all,\n\nthank you.',
    });
  });

  test('reports all mistakes at once', () => {
    expect(messages({})).toEqual([EMAIL, SUBJECT, MESSAGE]);
    expect(messages({ email: 'x', subject: 'ab', message: 'abcd' })).toEqual([EMAIL, SUBJECT, MESSAGE]);
    expect(messages({ email: '', subject: '  a  ', message: '\r\n\r\n\r\n\r\n' })).toEqual([EMAIL, SUBJECT, MESSAGE]);
    expect(messages({ email: ['a@b.c'], subject: 7, message: null })).toEqual([EMAIL, SUBJECT, MESSAGE]);
  });

  test('needs a subject of three characters and a text of five', () => {
    expect(messagesWith({ subject: 'abc', message: 'abcde' })).toEqual([]);
  });

  test.each([
    ...['a@b', 'a b@c.d', '@b.c', 'a@.', 'a@b.c, d@e.f g', 'a@b@c.d', 'a@b.c\r\nBcc: d@e.f', 'a@b.c\n', 'a\0@b.c'],
    ...['a\ud800@b.c', '<a@b.c>', 'a@b.c>>', 'a@b.c;', 'a,d@b.c', 'a(b)@b.c', 'a@b.c:25', 'a[1]@b.c', '"a b"@c.d'],
  ])('is not taken from %j', (email) => {
    expect(messagesWith({ email })).toEqual([EMAIL]);
  });

  test('needs a subject of one line', () => {
    for (const subject of [
      'Hello\r\nBcc: d@e.f',
      'Hello\nthere',
      'Hello\u2028there',
      'Hello\0there',
      'Hello \ud800 there',
    ]) {
      expect(messagesWith({ subject })).toEqual(['The subject must be one line of text.']);
    }
  });

  test('has at most 254, 200 and 5000 characters', () => {
    const most = { email: `${'x'.repeat(248)}@x.com`, subject: 's'.repeat(200), message: 'm\r\n'.repeat(2500) };
    expect(messages(most)).toEqual([]);
    expect(messages({ email: `x${most.email}`, subject: 's'.repeat(201), message: `${'m'.repeat(5001)}` })).toEqual([
      EMAIL,
      'Subject too long: use at most 200 characters.',
      'Message too long: use at most 5000 characters.',
    ]);
    expect(messagesWith({ message: 'm'.repeat(1_000_000) })).toEqual([
      'Message too long: use at most 5000 characters.',
    ]);
  });

  test('drops characters that the database cannot store', () => {
    expect(ContactInput.parse({ ...good, message: 'a\0b\ud800c\u0007 and more' }).message).toBe('ab\ufffdc and more');
  });
});
