import { describe, expect, test } from 'vitest';
import { ContactInput } from '~/features/contact/contact.schema';
import { withBareSearch } from '~/features/integrations/picks/pick-query.schema';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';
import { formEntries } from '~/http/body/body.server';
import { nameFromSlug, slugify } from '~/lib/slug';

const LONG = 64 * 1024;

/** What patterns with two open ends choke on. */
const TEXTS = [
  'a@'.repeat(LONG / 2),
  `@${'@!'.repeat(LONG / 2)}\0`,
  `\0${'\t'.repeat(LONG)}\0`,
  `a@${'.'.repeat(LONG)}@`,
  '-'.repeat(LONG),
];

/** Milliseconds that the processor worked for it, however busy the machine is. */
function workOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** With a square of the length in it, each of these takes several seconds. */
const LITTLE = 1000;

describe('a text as long as a form may be costs little, whoever reads it', () => {
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

test('an address of a pick as long as may be costs little', () => {
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
  test('that come several times are a list, in order', () => {
    const entries = formEntries(new URLSearchParams('id=3&name=x&id=1&id=2'));
    expect({ ...entries }).toEqual({ id: ['3', '1', '2'], name: 'x' });
  });

  test('are at most two thousand, and counting them costs little', () => {
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
