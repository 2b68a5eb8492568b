import { beforeEach, expect, test } from 'vitest';
import { readStatistics } from '~/features/statistics/statistics.queries.server';
import { purgeExpiredVisitors, recordVisitor } from '~/features/statistics/visitors.commands.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const PEPPER = 'a secret that is not in the database';
const DAY = 24 * 3600 * 1000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

const visit = (client: string, at = now, userAgent = 'Mozilla/5.0 (Test)') =>
  recordVisitor(em(), { client, userAgent, at }, PEPPER);

const activeUsers = async () => (await readStatistics(em())).activeUsers;
const rows = async () => (await query(em(), 'select count(*)::int as n from visitor'))[0].n;
/** Days whose stored count differs from a real count. There should be none. */
const differences = () =>
  query(
    em(),
    `select day, said, counted from (select day, sum(visitors)::int as said from visitor_day group by 1) d
     full join (select seen_on as day, count(*)::int as counted from visitor group by 1) v using (day)
     where coalesce(said, 0) <> coalesce(counted, 0)`,
  );

beforeEach(async () => {
  for (const table of ['visitor', 'visitor_day', 'visitor_salt']) await query(em(), `delete from ${table}`);
});

test('there are no active users before the first visitor', async () => {
  expect(await readStatistics(em())).not.toHaveProperty('activeUsers');
});

test('a visitor counts once, however often and on however many days they come', async () => {
  for (const days of [3, 2, 2, 0, 0]) await visit('192.0.2.1', daysAgo(days));
  await visit('192.0.2.2');
  await visit('192.0.2.1', now, 'Another browser');
  expect(await activeUsers()).toBe(3);
  expect(await differences()).toEqual([]);
});

test('simultaneous visitors are all counted, each once', async () => {
  const clients = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`);
  await Promise.all([...clients, ...clients].map((client) => visit(client)));
  expect(await activeUsers()).toBe(40);
  expect(await differences()).toEqual([]);
});

test('a visitor no longer counts after 30 days', async () => {
  await visit('192.0.2.1', daysAgo(30));
  await visit('192.0.2.2', daysAgo(29));
  expect(await activeUsers()).toBe(1);
});

test('a visit that is recorded late never moves the last day back', async () => {
  await visit('192.0.2.1', new Date('2026-11-12T10:00:00Z'));
  await visit('192.0.2.1', new Date('2026-11-10T10:00:00Z'));
  expect(await query(em(), 'select seen_on::text as day from visitor')).toEqual([{ day: '2026-11-12' }]);
});

test('a new month has a new salt, and a returning visitor still counts once', async () => {
  await visit('192.0.2.1', new Date('2026-10-31T23:59:59Z'));
  const [before] = await query(em(), 'select hash from visitor');
  await visit('192.0.2.1', new Date('2026-11-01T00:00:01Z'));
  await visit('192.0.2.2', new Date('2026-11-01T00:00:01Z'));
  const after: { hash: Buffer; day: string }[] = await query(em(), 'select hash, seen_on::text as day from visitor');
  expect(after.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-01']);
  expect(after.some(({ hash }) => hash.equals(before.hash))).toBe(false);
  const salts: { salt: Buffer }[] = await query(em(), 'select salt from visitor_salt order by month');
  expect(salts).toHaveLength(2);
  expect(salts[0]?.salt.equals(salts[1]?.salt ?? Buffer.alloc(0))).toBe(false);
  expect(await differences()).toEqual([]);
});

test('the salt changes from December to January', async () => {
  await visit('192.0.2.1', new Date('2026-12-31T12:00:00Z'));
  await visit('192.0.2.1', new Date('2027-01-01T12:00:00Z'));
  expect(await rows()).toBe(1);
});

test('old visitors are deleted with their days and salts', async () => {
  await visit('192.0.2.1', new Date('2026-08-15T12:00:00Z'));
  await visit('192.0.2.2', new Date('2026-10-06T12:00:00Z'));
  await visit('192.0.2.3', new Date('2026-11-01T12:00:00Z'));
  await purgeExpiredVisitors(em(), new Date('2026-11-04T12:00:00Z'));
  expect(await rows()).toBe(2);
  expect(await query(em(), 'select month::text from visitor_salt order by 1')).toEqual([
    { month: '2026-10-01' },
    { month: '2026-11-01' },
  ]);
  await purgeExpiredVisitors(em(), new Date('2026-12-20T12:00:00Z'));
  expect(await rows()).toBe(0);
  expect(await query(em(), 'select month::text from visitor_salt')).toEqual([{ month: '2026-11-01' }]);
  expect(await query(em(), 'select * from visitor_day')).toEqual([]);
});

test('more old visitors than fit one batch are all deleted', async () => {
  await query(
    em(),
    `insert into visitor (hash, seen_on) select substr(sha256(n::text::bytea), 1, 16), '2026-01-01' from generate_series(1, 25000) n`,
  );
  await purgeExpiredVisitors(em(), new Date('2026-11-04T12:00:00Z'));
  expect(await rows()).toBe(0);
});

test('no table holds an address or a browser name, in any encoding', async () => {
  const client = '198.51.100.77';
  await visit(client, now, 'Mozilla/5.0 (Rare Machine)');
  const [{ all }] = await query(
    em(),
    `select (select string_agg(v::text, ' ') from visitor v) || (select string_agg(d::text, ' ') from visitor_day d)
       || (select string_agg(s::text, ' ') from visitor_salt s) as all`,
  );
  for (const secret of [client, 'Rare Machine', PEPPER]) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('the hash needs a key that is not in the database', async () => {
  await visit('192.0.2.1');
  await recordVisitor(em(), { client: '192.0.2.1', userAgent: 'Mozilla/5.0 (Test)', at: now }, 'another key');
  expect(await rows()).toBe(2);
});
