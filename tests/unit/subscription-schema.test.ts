import { describe, expect, test } from 'vitest';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';

const messages = (input: unknown) =>
  SubscriptionInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const ONLY_ANSWER = ['Please enter a valid email address'];

describe('a newsletter address', () => {
  test.each([
    ['  Reader@Example.org\t', 'Reader@Example.org'],
    ['a@b', 'a@b'],
    ['=1+1@x.y', '=1+1@x.y'],
    ['"a"@x.y', '"a"@x.y'],
    ['žofie@příklad.cz', 'žofie@příklad.cz'],
    [`${'x'.repeat(248)}@x.com`, `${'x'.repeat(248)}@x.com`],
  ])('%j is kept as typed, without the spaces around it', (email, kept) => {
    expect(SubscriptionInput.parse({ email })).toEqual({ email: kept });
  });

  test.each([
    '',
    '   ',
    'no at-sign',
    '@',
    'a@',
    '@b.c',
    'a b@c.d',
    'a@@b.c',
    'a@b@c.d',
    'a@b.c\r\nBcc: d@e.f',
    'a@b.c\n',
    ...[
      '<v@mail.test>',
      'v@mail.test>>',
      'v@mail.test;',
      'v(a)@mail.test',
      'v,w@mail.test',
      'v@[127.0.0.1]',
      'v:w@mail.test',
    ],
    'a\0@b.c',
    'a\ud800@b.c',
    'a\u202e@b.c',
    `${'x'.repeat(249)}@x.com`,
    `${'x'.repeat(1_000_000)}@x.com`,
    null,
    7,
    ['a@b.c'],
    { $ne: '' },
  ])('is not %j', (email) => {
    expect(messages({ email })).toEqual(ONLY_ANSWER);
  });

  test('is required, and other fields are dropped', () => {
    for (const input of [undefined, null, 'a@b.c', 7, {}]) expect(messages(input)).toEqual(ONLY_ANSWER);
    expect(SubscriptionInput.parse({ email: 'a@b.c', id: 1, createdAt: 'now' })).toEqual({ email: 'a@b.c' });
  });
});
