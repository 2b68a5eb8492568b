import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '~/db/sql.server';
import { subscribe } from '~/features/subscribers/subscribers.commands.server';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
const em = () => database.orm.em.fork();
const emails = async () => (await query(em(), 'select email from subscriber order by id')).map(({ email }) => email);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => query(em(), 'delete from subscriber'));

describe('the list of subscribers', () => {
  test('has an address as it was typed, with the time', async () => {
    await subscribe(em(), { email: 'Reader@Example.org' });
    const [row] = await query(em(), `select email, created_at > now() - interval '1 minute' as is_new from subscriber`);
    expect(row).toEqual({ email: 'Reader@Example.org', is_new: true });
  });

  test('has an address once, whatever its case, and keeps the first', async () => {
    await subscribe(em(), { email: 'Reader@Example.org' });
    await subscribe(em(), { email: 'reader@example.ORG' });
    await subscribe(em(), { email: 'other@example.org' });
    expect(await emails()).toEqual(['Reader@Example.org', 'other@example.org']);
  });

  test('has it once when many ask at the same time', async () => {
    const spellings = ['same@example.org', 'Same@example.org', 'SAME@EXAMPLE.ORG', 'same@Example.Org'];
    await Promise.all(Array.from({ length: 20 }, (_, index) => subscribe(em(), { email: spellings[index % 4] ?? '' })));
    expect(await emails()).toHaveLength(1);
  });

  test('takes addresses with quotes, commas and formulas as text', async () => {
    const odd = ['=1+1@x.y', '"a,b"@x.y', "o'brien@x.y", '<script>@x.y', '%_@x.y', '?@x.y'];
    for (const email of odd) await subscribe(em(), { email });
    expect(await emails()).toEqual(odd);
  });

  test('has no row without an address', async () => {
    for (const email of ['', 'x', '@', 'a@']) {
      await expect(subscribe(em(), { email })).rejects.toMatchObject({ code: '23514' });
    }
  });
});
