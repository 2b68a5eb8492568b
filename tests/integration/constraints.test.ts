import { describe, expect, test } from 'vitest';
import { Wallpaper } from '~/db/entities/wallpaper.entity';
import { addWallpaper } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const CHECK = '23514';
const NOT_NULL = '23502';
const TOO_LONG = '22001';

async function expectRefusal(code: string, sql: string, params: unknown[] = []): Promise<void> {
  await expect(query(em(), sql, params)).rejects.toMatchObject({ code });
}

describe('a wallpaper', () => {
  test('exists once per file', async () => {
    const first = await addWallpaper(em());
    const second = await addWallpaper(em());
    for (const column of ['sha256', 'file_key']) {
      await expectRefusal(
        UNIQUE,
        `update wallpaper set ${column} = (select ${column} from wallpaper where id = ?) where id = ?`,
        [first, second],
      );
    }
  });

  test.each([
    ["title = ''", CHECK],
    ['title = null', NOT_NULL],
    ["title = repeat('x', 201)", TOO_LONG],
    ["description = repeat('x', 5001)", CHECK],
    ["resolution = ''", CHECK],
    ["file_size = ''", CHECK],
    ["device_type = ''", CHECK],
    ["device_type = 'PC'", CHECK],
    ["device_type = '1st'", CHECK],
    ["tags = array_fill('x'::text, array[13])", CHECK],
    ["tags = '{null}'", CHECK],
    ["file_key = repeat('A', 24)", CHECK],
    ["file_key = 'abc'", CHECK],
    ["sha256 = repeat('g', 64)", CHECK],
    ["format = 'gif'", CHECK],
    ['width = 0', CHECK],
    ['height = -1', CHECK],
    ['bytes = 0', CHECK],
    ['focal_x = 1.1', CHECK],
    ["focal_y = 'NaN'", CHECK],
    ["placeholder = 'xxxxxxxxxxxx'", CHECK],
    ['category_id = 999999', FOREIGN_KEY],
    ["device_group = 'pc'", '428C9'],
  ])('cannot have %s', async (assignment, code) => {
    const id = await addWallpaper(em());
    await expectRefusal(code, `update wallpaper set ${assignment} where id = ?`, [id]);
  });
});

test.each([
  [['null', 'NULL', 'Null']],
  [['a"b', 'back\\slash', '{curly}', "quote'", 'semi;colon', ' edges ', '', '❤️']],
])('the tags %j come back as they were stored', async (tags) => {
  const id = await addWallpaper(em());
  const change = em();
  const wallpaper = await change.findOneOrFail(Wallpaper, id);
  wallpaper.tags = tags;
  await change.flush();
  expect((await em().findOneOrFail(Wallpaper, id)).tags).toEqual(tags);
});

describe('names in addresses are unique', () => {
  test.each([
    ['category', "insert into category (name, slug) values ('Double', 'double')"],
    ['tag', "insert into tag (name, slug) values ('Double', 'double')"],
    ['administrator', "insert into administrator (username, password_hash) values ('double', 'x')"],
  ])('%s', async (_table, insert) => {
    await query(em(), insert);
    await expectRefusal(UNIQUE, insert);
  });

  test.each([
    "insert into category (name, slug) values ('', 'x')",
    "insert into category (name, slug) values ('x', '')",
    "insert into tag (name, slug) values ('', 'y')",
    "insert into administrator (username, password_hash) values ('', 'x')",
  ])('and never empty: %s', async (insert) => {
    await expectRefusal(CHECK, insert);
  });
});

test('a tag belongs to an existing wallpaper', async () => {
  await expectRefusal(FOREIGN_KEY, 'insert into wallpaper_tag (tag_id, wallpaper_id) values (999999, 999999)');
});

test.each(['downloads', 'downloads30'])('%s are never negative', async (count) => {
  const id = await addWallpaper(em());
  await expectRefusal(CHECK, `update download_count set ${count} = -1 where wallpaper_id = ?`, [id]);
});

test('downloads of a day are spread over 16 rows and never negative', async () => {
  await expectRefusal(CHECK, 'insert into download_day (day, shard, downloads) values (current_date, 16, 1)');
  await expectRefusal(CHECK, 'insert into download_day (day, shard, downloads) values (current_date, 0, -1)');
});
