import { beforeAll, describe, expect, test } from 'vitest';
import { readCursor, writeCursor } from '~/features/lists/resolve/cursor';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { readSearch, readSimilarWords } from '~/features/lists/resolve/search.queries.server';
import { addCategory, addMany, addWallpaper, addWallpapers } from '../support/gallery';
import { listCards, listDetails } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

/** Titles found, best first. */
async function find(search: string, filter: WallpaperFilter = {}): Promise<string[]> {
  const { items } = await listCards(em(), { ...filter, search }, { offset: 0, limit: 40 });
  return items.map(({ title }) => title);
}

const corrected = async (text: string) => (await readSearch(em(), text))?.corrected ?? null;

let harbours: number;

beforeAll(async () => {
  harbours = await addCategory(em(), 'Harbours');
  await addWallpapers(em(), [
    { title: 'Café Señorita', description: 'Żółta łódź, naïve fjörd', device_type: 'mobile' },
    { title: 'Mountain at Dawn', tags: ['alps'] },
    { title: 'Mountaineer' },
    { title: 'Quiet Lake', tags: ['mountain'], category_id: harbours },
    { title: 'Boats', category_id: harbours },
    { title: 'Long Walk', description: 'Over one mountain and the next' },
    { title: '100% Pure', tags: ['C++'] },
    { title: 'snake_case' },
    { title: "Rock 'n' Roll & <b>Bold</b>", tags: ['4K'] },
    { title: 'Wellington 2004', device_type: null },
    { title: '富士山の朝' },
    { title: 'Sunsets over Prague' },
  ]);
});

describe('a search', () => {
  test('finds words by their start', async () => {
    expect(await find('mount')).toHaveLength(4);
    expect(await find('WELL')).toEqual(['Wellington 2004']);
    expect(await find('200')).toEqual(['Wellington 2004']);
    expect(await find('4k')).toEqual(["Rock 'n' Roll & <b>Bold</b>"]);
    expect(await find('富士')).toEqual(['富士山の朝']);
  });

  test('folds accents, in the gallery and in what is typed', async () => {
    for (const text of [
      ...['cafe', 'café', 'CAFÉ', 'cafe\u0301', 'senorita', 'Señorita', 'zolta', 'lodz', 'naive', 'fjord'],
    ]) {
      expect(await find(text), text).toEqual(['Café Señorita']);
    }
  });

  test.each([
    ['ΟΔΥΣΣΕΥΣ', ['οδυσσευς', 'οδυσσεύς', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευσ']],
    ['مُحَمَّد', ['محمد']],
    ['שָׁלוֹם', ['שלום']],
    ['зимний', ['зимний'.normalize('NFD'), 'ЗИМНИЙ'.normalize('NFD')]],
    ['ガラス', ['ガラス'.normalize('NFD'), 'ｶﾞﾗｽ']],
    ['한글', ['한글'.normalize('NFD')]],
    ['İnşaat', ['inşaat', 'İNŞAAT', 'insaat']],
    ['ＴＯＫＹＯ ﬁsh', ['tokyo', 'fish']],
  ])('finds %j by other ways to write it', async (title, queries) => {
    for (const stored of [title, title.normalize('NFD')]) {
      const id = await addWallpaper(em(), { title: stored });
      for (const text of queries) expect(await find(text), text).toEqual([stored]);
      await query(em(), 'delete from wallpaper where id = ?', [id]);
    }
  });

  test('excludes by category as well as it finds by category', async () => {
    expect((await find('harbours')).sort()).toEqual(['Boats', 'Quiet Lake']);
    expect((await find('"harbours"')).sort()).toEqual(['Boats', 'Quiet Lake']);
    expect((await find('mountain -harbours')).sort()).toEqual(['Long Walk', 'Mountain at Dawn', 'Mountaineer']);
    const others = await find('-harbours');
    expect(others).toHaveLength(10);
    expect(others).not.toContain('Boats');
  });

  test('needs every word', async () => {
    expect(await find('mountain dawn')).toEqual(['Mountain at Dawn']);
    expect(await find('dawn mountain')).toEqual(['Mountain at Dawn']);
    expect(await find('mountain xylophone')).toEqual([]);
  });

  test('puts titles before tags, tags before categories, and those before descriptions', async () => {
    expect((await find('mountain')).filter((title) => title !== 'Mountaineer')).toEqual([
      'Mountain at Dawn',
      'Quiet Lake',
      'Long Walk',
    ]);
    await addWallpaper(em(), { title: 'Grey', description: 'harbours' });
    expect((await find('harbours')).slice(-1)).toEqual(['Grey']);
  });

  test('puts the word itself before words that only start with it', async () => {
    const titles = await find('mountain');
    expect(titles.indexOf('Mountain at Dawn')).toBeLessThan(titles.indexOf('Mountaineer'));
  });

  test('finds a category by its name, together with words of the title', async () => {
    expect(await find('harbour')).toEqual(expect.arrayContaining(['Quiet Lake', 'Boats']));
    expect(await find('harbours lake')).toEqual(['Quiet Lake']);
    expect(await find('harbors boats')).toEqual(['Boats']);
  });

  test('follows a category that is renamed, changed or deleted', async () => {
    const category = await addCategory(em(), 'Zeppelins');
    const id = await addWallpaper(em(), { title: 'Airborne', category_id: category });
    expect(await find('zeppelin')).toEqual(['Airborne']);
    await query(em(), `update category set name = 'Balloons' where id = ?`, [category]);
    expect(await find('zeppelin')).toEqual([]);
    expect(await find('balloons')).toEqual(['Airborne']);
    await query(em(), 'update wallpaper set category_id = ? where id = ?', [harbours, id]);
    expect(await find('balloons')).toEqual([]);
    await query(em(), 'update wallpaper set category_id = ? where id = ?', [category, id]);
    await query(em(), 'delete from category where id = ?', [category]);
    expect(await find('balloons')).toEqual([]);
    expect(await find('airborne')).toEqual(['Airborne']);
  });

  test('finds the singular of a plural', async () => {
    expect(await find('mountains')).toContain('Mountain at Dawn');
    expect(await corrected('mountains')).toBeNull();
  });

  test('works together with a device, a category and tags', async () => {
    expect(await find('senorita', { deviceGroup: 'mobile' })).toHaveLength(1);
    expect(await find('senorita', { deviceGroup: 'pc' })).toEqual([]);
    expect(await find('wellington', { deviceType: null })).toHaveLength(1);
    expect(await find('mountain', { categoryId: harbours })).toEqual(['Quiet Lake']);
    expect(await find('mountain', { tags: ['Alps'] })).toEqual(['Mountain at Dawn']);
    expect(await find('mountain', { tags: ['alps', 'mountain'] })).toEqual([]);
  });
});

describe('a typing error', () => {
  test.each([
    ['mountan', 'mountain'],
    ['mountaim', 'mountain'],
    ['moumtain', 'mountain'],
    ['mountaiin', 'mountain'],
    ['omuntain', 'mountain'],
    ['welligton', 'wellington'],
    ['prauge', 'prague'],
    ['señroita', 'senorita'],
  ])('%s', async (typed, meant) => {
    expect(await corrected(typed)).toBe(meant);
    expect((await find(typed)).length).toBeGreaterThan(0);
  });

  test('next to a correct word', async () => {
    expect(await corrected('dawn moutnain')).toBe('dawn mountain');
    expect(await find('dawn moutnain')).toEqual(['Mountain at Dawn']);
  });

  test.each([
    ['cfae', 'cafe'],
    ['acfe', 'cafe'],
    ['caf', null],
    ['cape', 'cafe'],
    ['cafre', 'cafe'],
    ['woalk', 'walk'],
    ['aple', null],
    ['wak', 'walk'],
    ['xalk', 'walk'],
    ['ovr', 'over'],
    ['wlka', null],
    ['2005', null],
    ['wa', null],
  ])('in a short word: %s', async (typed, meant) => {
    expect(await corrected(typed)).toBe(meant);
  });

  test('is not assumed in words that exist', async () => {
    expect(await corrected('mountain')).toBeNull();
    expect(await corrected('mountai')).toBeNull();
  });

  test('does not lead to words that no longer exist', async () => {
    const id = await addWallpaper(em(), { title: 'Hippopotamus' });
    expect(await corrected('hippopotamis')).toBe('hippopotamus');
    await query(em(), 'delete from wallpaper where id = ?', [id]);
    expect(await corrected('hippopotamis')).toBeNull();
  });
});

describe('words', () => {
  beforeAll(async () => {
    await addWallpapers(em(), [
      { title: 'Milky Way', width: 3840, height: 2160 },
      { title: 'Snowflake over Ice', width: 1080, height: 2400 },
    ]);
  });

  test('typed as one are found as two, on later pages too', async () => {
    expect(await corrected('milkyway')).toBe('milky way');
    expect(await find('milkyway')).toEqual(['Milky Way']);
    expect(await find('milkyway dawn')).toEqual([]);
    await addWallpapers(em(), [{ title: 'Milky Way II' }, { title: 'Way of the Milky Sea' }]);
    const first = await listCards(em(), { search: 'milkyway' }, { offset: 0, limit: 2 });
    const after = readCursor(first.next && writeCursor(first.next));
    const second = await listCards(em(), { search: 'milkyway' }, { offset: 2, limit: 2, after });
    expect([...first.items, ...second.items].map(({ title }) => title).sort()).toEqual([
      'Milky Way',
      'Milky Way II',
      'Way of the Milky Sea',
    ]);
  });

  test('typed as two are found as one', async () => {
    expect(await find('snow flake')).toEqual(['Snowflake over Ice']);
    expect(await find('snow flake ice')).toEqual(['Snowflake over Ice']);
    expect(await corrected('snow flake')).toBeNull();
  });

  test.each(['3840x2160', '3840 x 2160', '3840×2160', '3840X2160'])('find a resolution: %s', async (text) => {
    expect(await find(text)).toEqual(['Milky Way']);
    expect(await find(`${text} milky`)).toEqual(['Milky Way']);
    expect(await find(`dawn ${text}`)).toEqual([]);
  });

  test('find no resolution inside other text', async () => {
    expect(await find('a3840x2160')).toEqual([]);
    expect(await find('3840x2161')).toEqual([]);
    expect((await listDetails(em(), { search: '1080x2400' }, { offset: 0, limit: 1 })).total).toBe(1);
  });

  test('may be missing if requested', async () => {
    const found = (search: string, matched: 'all' | 'most' | 'any') => find(search, { matched });
    expect(await found('mountain dawn xylophone', 'all')).toEqual([]);
    expect(await found('mountain dawn xylophone', 'most')).toEqual(['Mountain at Dawn']);
    expect(await found('mountain lake pure', 'most')).toEqual(['Quiet Lake']);
    expect(await found('dawn pure', 'most')).toEqual(expect.arrayContaining(['Mountain at Dawn', '100% Pure']));
    expect(await found('lake dawn pure', 'most')).toEqual([]);
    expect(await found('lake dawn pure', 'any')).toHaveLength(3);
  });

  test.each([
    ['wodd', 'Wood D'],
    ['flwo dark', 'Flow Dark'],
    ['saef landing', 'Safe Landing'],
    ['simple bleu', 'Simple Blue'],
    ['infinite see', 'Infinite Sea'],
  ])('of a real search: %s', async (typed, title) => {
    await addWallpaper(em(), { title });
    expect(await find(typed)).toEqual([title]);
  });

  test('are counted if some match nothing, and on later pages of a corrected search', async () => {
    const { total } = await listDetails(
      em(),
      { search: 'mountain xylophone', matched: 'any' },
      { offset: 0, limit: 1 },
    );
    expect(total).toBeGreaterThan(1);
    const first = await listDetails(em(), { search: 'moutnain' }, { offset: 0, limit: 1 });
    const after = readCursor(first.next && writeCursor(first.next));
    const second = await listDetails(em(), { search: 'moutnain' }, { offset: 1, limit: 1, after });
    expect(first.total).toBeGreaterThan(1);
    expect(second.total).toBe(first.total);
  });

  test('are found without the resolution if nothing has both', async () => {
    expect(await find('dawn 3840x2160', { matched: 'any' })).toEqual(['Mountain at Dawn']);
  });

  test('similar to those of a search are found', async () => {
    expect(await readSimilarWords(em(), 'mountaintops')).toContain('mountain');
    expect(await readSimilarWords(em(), 'qqxxzzyy')).toEqual([]);
    expect((await readSimilarWords(em(), 'mountain '.repeat(2000))).length).toBeLessThanOrEqual(5);
  });
});

describe('no input does harm', () => {
  test.each([
    ...['%', '_', '\\', "'", '"', '%%%', '__', "''", "\\'", '|', '&', '!', '!!', '<->', '()', '(', ':*', ':', '*'],
    ...['<b>', '?'],
    ...['a:*', "a' | 'b", '!mountain', 'mountain & !dawn', 'mountain | xyz', 'mountain <-> dawn'],
    ...["'; drop table tag; --"],
    ...['$1', '?', '??', '{}', '[1]', '\\x27', '\0', 'a\0b', '\ud800', '\udc00x', '\u202e', '🔥', '\u0149', '½ ⅓'],
    ...['ﬁ', '№ ℃'],
    ...['-1', '1e5', '0x1f', '3.14', 'a@b.example', 'https://example.org/x?y=z', '/etc/passwd', 'category:1'],
    ...["'category:1'"],
  ])('%j', async (text) => {
    expect(Array.isArray(await find(text))).toBe(true);
    expect((await listDetails(em(), { search: text }, { offset: 0, limit: 1 })).total).toBeGreaterThanOrEqual(0);
  });

  test('symbols are not words, and words next to them are found', async () => {
    expect(await find('%')).toEqual([]);
    expect(await find('100%')).toEqual(['100% Pure']);
    expect(await find('snake_case')).toEqual(['snake_case']);
    expect(await find("rock'n'roll")).toEqual(["Rock 'n' Roll & <b>Bold</b>"]);
    expect(await find('!dawn')).toEqual(['Mountain at Dawn']);
    expect(await find('category:1')).toEqual([]);
  });

  test('titles with characters that fold into quotes are found', async () => {
    await addWallpaper(em(), { title: 'ŉ ½ №7' });
    expect(await find('ŉ')).toEqual(['ŉ ½ №7']);
    expect(await find('½')).toEqual(await find('½'));
  });

  test('a very long text is cut and still works', async () => {
    expect(await find(`dawn ${'mountain '.repeat(10_000)}`)).toEqual(['Mountain at Dawn']);
    expect(await find('x'.repeat(100_000))).toEqual([]);
    expect(await find('abcdefgh '.repeat(30))).toEqual([]);
  });

  test('spaces are not a search', async () => {
    expect((await find('   ')).length).toBeGreaterThan(10);
    expect(await readSearch(em(), ' \t ')).toBeNull();
  });
});

describe('many matches', () => {
  const MANY = 2500;

  beforeAll(async () => {
    await addMany(em(), MANY, (index) => ({
      title: `Drizzle ${index}`,
      device_type: index % 10 === 0 ? 'tablet' : 'pc',
    }));
  });

  test('come newest first, each once, page by page', async () => {
    const seen: number[] = [];
    for (let offset = 0; ; offset += 500) {
      const page = await listCards(em(), { search: 'drizzle' }, { offset, limit: 500 });
      seen.push(...page.items.map(({ id }) => id));
      if (!page.next) break;
    }
    expect(seen).toHaveLength(MANY);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  test('are counted', async () => {
    const count = async (filter: WallpaperFilter) => (await listDetails(em(), filter, { offset: 0, limit: 1 })).total;
    expect(await count({ search: 'drizzle' })).toBe(MANY);
    expect(await count({ search: 'drizz' })).toBe(MANY);
    expect(await count({ search: 'drizzle', deviceType: 'tablet' })).toBe(250);
    expect(await count({ search: 'drizzle 1234' })).toBe(1);
  });

  test('of a prefix with very many words are all found', async () => {
    await addMany(em(), 300, (index) => ({ title: `quux${String.fromCharCode(97 + (index % 26))}${index}x` }));
    const { total } = await listDetails(em(), { search: 'quux' }, { offset: 0, limit: 1 });
    expect(total).toBe(300);
    expect(await find('quuxa0')).toEqual(['quuxa0x']);
  });
});
