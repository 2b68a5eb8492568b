import { describe, expect, test } from 'vitest';
import { ContactInput } from '~/features/contact/contact.schema';
import { withBareSearch } from '~/features/integrations/picks/pick-query.schema';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';
import { formEntries } from '~/http/body/body.server';
import { nameFromSlug, slugify } from '~/lib/slug';

const LONG = 64 * 1024;

/** Texts that slow down patterns with two open ends. */
const TEXTS = [
  'a@'.repeat(LONG / 2),
  `@${'@!'.repeat(LONG / 2)}\0`,
  `\0${'\t'.repeat(LONG)}\0`,
  `a@${'.'.repeat(LONG)}@`,
  '-'.repeat(LONG),
];

/** CPU time in milliseconds, which doesn't depend on how busy the machine is. */
function workOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** In quadratic time, each of these takes several seconds. */
const LITTLE = 1000;

describe('a text of maximum length is processed fast everywhere', () => {
  const message = { subject: 'Subject', message: 'Message' };
  test.each(TEXTS)('text %#', (text) => {
    const reads = {
      subscription: () => SubscriptionInput.safeParse({ email: text }),
      contact: () => ContactInput.safeParse({ ...message, email: text }),
      subject: () => ContactInput.safeParse({ email: 'a@b.cd', subject: text, message: text }),
      slug: () => slugify(text),
      title: () => nameFromSlug(text),
    };
    for (const [name, read] of Object.entries(reads)) expect(workOf(read), name).toBeLessThan(LITTLE);
    expect(SubscriptionInput.safeParse({ email: text }).success).toBe(false);
    expect(ContactInput.safeParse({ ...message, email: text }).success).toBe(false);
  });
});

test('the longest address of a pick is processed fast', () => {
  const query = `${'a'.repeat(LONG)}!`;
  expect(workOf(() => expect(withBareSearch(query)).toBe(query))).toBeLessThan(LITTLE);
});

test.each([
  ['nature,water', 'search=nature+water'],
  ['new-york', 'search=new-york'],
  ['a'.repeat(200), `search=${'a'.repeat(200)}`],
  ['a'.repeat(201), 'a'.repeat(201)],
  ['5', '5'],
  ['a!', 'a!'],
  ['tags', 'tags'],
  ['nature=1', 'nature=1'],
])('a word without a value is searched for: %s', (query, read) => expect(withBareSearch(query)).toBe(read));

describe('the fields of a form', () => {
  test('become a list in order when repeated', () => {
    const entries = formEntries(new URLSearchParams('id=3&name=x&id=1&id=2'));
    expect({ ...entries }).toEqual({ id: ['3', '1', '2'], name: 'x' });
  });

  test('are limited to two thousand, and counting them is fast', () => {
    expect(formEntries(new URLSearchParams('a&'.repeat(2000))).a).toHaveLength(2000);
    const most = new URLSearchParams('a&'.repeat(LONG / 2));
    expect(workOf(() => expect(() => formEntries(most)).toThrow('The form has too many fields.'))).toBeLessThan(LITTLE);
  });

  test('may have any name', () => {
    const entries = formEntries([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(Object.entries(entries)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
