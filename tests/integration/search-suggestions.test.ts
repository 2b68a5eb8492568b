import { beforeAll, describe, expect, test } from 'vitest';
import { suggestSearches } from '~/features/lists/search/autocomplete.queries.server';
import { addCategory, addWallpapers } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const suggest = async (typed: string) =>
  (await suggestSearches(em(), typed)).map(({ kind, label }) => `${kind}: ${label}`);

beforeAll(async () => {
  const harbours = await addCategory(em(), 'Old Harbours');
  await addWallpapers(em(), [
    { title: 'Café Señorita', tags: ['Żółta łódź'] },
    { title: 'Mountain at Dawn', tags: ['mountain', 'alps'] },
    { title: 'Mountain at Dusk', tags: ['mountain', 'mountain lake'] },
    { title: 'Quiet Lake', tags: ['mountain', 'mountain lake', 'mountain pass'], category_id: harbours },
    { title: 'Long Walk', description: 'Over one mountain and the next', tags: ['mountain hut'] },
    { title: 'Twins' },
    { title: 'Twins' },
    { title: '100% Pure' },
    { title: '富士山の朝' },
    ...Array.from({ length: 20 }, (_, index) => ({ title: `Zebra ${index}`, tags: [`zebra ${index}`] })),
  ]);
  for (const name of ['Zebras', 'Zebra crossings', 'Zebra fish']) await addCategory(em(), name);
});

describe('suggestions', () => {
  test('are categories, then tags by their use, then titles', async () => {
    expect(await suggest('mount')).toEqual([
      'tag: mountain',
      'tag: mountain lake',
      'tag: mountain hut',
      'wallpaper: Mountain at Dusk',
      'wallpaper: Mountain at Dawn',
    ]);
    expect(await suggest('harb')).toEqual(['category: Old Harbours']);
  });

  test('lead to the right pages', async () => {
    const [tag] = await suggestSearches(em(), 'mountain pass');
    expect(tag).toEqual({ kind: 'tag', label: 'mountain pass', path: '/tag/mountain-pass' });
    const [title] = await suggestSearches(em(), 'quiet');
    expect(title?.path).toMatch(/^\/wallpaper\/\d+$/);
    const [category] = await suggestSearches(em(), 'old');
    expect(category?.path).toMatch(/^\/category\/old-harbours-/);
  });

  test('find the start of any word, and need every word', async () => {
    expect(await suggest('dusk')).toEqual(['wallpaper: Mountain at Dusk']);
    expect(await suggest('du mo')).toEqual(['wallpaper: Mountain at Dusk']);
    expect(await suggest('lake mount')).toEqual(['tag: mountain lake']);
    expect(await suggest('untain')).toEqual([]);
  });

  test('fold accents both ways', async () => {
    expect(await suggest('cafe')).toEqual(['wallpaper: Café Señorita']);
    expect(await suggest('SEÑ')).toEqual(['wallpaper: Café Señorita']);
    expect(await suggest('zolta lodz')).toEqual(['tag: Żółta łódź']);
    expect(await suggest('富士')).toEqual(['wallpaper: 富士山の朝']);
  });

  test('forgive a typing error in a title', async () => {
    expect(await suggest('mountian')).toContain('wallpaper: Mountain at Dawn');
  });

  test('are at most eight, with two categories and three tags', async () => {
    const kinds = (await suggestSearches(em(), 'zebra')).map(({ kind }) => kind);
    expect(kinds).toEqual(['category', 'category', 'tag', 'tag', 'tag', 'wallpaper', 'wallpaper', 'wallpaper']);
  });

  test('list each title once', async () => {
    expect(await suggest('twins')).toEqual(['wallpaper: Twins']);
  });

  test('skip unused tags', async () => {
    await query(em(), `insert into tag (name, slug) values ('orphan', 'orphan')`);
    expect(await suggest('orphan')).toEqual([]);
  });

  test('follow renamed tags and categories', async () => {
    await query(em(), `update tag set name = 'hills', slug = 'hills' where slug = 'alps'`);
    await query(em(), `update category set name = 'Quays' where name = 'Old Harbours'`);
    expect(await suggest('hill')).toEqual(['tag: hills']);
    expect(await suggest('alps')).toEqual([]);
    expect(await suggest('quay')).toEqual(['category: Quays']);
  });

  test('need at least two letters', async () => {
    for (const typed of ['', 'm', ' m ', '   ']) expect(await suggest(typed), typed).toEqual([]);
  });

  test('treat any input as words', async () => {
    const hostile = [
      '\0',
      'mount\0ain',
      '%%',
      '100%',
      '_\\',
      "'); drop table tag; --",
      "''''",
      '& | ! : * ( ) <->',
      'a:* | b:*',
      '\ud800\udfff\ud800',
      '😀😀',
      'category:1',
      'x'.repeat(1_000_000),
      'mount '.repeat(100_000),
      `${'x'.repeat(99)}😀`,
    ];
    for (const typed of hostile) {
      expect(Array.isArray(await suggestSearches(em(), typed)), typed.slice(0, 40)).toBe(true);
    }
    expect(await suggest('100%')).toEqual(['wallpaper: 100% Pure']);
    expect(await suggest('%%')).toEqual([]);
    expect(await suggest('mount '.repeat(100_000))).toContain('tag: mountain');
    expect(await suggest('category:1')).toEqual([]);
  });
});

describe('with very many tags', () => {
  const MANY = 20_000;
  beforeAll(async () => {
    await query(
      em(),
      `insert into tag (name, slug, uses) select 'crowd ' || n, 'crowd-' || n, n from generate_series(1, ?) n`,
      [MANY],
    );
    await query(em(), 'analyze tag');
  });

  test('the most used ones are suggested', async () => {
    expect((await suggest('crowd')).filter((line) => line.startsWith('tag'))).toEqual(
      [MANY, MANY - 1, MANY - 2].map((n) => `tag: crowd ${n}`),
    );
  });

  test('a rare one is found by its exact name, before others that only start with it', async () => {
    expect((await suggest('crowd 17'))[0]).toBe('tag: crowd 17');
    expect(await suggest('alps')).toEqual([]);
    expect(await suggest('mountain p')).toEqual(['tag: mountain pass']);
  });
});
