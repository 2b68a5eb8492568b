import { describe, expect, test } from 'vitest';
import { WallpaperListQuery } from '~/features/lists/pages/list-address.server';
import { WallpaperEdit, WallpaperUpload } from '~/features/wallpapers/wallpaper.schema';

const upload = (input: object) => WallpaperUpload.parse(input);
const edit = (input: object) => WallpaperEdit.parse({ title: 'T', resolution: 'R', fileSize: 'F', ...input });

/** The first message for each field. */
function mistakes(schema: typeof WallpaperUpload | typeof WallpaperEdit, input: object): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) first[path.join('.')] ??= message;
  return first;
}

describe('an upload', () => {
  test('can leave every field out or blank', () => {
    expect(upload({})).toEqual({});
    const blank = {
      title: ' ',
      resolution: '',
      fileSize: '\t',
      deviceType: '',
      categoryId: '',
      tags: ' ',
      featured: '',
    };
    expect(upload(blank)).toEqual({ featured: false });
  });

  test('keeps only known fields', () => {
    const input = '{ "title": "T", "id": 7, "downloads": 99, "sha256": "x", "__proto__": { "featured": true } }';
    expect(upload(JSON.parse(input))).toEqual({ title: 'T' });
  });

  test('has titles on one line, and no control characters', () => {
    expect(upload({ title: '  A\n\ttitle \0 of\u0007 two ' }).title).toBe('A title of two');
    expect(upload({ description: ' a\r\nb\rc\0 ' }).description).toBe('a\nb\nc');
    expect(upload({ description: ' \r\n ' }).description).toBeNull();
    expect(upload({ title: 'a\ud800b\udc00' }).title).toBe('a\ufffdb\ufffd');
    expect(upload({ title: '🔥 富士山' }).title).toBe('🔥 富士山');
  });

  test.each([
    [{ title: 'x'.repeat(201) }, { title: 'Title can have at most 200 characters.' }],
    [{ title: 'x'.repeat(1_000_000) }, { title: 'Title can have at most 200 characters.' }],
    [{ title: '\0\u0001' }, { title: 'Title is required.' }],
    [{ title: 7 }, { title: 'Title must be text.' }],
    [{ title: ['a', 'b'] }, { title: 'Title must be text.' }],
    [{ description: 'x'.repeat(5001) }, { description: 'Description can have at most 5000 characters.' }],
    [{ resolution: 'x'.repeat(41) }, { resolution: 'Resolution can have at most 40 characters.' }],
    [{ fileSize: 'x'.repeat(41) }, { fileSize: 'File size can have at most 40 characters.' }],
    [{ deviceType: 'a phone' }, { deviceType: 'Device type must be one short word.' }],
    [{ deviceType: 'x'.repeat(21) }, { deviceType: 'Device type must be one short word.' }],
    [{ deviceType: '1st' }, { deviceType: 'Device type must be one short word.' }],
    [{ categoryId: 'abc' }, { categoryId: 'Category must be a number.' }],
    [{ categoryId: '1.5' }, { categoryId: 'Category must be a whole number.' }],
    [{ categoryId: '0' }, { categoryId: 'This category does not exist.' }],
    [{ categoryId: -1 }, { categoryId: 'This category does not exist.' }],
    [{ categoryId: '99999999999' }, { categoryId: 'This category does not exist.' }],
    [{ categoryId: [1] }, { categoryId: 'Category must be a number.' }],
    [{ featured: 'maybe' }, { featured: 'Featured must be yes or no.' }],
    [{ tags: '[1]' }, { tags: 'Tags must be a JSON array of text, or comma-separated names.' }],
    [{ tags: '["a"' }, { tags: 'Tags must be a JSON array of text, or comma-separated names.' }],
    [{ tags: 'x'.repeat(5001) }, { tags: 'Tags are too long.' }],
    [{ tags: 7 }, { tags: 'Tags must be a list of text.' }],
    [{ tags: 'x'.repeat(61) }, { 'tags.0': 'A tag can have at most 60 characters.' }],
    [{ tags: 'İ'.repeat(31) }, { 'tags.0': 'A tag is too long.' }],
  ])('%j is refused', (input, expected) => {
    expect(mistakes(WallpaperUpload, input)).toMatchObject(expected);
  });

  test('accepts the longest allowed values', () => {
    const longest = {
      title: 'x'.repeat(200),
      description: 'x'.repeat(5000),
      tags: 'x'.repeat(60),
      deviceType: 'x'.repeat(20),
    };
    expect(mistakes(WallpaperUpload, longest)).toEqual({});
  });

  test.each([
    ['a, b ,, A', ['a', 'b']],
    ['["a","b, c"]', ['a', 'b, c']],
    [' ["Night  Sky"] ', ['Night Sky']],
    ['[]', []],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [[], []],
    ['["a\\u0000b","\\ud800x"]', ['ab', '\ufffdx']],
    [
      Array.from({ length: 50 }, (_, index) => `tag ${index}`),
      Array.from({ length: 12 }, (_, index) => `tag ${index}`),
    ],
  ])('the tags %j are %j', (given, tags) => {
    expect(upload({ tags: given }).tags).toEqual(tags);
  });

  test.each([
    ['none', null],
    [null, null],
    ['7', 7],
    [7, 7],
    [undefined, undefined],
  ])('the category %j is %j', (given, category) => {
    expect(upload({ categoryId: given }).categoryId).toBe(category);
  });

  test.each([
    [true, true],
    ['on', true],
    ['1', true],
    ['true', true],
    [false, false],
    ['off', false],
    ['0', false],
    ['', false],
  ])('featured %j is %j', (given, featured) => {
    expect(upload({ featured: given }).featured).toBe(featured);
  });

  test('the device is one lowercase word', () => {
    expect(upload({ deviceType: ' PC ' }).deviceType).toBe('pc');
    expect(upload({ deviceType: 'smart-watch2' }).deviceType).toBe('smart-watch2');
  });

  // A backtracking pattern would take minutes and exceed the test's timeout.
  test('hostile text is parsed quickly', () => {
    for (const text of [' '.repeat(500_000), '['.repeat(500_000), ','.repeat(4999), '"'.repeat(500_000)]) {
      const fields = { title: text, description: text, tags: text, deviceType: text, categoryId: text };
      expect(WallpaperUpload.safeParse(fields).success).toBe(false);
    }
  });
});

describe('an edit', () => {
  test('needs a title, a resolution and a file size', () => {
    expect(mistakes(WallpaperEdit, { title: ' ', resolution: '', fileSize: '\n' })).toEqual({
      title: 'Title is required.',
      resolution: 'Resolution is required.',
      fileSize: 'File size is required.',
    });
    expect(Object.keys(mistakes(WallpaperEdit, {}))).toEqual(['title', 'resolution', 'fileSize']);
  });

  test('keeps missing fields, and clears fields that are empty or none', () => {
    expect(edit({})).toEqual({ title: 'T', resolution: 'R', fileSize: 'F' });
    expect(edit({ deviceType: '', categoryId: 'none', tags: '', description: '' })).toMatchObject({
      deviceType: null,
      categoryId: null,
      tags: [],
      description: null,
    });
    expect(edit({ deviceType: 'none', categoryId: '' })).toMatchObject({ deviceType: null, categoryId: null });
  });
});

describe('the query of a list', () => {
  const read = (input: object) => WallpaperListQuery.safeParse(input);

  test('starts with the first forty by default', () => {
    const pageOf = (input: object) => read(input).data?.page;
    expect(pageOf({})).toEqual({ limit: 40, offset: 0, after: null });
    expect(pageOf({ limit: '', offset: '' })).toMatchObject({ limit: 40, offset: 0 });
    expect(pageOf({ limit: '1000', offset: '99999999999' })).toMatchObject({ limit: 200, offset: 2 ** 31 - 1 });
    expect(pageOf({ limit: '0' })).toMatchObject({ limit: 0 });
  });

  test('tells none from an empty value', () => {
    const filterOf = (input: object) => read(input).data?.filter;
    expect(filterOf({ deviceType: 'none', categoryId: 'none' })).toMatchObject({ deviceType: null, categoryId: null });
    expect(filterOf({ deviceType: '', categoryId: '' })).toEqual({});
    expect(filterOf({ deviceType: ' PC ', categoryId: '7' })).toMatchObject({ deviceType: 'pc', categoryId: 7 });
  });

  test('has comma-separated tags', () => {
    expect(read({ tags: ' a, b,,' }).data?.filter.tags).toEqual(['a', 'b']);
    expect(read({ tags: Array.from({ length: 13 }, (_, index) => index).join() }).success).toBe(false);
  });

  test.each(['-1', '1.5', 'abc', '1e3', ' 1', '0x1', '1'.repeat(21)])('refuses the number %j', (value) => {
    expect(read({ limit: value }).success).toBe(false);
    expect(read({ offset: value }).success).toBe(false);
    expect(read({ categoryId: value }).success).toBe(false);
  });
});
