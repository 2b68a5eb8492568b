import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeSubscriber, subscribe } from '~/features/newsletter/subscribers.commands.server';
import { getSubscriber, listSubscribers, subscribersCsv } from '~/features/newsletter/subscribers.queries.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();
/** As if mail is not configured. */
const join = (email: string) => subscribe(em(), { email }, { isMailed: false });
const emails = async () => (await query(em(), 'select email from subscriber order by id')).map(({ email }) => email);

beforeEach(() => query(em(), 'delete from subscriber'));

describe('the list of subscribers', () => {
  test('has the address as typed, with the time', async () => {
    await join('Reader@Example.org');
    const [row] = await query(em(), `select email, created_at > now() - interval '1 minute' as is_new from subscriber`);
    expect(row).toEqual({ email: 'Reader@Example.org', is_new: true });
  });

  test('has an address only once, ignoring case, and keeps the first', async () => {
    await join('Reader@Example.org');
    await join('reader@example.ORG');
    await join('other@example.org');
    expect(await emails()).toEqual(['Reader@Example.org', 'other@example.org']);
  });

  test('has it only once after simultaneous requests', async () => {
    const spellings = ['same@example.org', 'Same@example.org', 'SAME@EXAMPLE.ORG', 'same@Example.Org'];
    await Promise.all(Array.from({ length: 20 }, (_, index) => join(spellings[index % 4] ?? '')));
    expect(await emails()).toHaveLength(1);
  });

  test('accepts addresses with quotes, commas and formulas as text', async () => {
    const odd = ['=1+1@x.y', '"a,b"@x.y', "o'brien@x.y", '<script>@x.y', '%_@x.y', '?@x.y'];
    for (const email of odd) await join(email);
    expect(await emails()).toEqual(odd);
  });

  test('can’t have a row without an address', async () => {
    for (const email of ['', 'x', '@', 'a@']) {
      await expect(join(email)).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('the administrator’s list', () => {
  const found = async (search: string) =>
    (await listSubscribers(em(), search, { offset: 0, limit: 200 })).items.map(({ email }) => email);

  test('is paged, newest first, with the total', async () => {
    for (const name of ['a', 'b', 'c']) await join(`${name}@example.org`);
    const first = await listSubscribers(em(), '', { offset: 0, limit: 2 });
    expect(first).toMatchObject({ total: 3, hasMore: true });
    expect(first.items.map(({ email }) => email)).toEqual(['c@example.org', 'b@example.org']);
    const [{ createdAt, id } = { createdAt: '', id: 0 }] = first.items;
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(await getSubscriber(em(), id)).toEqual(first.items[0]);
    expect(await listSubscribers(em(), '', { offset: 2, limit: 2 })).toMatchObject({ hasMore: false, offset: 2 });
  });

  test('finds literal parts of an address', async () => {
    for (const email of ['Anna@Sea.example', 'seaman@example.org', '50%_\\@example.org', 'other@example.org']) {
      await join(email);
    }
    expect(await found('sea')).toEqual(['seaman@example.org', 'Anna@Sea.example']);
    expect(await found('NNA@SEA')).toEqual(['Anna@Sea.example']);
    for (const odd of ['%', '_', '\\', '%_\\@']) expect(await found(odd)).toEqual(['50%_\\@example.org']);
    expect(await found('nobody')).toEqual([]);
  });

  test('is searched without reading every address', async () => {
    await em().transactional(async (tx) => {
      await query(tx, 'set local enable_seqscan = off');
      const plan = await query(
        tx,
        "explain select count(*) from subscriber where lower(email) like lower('%er12345@%')",
      );
      expect(JSON.stringify(plan)).toContain('subscriber_email_parts');
    });
  });

  test('doesn’t contain removed subscribers, who are deleted completely', async () => {
    for (const name of ['a', 'b']) await join(`${name}@example.org`);
    const [{ id } = { id: 0 }] = (await listSubscribers(em(), 'a@', { offset: 0, limit: 1 })).items;
    await removeSubscriber(em(), id);
    expect(await emails()).toEqual(['b@example.org']);
    await expect(removeSubscriber(em(), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getSubscriber(em(), id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the export of subscribers', () => {
  const linkOf = ({ id }: { id: number }) => `https://gallery.test/unsubscribe/${id}-x`;
  const textOf = () => text(subscribersCsv(em(), linkOf));

  test('has only a header without subscribers', async () => {
    expect(await textOf()).toBe('\uFEFF"id","email","createdAt","status","unsubscribe"\r\n');
  });

  test('has no cells that spreadsheets would evaluate', async () => {
    const odd = ['=1+1@x.y', '+1@x.y', '-1@x.y', '@@x.y', '\uFF1D1@x.y', '"=1"@x.y', 'a,b;c@x.y'];
    for (const email of odd) await join(email);
    const cells = (await textOf())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split('","')[1]);
    expect(cells.toReversed()).toEqual([
      ...["'=1+1@x.y", "'+1@x.y", "'-1@x.y", "'@@x.y", "'\uFF1D1@x.y", '""=1""@x.y', 'a,b;c@x.y'],
    ]);
  });

  test('is read in batches, with one in memory, and holds no connection', async () => {
    await query(
      em(),
      "insert into subscriber (email) select 'reader' || n || '@example.org' from generate_series(1, 50000) n",
    );
    const parts = subscribersCsv(em(), linkOf);
    let lines = 0;
    let largest = 0;
    for await (const part of parts) {
      largest = Math.max(largest, part.length);
      lines += part.split('\r\n').length - 1;
    }
    expect(lines).toBe(50_001);
    expect(largest).toBeLessThan(500_000);

    const begun = subscribersCsv(em(), linkOf);
    for (let turn = 0; turn < 2; turn++) await begun.next();
    // Later rows can still change, because nothing is fetched in advance.
    await query(em(), 'delete from subscriber');
    expect(await text(begun)).toBe('');
  });
});
