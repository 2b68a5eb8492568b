import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteFound,
  makeAlias,
  normaliseWords,
  purgeMissedSearches,
  storeMissedSearch,
} from '~/features/searches/missed-searches.commands.server';
import { readMissedSearches } from '~/features/searches/read-missed-searches.server';
import { addWallpaper } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const PEPPER = 'a secret that is not in the database';
const DAY = 24 * 3600 * 1000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

const search = (client: string, words = 'lofi', at = now) => storeMissedSearch(em(), { words, client, at }, PEPPER);
const counted = () =>
  query<{ words: string; searches: number }>(em(), 'select words, searches from missed_search order by day, words');
const listed = async () => (await readMissedSearches(em())).searches;

beforeEach(async () => {
  for (const table of ['missed_search', 'missed_search_day', 'missed_search_mark', 'tag', 'wallpaper']) {
    await query(em(), `delete from ${table}`);
  }
});

describe('counting', () => {
  test('a word counts once two visitors used it on one day, each of them once', async () => {
    for (let turn = 0; turn < 3; turn += 1) await search('192.0.2.1');
    expect(await counted()).toEqual([]);
    await search('192.0.2.2');
    await search('192.0.2.2');
    expect(await counted()).toEqual([{ words: 'lofi', searches: 2 }]);
    await search('192.0.2.3');
    await search('192.0.2.1');
    expect(await counted()).toEqual([{ words: 'lofi', searches: 3 }]);
  });

  test('one visitor on two days is still one visitor, and a known word counts from the first', async () => {
    await search('192.0.2.1', 'lofi', daysAgo(2));
    await search('192.0.2.1', 'lofi', daysAgo(1));
    expect(await counted()).toEqual([]);
    await search('192.0.2.2', 'lofi', daysAgo(1));
    await search('192.0.2.3', 'lofi', now);
    expect(await counted()).toEqual([
      { words: 'lofi', searches: 2 },
      { words: 'lofi', searches: 1 },
    ]);
  });

  test('two visitors with different words make nothing known', async () => {
    await search('192.0.2.1', 'lofi');
    await search('192.0.2.2', 'hifi');
    expect(await counted()).toEqual([]);
  });

  test('simultaneous visitors are all counted', async () => {
    await search('192.0.2.1');
    await search('192.0.2.2');
    await Promise.all(Array.from({ length: 40 }, (_, index) => search(`198.51.100.${index}`)));
    expect(await counted()).toEqual([{ words: 'lofi', searches: 42 }]);
  });

  test('no table holds an address or a word of one visitor, in any encoding', async () => {
    await search('198.51.100.77', 'a rare secret');
    const [stored] = await query<{ all: string }>(
      em(),
      `select (select coalesce(string_agg(d::text, ' '), '') from missed_search d) || (select string_agg(m::text, ' ') from missed_search_mark m)
         || (select string_agg(s::text, ' ') from missed_search_day s) as all`,
    );
    for (const secret of ['198.51.100.77', 'rare secret', PEPPER]) {
      expect(stored?.all).not.toContain(secret);
      expect(stored?.all).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test('marks of one visitor have nothing in common, and need a key that is not in the database', async () => {
    await search('192.0.2.1', 'lofi');
    await search('192.0.2.1', 'hifi');
    await storeMissedSearch(em(), { words: 'lofi', client: '192.0.2.1', at: now }, 'another key');
    const marks = await query<{ visitor: Buffer }>(em(), 'select visitor from missed_search_mark');
    expect(new Set(marks.map(({ visitor }) => visitor.toString('hex'))).size).toBe(3);
  });
});

describe('limits', () => {
  test('a full day takes no more marks', async () => {
    await search('192.0.2.1');
    await query(em(), 'update missed_search_day set marks = 20000');
    await search('192.0.2.2');
    expect(await counted()).toEqual([]);
    expect(await query(em(), 'select marks from missed_search_day')).toEqual([{ marks: 20_000 }]);
    expect(await query(em(), 'select from missed_search_mark')).toHaveLength(1);
  });

  test('a day takes a thousand new entries, and counts known ones further', async () => {
    await search('192.0.2.1', 'known');
    await search('192.0.2.2', 'known');
    await query(
      em(),
      `insert into missed_search select day, 'word ' || n, 2 from missed_search_day, generate_series(1, 999) n`,
    );
    await search('192.0.2.1', 'one too many');
    await search('192.0.2.2', 'one too many');
    await search('192.0.2.3', 'known');
    expect(await query(em(), 'select from missed_search')).toHaveLength(1000);
    expect(await query(em(), `select searches from missed_search where words = 'known'`)).toEqual([{ searches: 3 }]);
  });

  test('counts are kept for thirty days, marks and salts for one', async () => {
    for (const days of [30, 29, 1, 0]) {
      for (const client of ['192.0.2.1', '192.0.2.2']) await search(client, `day ${days}`, daysAgo(days));
    }
    await purgeMissedSearches(em(), now);
    expect((await counted()).map(({ words }) => words)).toEqual(['day 29', 'day 1', 'day 0']);
    expect(await query(em(), 'select day::text from missed_search_day')).toHaveLength(1);
    expect(await query(em(), 'select from missed_search_mark')).toHaveLength(2);
  });
});

test.each([
  ['  LoFi \t Girl ', 'lofi girl'],
  ['Cafe\u0301', 'café'],
  ['nul\0byte\u0007', 'nulbyte'],
  ['\ud800', null],
  ['“…” —', null],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), null],
])('%j counts as %j', (text, expected) => {
  expect(normaliseWords(text)).toBe(expected);
});

describe('the list', () => {
  const two = async (words: string, at = now) => {
    for (const client of ['192.0.2.1', '192.0.2.2']) await search(client, words, at);
  };

  test('has the ten most frequent of all days', async () => {
    await query(
      em(),
      `insert into missed_search select current_date - d, 'word ' || n, n from generate_series(0, 1) d, generate_series(1, 12) n`,
    );
    expect(await listed()).toHaveLength(10);
    expect((await listed())[0]).toEqual({ words: 'word 12', searches: 24 });
  });

  test('loses what finds something by now, or leads to a tag', async () => {
    for (const words of ['lofi', 'hifi', 'old name']) await two(words);
    const id = await addWallpaper(em(), { title: 'Lofi dune', tags: ['New name'] });
    await query(
      em(),
      `insert into tag_redirect (key, slug, name, tag_id)
       select 'old name', 'old-name', 'Old name', tag_id from wallpaper_tag where wallpaper_id = ?`,
      [id],
    );
    await deleteFound(em());
    expect(await listed()).toEqual([{ words: 'hifi', searches: 2 }]);
  });

  test('an alias leads the words to a tag that exists, takes no name of another, and takes them off the list', async () => {
    await two('lofi');
    await addWallpaper(em(), { title: 'Desk', tags: ['Lo-Fi beats', 'desk'] });
    expect((await readMissedSearches(em())).tags).toContain('Lo-Fi beats');
    await expect(makeAlias(em(), 'lofi', 'nowhere')).rejects.toMatchObject({ code: 'invalid' });
    await expect(makeAlias(em(), 'desk', 'Lo-Fi beats')).rejects.toMatchObject({ code: 'conflict' });
    expect(await listed()).toHaveLength(1);
    await makeAlias(em(), 'lofi', 'lo-fi beats');
    expect(await listed()).toEqual([]);
  });
});
