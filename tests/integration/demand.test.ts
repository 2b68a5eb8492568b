import { beforeEach, describe, expect, test } from 'vitest';
import { purgeExpiredDemand, recordDemand } from '~/features/demand/demand.commands.server';
import { demandCsv } from '~/features/demand/demand.queries.server';
import type { DemandKind } from '~/features/demand/demand.view';
import { normalise } from '~/features/demand/normalise';
import { makeAlias, readDemand } from '~/features/demand/read-demand.server';
import { addWallpaper } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const PEPPER = 'a secret that is not in the database';
const DAY = 24 * 3600 * 1000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

const ask = (client: string, wanted = 'lofi', at = now, kind: DemandKind = 'search') =>
  recordDemand(em(), { kind, wanted, client, at }, PEPPER);
const counted = () =>
  query<{ wanted: string; asked: number }>(em(), 'select wanted, asked from demand order by day, wanted');
const rowsOf = async (kind: DemandKind, days: 7 | 30 | 90 = 30) =>
  (await readDemand(em(), days)).find((section) => section.kind === kind)?.rows ?? [];

beforeEach(async () => {
  for (const table of ['demand', 'demand_day', 'demand_mark', 'tag', 'wallpaper']) {
    await query(em(), `delete from ${table}`);
  }
});

describe('counting', () => {
  test('a word counts once two visitors used it on one day, each of them once', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask('192.0.2.1');
    expect(await counted()).toEqual([]);
    await ask('192.0.2.2');
    await ask('192.0.2.2');
    expect(await counted()).toEqual([{ wanted: 'lofi', asked: 2 }]);
    await ask('192.0.2.3');
    await ask('192.0.2.1');
    expect(await counted()).toEqual([{ wanted: 'lofi', asked: 3 }]);
  });

  test('one visitor on two days is still one visitor, and a known word counts from the first', async () => {
    await ask('192.0.2.1', 'lofi', daysAgo(2));
    await ask('192.0.2.1', 'lofi', daysAgo(1));
    expect(await counted()).toEqual([]);
    await ask('192.0.2.2', 'lofi', daysAgo(1));
    await ask('192.0.2.3', 'lofi', now);
    expect(await counted()).toEqual([
      { wanted: 'lofi', asked: 2 },
      { wanted: 'lofi', asked: 1 },
    ]);
  });

  test('two visitors of different words or kinds make nothing known', async () => {
    await ask('192.0.2.1', 'lofi');
    await ask('192.0.2.2', 'hifi');
    await ask('192.0.2.2', 'lofi', now, 'corrected');
    expect(await counted()).toEqual([]);
  });

  test('simultaneous visitors are all counted', async () => {
    await ask('192.0.2.1');
    await ask('192.0.2.2');
    await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`198.51.100.${index}`)));
    expect(await counted()).toEqual([{ wanted: 'lofi', asked: 42 }]);
  });

  test('no table holds an address or a word of one visitor, in any encoding', async () => {
    await ask('198.51.100.77', 'a rare secret');
    const [stored] = await query<{ all: string }>(
      em(),
      `select (select coalesce(string_agg(d::text, ' '), '') from demand d) || (select string_agg(m::text, ' ') from demand_mark m)
         || (select string_agg(s::text, ' ') from demand_day s) as all`,
    );
    for (const secret of ['198.51.100.77', 'rare secret', PEPPER]) {
      expect(stored?.all).not.toContain(secret);
      expect(stored?.all).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('marks of one visitor have nothing in common, and need a key that is not in the database', async () => {
    await ask('192.0.2.1', 'lofi');
    await ask('192.0.2.1', 'hifi');
    await recordDemand(em(), { kind: 'search', wanted: 'lofi', client: '192.0.2.1', at: now }, 'another key');
    const marks = await query<{ visitor: Buffer }>(em(), 'select visitor from demand_mark');
    expect(new Set(marks.map(({ visitor }) => visitor.toString('hex'))).size).toBe(3);
  });
});

describe('limits', () => {
  test('a full day takes no more marks', async () => {
    await ask('192.0.2.1');
    await query(em(), 'update demand_day set marks = 20000');
    await ask('192.0.2.2');
    expect(await counted()).toEqual([]);
    expect(await query(em(), 'select marks from demand_day')).toEqual([{ marks: 20_000 }]);
    expect(await query(em(), 'select from demand_mark')).toHaveLength(1);
  });

  test('a day takes a thousand new entries, and counts known ones further', async () => {
    await ask('192.0.2.1', 'known');
    await ask('192.0.2.2', 'known');
    await query(
      em(),
      `insert into demand select day, 'search', 'word ' || n, 2 from demand_day, generate_series(1, 999) n`,
    );
    await ask('192.0.2.1', 'one too many');
    await ask('192.0.2.2', 'one too many');
    await ask('192.0.2.3', 'known');
    expect(await query(em(), 'select from demand')).toHaveLength(1000);
    expect(await query(em(), `select asked from demand where wanted = 'known'`)).toEqual([{ asked: 3 }]);
  });

  test('counts are kept for ninety days, marks and salts for one', async () => {
    for (const days of [90, 89, 1, 0]) {
      for (const client of ['192.0.2.1', '192.0.2.2']) await ask(client, `day ${days}`, daysAgo(days));
    }
    await purgeExpiredDemand(em(), now);
    expect((await counted()).map(({ wanted }) => wanted)).toEqual(['day 89', 'day 1', 'day 0']);
    expect(await query(em(), 'select day::text from demand_day')).toHaveLength(1);
    expect(await query(em(), 'select from demand_mark')).toHaveLength(2);
  });
});

test.each([
  ['search', '  LoFi \t Girl ', 'lofi girl'],
  ['search', 'Cafe\u0301', 'café'],
  ['search', 'nul\0byte\u0007', 'nulbyte'],
  ['search', '\ud800', null],
  ['search', '“…” —', null],
  ['search', 'a'.repeat(60), 'a'.repeat(60)],
  ['search', 'a'.repeat(61), null],
  ['corrected', 'LOFY', 'lofy'],
  ['screen', '03440x1440', '3440x1440'],
  ['screen', '1x1', null],
  ['screen', '99999x99999', null],
  ['screen', '3440x1440; drop table demand', null],
  ['filters', `/?q=${'a'.repeat(200)}`, null],
  ['filters', '/?colour=red', '/?colour=red'],
  ['filters', '/category/sea?q=Cafe%CC%81++Noir&shape=21%3A9', '/category/sea?q=caf%C3%A9+noir&shape=21%3A9'],
  ['filters', `/?q=${'a'.repeat(61)}&colour=red`, null],
] as const)('%s %j counts as %j', (kind, text, expected) => {
  expect(normalise({ kind, text })).toBe(expected);
});

describe('reading', () => {
  const two = async (kind: DemandKind, wanted: string, at = now) => {
    for (const client of ['192.0.2.1', '192.0.2.2']) await ask(client, wanted, at, kind);
  };

  test('says how many pictures fit a screen now, and leads to the nearest', async () => {
    await two('screen', '3440x1440');
    await two('screen', '1080x2400');
    await addWallpaper(em(), { title: 'Half', width: 1720, height: 720 });
    expect((await rowsOf('screen')).map(({ label, found, nearest }) => [label, found, nearest])).toEqual([
      ['1080 × 2400', 0, null],
      ['3440 × 1440', 0, '/?minSize=1548x648'],
    ]);
    await addWallpaper(em(), { title: 'Whole', width: 3440, height: 1440 });
    expect((await rowsOf('screen'))[1]).toMatchObject({ asked: 2, found: 1, nearest: '/?minSize=3440x1440' });
  });

  test('says what words and filters find now', async () => {
    await two('search', 'lofi');
    await two('filters', '/?q=dune&shape=21%3A9');
    await two('filters', '/category/gone?tone=dark');
    expect(await rowsOf('search')).toMatchObject([{ label: '“lofi”', asked: 2, found: 0, nearest: '/?q=lofi' }]);
    await addWallpaper(em(), { title: 'Lofi dune', width: 3440, height: 1440 });
    expect(await rowsOf('search')).toMatchObject([{ found: 1, upload: '/admin/wallpapers/new?tags=lofi' }]);
    // The category of the other one doesn't exist.
    expect(await rowsOf('filters')).toMatchObject([{ found: 1, label: '“dune” · 21:9' }]);
  });

  test('reads only the period', async () => {
    await two('screen', '1920x1080', daysAgo(7));
    await two('screen', '2560x1440', daysAgo(6));
    expect(await rowsOf('screen', 7)).toHaveLength(1);
    expect(await rowsOf('screen', 30)).toHaveLength(2);
  });

  test('shows the twenty most asked and exports all, in batches and safe for spreadsheets', async () => {
    await query(
      em(),
      `insert into demand select (now() at time zone 'UTC')::date - 1, 'screen', (1000 + n) || 'x800', n from generate_series(1, 600) n`,
    );
    await two('search', '=cmd()');
    const [, screens] = await readDemand(em(), 7);
    expect(screens).toMatchObject({ total: 600, rows: { length: 20 } });
    expect(screens?.rows[0]?.asked).toBe(600);
    let csv = '';
    for await (const part of demandCsv(em(), 7)) csv += part;
    expect(csv.trimEnd().split('\r\n')).toHaveLength(602);
    expect(csv).toContain(`"search","'=cmd()","2"`);
  });

  test('an alias leads the words to a tag that exists, and takes no name of another', async () => {
    await two('search', 'lofi');
    await addWallpaper(em(), { title: 'Desk', tags: ['Lo-Fi beats', 'desk'] });
    await expect(makeAlias(em(), 'lofi', 'nowhere')).rejects.toMatchObject({ code: 'invalid' });
    await expect(makeAlias(em(), 'desk', 'Lo-Fi beats')).rejects.toMatchObject({ code: 'conflict' });
    await makeAlias(em(), 'lofi', 'lo-fi beats');
    expect(await rowsOf('search')).toMatchObject([{ alias: { name: 'Lo-Fi beats' } }]);
    await makeAlias(em(), 'lofi', 'desk');
    expect(await rowsOf('search')).toMatchObject([{ alias: { name: 'desk' } }]);
  });
});
