import { describe, expect, test } from 'vitest';
import { MAX_TAG_LENGTH } from '~/features/taxonomy/tags/tag.view';
import {
  autofill,
  guessAuthor,
  guessCategory,
  guessDevice,
  guessTags,
  guessTitle,
  normalizeTags,
  qualityTags,
  sayLeftOut,
} from '~/features/wallpapers/autofill';
import { MAX_TITLE_LENGTH } from '~/features/wallpapers/wallpaper.limits';

const CATEGORIES = ['Nature', 'Abstract', 'Space', 'Ocean', 'Minimal', 'City', 'Animals'].map((name) => ({
  name,
  slug: name.toLowerCase(),
}));

const HOSTILE_NAMES = [
  ...['', '.', '..', '.jpg', '....', ' ', '\0.jpg', '🔥🔥.png', '\ud800.png', '\u202egpj.exe', '---', '_.png'],
  ...['../../etc/passwd', '..\\..\\boot.ini', 'CON', '<img src=x onerror=alert(1)>.png', "'; drop table tag; --.jpg"],
  ...[`${'a'.repeat(300)}.jpg`, `${'ab_'.repeat(5000)}.jpg`, `${'𝒜'.repeat(250)}.jpg`, `${'ß'.repeat(250)}.jpg`],
  ...[`日${'𝒜'.repeat(250)}.jpg`, `${'İ'.repeat(59)}.jpg`, '1920x1080.jpg', 'é'.normalize('NFD'), '\u0301\u0302.png'],
];

describe('a title from a file name', () => {
  test.each([
    ['picosdeeuropa_by_Aitzol_Berasategi.jpg', 'Picosdeeuropa by Aitzol Berasategi'],
    ['Kay_dark_1080x1920.png', 'Kay Dark'],
    ['SafeLanding_5120x2880.jpg', 'Safe Landing'],
    ['the-mouse.jpg', 'The Mouse'],
    ['2004default.jpg', '2004default'],
    ['MilkyWay_1080x1920.png', 'Milky Way'],
    ['Infinite-Sea_by_Aury88.jpg', 'Infinite Sea by Aury88'],
    ['of-mice-and-men.jpg', 'Of Mice and Men'],
    ["don't_panic.jpeg", "Don't Panic"],
    ['日本の富士山_3840×2160.jpg', '日本の富士山'],
    ['Ünïcode ÉCLAIR.webp', 'Ünïcode ÉCLAIR'],
    ['e\u0301clair.png', 'Éclair'],
    ['no-extension', 'No Extension'],
    ['1920x1080.jpg', 'Untitled'],
    ['Sunset%20over%20the%20sea.jpg', 'Sunset Over the Sea'],
    ['Caf%C3%A9%2Fnight.jpg', 'Café Night'],
    ['100% Blue.png', '100 Blue'],
    ['50%E4 broken.png', '50 E4 Broken'],
    ['Rock &amp; Roll.jpg', 'Rock Roll'],
    ['Misty lake.jpg.webp', 'Misty Lake'],
    ['Quiet hill.PNG.jpg', 'Quiet Hill'],
    ['lake.jpg (1).png.webp', 'Lake'],
    ['Boat.jpg_large.jpg', 'Boat'],
    ['آسمان\u200cخراش.jpg', 'آسمان\u200cخراش'],
    ['\u200cold\u200d lake\u200c.jpg', 'Old Lake'],
    ['photo-1506744038136-46273834b3fb.jpg', 'Photo 1506744038136'],
    ['lake 550e8400-e29b-41d4-a716-446655440000.jpg', 'Lake'],
    ['facade2020.jpg', 'Facade2020'],
  ])('of %s is %s', (name, title) => {
    expect(guessTitle(name)).toBe(title);
  });

  test.each(HOSTILE_NAMES)('of %j is one line and can be stored', (name) => {
    const title = guessTitle(name);
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(title).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$/u);
    expect(title.isWellFormed()).toBe(true);
  });
});

describe('tags from a file name', () => {
  test.each([
    ['picosdeeuropa_by_Aitzol_Berasategi.jpg', ['picosdeeuropa']],
    ['Kay_dark_1080x1920.png', ['kay', 'dark']],
    ['SafeLanding_5120x2880.jpg', ['safe', 'landing']],
    ['the-mouse.jpg', ['mouse']],
    ['2004default.jpg', ['2004default']],
    ['IMG_20240101_123456.jpg', []],
    ['wallpaper-1920x1080-hd.jpg', []],
    ['sea_SEA_Sea.jpg', ['sea']],
    ['Sunset%20over%20the%20sea.jpg', ['sunset', 'over', 'sea']],
    ['Misty lake.jpg.webp', ['misty', 'lake']],
    ['misty_lake_jpg.webp', ['misty', 'lake']],
    ['آسمان\u200cخراش.jpg', ['آسمان\u200cخراش']],
    ['d41d8cd98f00b204e9800998ecf8427e.jpg', []],
    ['photo-1506744038136-46273834b3fb.jpg', []],
    ['ales-krivec-4miBe6zg5r0-lake.jpg', ['ales', 'krivec', 'lake']],
  ])('of %s', (name, tags) => {
    expect(guessTags(name)).toEqual(tags);
  });

  test('are at most eight', () => {
    expect(guessTags('one_two_three_four_five_six_seven_eight_nine_ten.jpg')).toHaveLength(8);
  });

  test.each(HOSTILE_NAMES)('of %j can be stored', (name) => {
    for (const tag of guessTags(name)) {
      expect([...tag].length).toBeLessThanOrEqual(MAX_TAG_LENGTH);
      expect(tag.isWellFormed()).toBe(true);
    }
  });
});

describe('tags for the size', () => {
  test.each([
    [3840, 2160, ['4K']],
    [3840, 1800, ['4K']],
    [2160, 3840, ['4K']],
    [3000, 2160, ['4K']],
    [3839, 2159, ['QHD']],
    [2560, 1440, ['QHD']],
    [1440, 2560, ['QHD']],
    [2000, 1440, ['QHD']],
    [2559, 1439, ['1080p']],
    [1920, 1080, ['1080p']],
    [1080, 1920, ['1080p']],
    [1300, 1080, ['1080p']],
    [1919, 1079, []],
    [1, 1, []],
    [2200, 1000, ['1080p', 'Ultrawide']],
    [2199, 1000, ['1080p']],
    [5120, 2160, ['4K', 'Ultrawide']],
    [1000, 2200, ['1080p']],
  ])('%i x %i: %j', (width, height, tags) => {
    expect(qualityTags(width, height)).toEqual(tags);
  });
});

test('a tall picture is for a phone', () => {
  expect(guessDevice(1080, 1920)).toBe('mobile');
  expect(guessDevice(1000, 1001)).toBe('mobile');
  expect(guessDevice(1000, 1000)).toBe('pc');
  expect(guessDevice(5120, 2160)).toBe('pc');
});

describe('the category', () => {
  test.each([
    ['Autumn_2560x1600.jpg', 'Nature'],
    ['Bridge_by_Sander_Klootwijk.jpg', 'City'],
    ['Dragonfly_by_Bolly.jpg', 'Animals'],
    ['MilkyWay_1080x1920.png', 'Space'],
    ['Shell_720x1440.jpg', 'Ocean'],
    ['ColdRipple_2560x1600.jpg', 'Abstract'],
    ['PastelHills_3200x2000.jpg', 'Nature'],
  ])('of %s is %s', (name, category) => {
    expect(guessCategory(name, CATEGORIES)?.name).toBe(category);
  });

  test('is not guessed from the name of the photographer', () => {
    expect(guessCategory('dawn_by_Forest_Rivers.jpg', CATEGORIES)).toBeUndefined();
  });

  test('named in full wins over a word that only suggests one', () => {
    expect(guessCategory('forest_by_night_city.jpg', CATEGORIES)?.name).toBe('Nature');
    expect(guessCategory('forest-city.jpg', CATEGORIES)?.name).toBe('City');
  });

  test('is guessed only if the gallery has it', () => {
    expect(guessCategory('forest.jpg', [])).toBeUndefined();
    expect(guessCategory('Oldtimers.jpg', [{ name: 'Oldtimer', slug: 'oldtimer' }])?.name).toBe('Oldtimer');
  });

  test('may have a name that every object has', () => {
    expect(guessCategory('forest.jpg', [{ name: 'Constructor', slug: 'constructor' }])).toBeUndefined();
  });
});

describe('tags as typed', () => {
  test('are trimmed, and compared without case', () => {
    expect(normalizeTags([' Night  Sky ', 'night-sky', 'NIGHT SKY', '', '--', '🔥', 'Cafe\u0301', 'café'])).toEqual([
      'Night Sky',
      'night-sky',
      '--',
      '🔥',
      'Café',
    ]);
  });

  test('are at most twelve', () => {
    expect(normalizeTags(Array.from({ length: 30 }, (_, index) => `tag ${index}`))).toHaveLength(12);
  });

  test('are listed if they do not fit', () => {
    const named = (count: number) => sayLeftOut(Array.from({ length: count }, (_, index) => `tag ${index + 1}`));
    expect(named(12)).toBeUndefined();
    expect(named(14)).toBe('Only 12 tags fit. Left out: tag 13, tag 14.');
    expect(named(25)).toMatch(/^Only 12 tags fit. Left out: tag 13, .*, tag 22 and 3 more\.$/);
    expect(sayLeftOut(`${'same, SAME, '.repeat(9)}other`)).toBeUndefined();
    expect(sayLeftOut('1,2,3,4,5,6,7,8,9,10,11,12,1,13')).toBe('Only 12 tags fit. Left out: 13.');
  });
});

test('all fields are filled in for a file', () => {
  expect(
    autofill({ name: 'one_two_three_four_five_six_seven_eight_nine.jpg', bytes: 2_500_000, width: 5120, height: 2160 }),
  ).toEqual({
    title: 'One Two Three Four Five Six Seven Eight Nine',
    resolution: '5120x2160',
    fileSize: '2.4 MB',
    deviceType: 'pc',
    tags: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', '4K', 'Ultrawide'],
  });
});

test.each([
  ['Misty Lake by Ada Byron 2', 'Ada Byron'],
  ['Wolf By Jean-Luc O’Neil', 'Jean-Luc O’Neil'],
  ['House by the Sea', null],
  ['Stand by Me', null],
  ['Baby Owl', null],
  ['By', null],
])('the author of “%s” is guessed as %s', (title, author) => {
  expect(guessAuthor(title)).toBe(author);
});
