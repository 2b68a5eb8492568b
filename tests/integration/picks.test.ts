import { beforeEach, describe, expect, test } from 'vitest';
import { type Pick, pickAnyWallpaper, pickWallpaperOfDay } from '~/features/integrations/picks/pick.server';
import { PickQuery, wantedScreen } from '~/features/integrations/picks/pick-query.schema';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { addMany, addWallpapers, clearGallery, type WallpaperRow } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const YESTERDAY = new Date('2026-03-09T12:00:00Z');
const MORNING = new Date('2026-03-10T00:00:00Z');
const EVENING = new Date('2026-03-10T23:59:59.999Z');
const MIDNIGHT = new Date('2026-03-11T00:00:00Z');

async function addOn(day: Date, count: number, row = {}): Promise<number[]> {
  const ids = await addMany(em(), count, () => row);
  await query(em(), 'update wallpaper set created_at = ? where id = any(?)', [day.toISOString(), ids]);
  return ids;
}

const LIGHT = [{ color: '#f8f8f4', weight: 1 }];
const DARK = [{ color: '#101418', weight: 1 }];
const VERSIONS: WallpaperRow[] = [
  { set_role: 'light', width: 3840, height: 2160, palette: LIGHT },
  { set_role: 'dark', width: 2560, height: 1440, palette: DARK },
  { set_role: 'phone', width: 1080, height: 2340, palette: DARK, device_type: 'mobile' },
];
const inSet = (set_id: number) => VERSIONS.map((row) => ({ ...row, set_id }));

async function addYesterday(rows: WallpaperRow[]): Promise<number[]> {
  const ids = await addWallpapers(em(), rows);
  await query(em(), 'update wallpaper set created_at = ? where id = any(?)', [YESTERDAY.toISOString(), ids]);
  return ids;
}

const ofDay = async (now: Date, filter = {}) => (await pickWallpaperOfDay(em(), filter, {}, now)).wallpaper.id;

test('the wallpaper of the day stays until midnight, whatever is added', async () => {
  await addOn(YESTERDAY, 30);
  const id = await ofDay(MORNING);
  for (let turn = 0; turn < 5; turn++) {
    await addOn(MORNING, 50);
    expect(await ofDay(EVENING)).toBe(id);
  }
  expect((await pickWallpaperOfDay(em(), {}, {}, EVENING)).until).toEqual(MIDNIGHT);
  expect((await pickWallpaperOfDay(em(), {}, {}, MORNING)).until).toEqual(MIDNIGHT);
});

test('it stays the same when the gallery outgrows exact counts, and random picks still cover everything', async () => {
  await addOn(YESTERDAY, MAX_COUNTED - 100);
  const id = await ofDay(MORNING);
  await addOn(MORNING, 300);
  expect(await ofDay(EVENING)).toBe(id);
  // Random picks stay fair even with more wallpapers than are counted.
  const many = await Promise.all(Array.from({ length: 40 }, () => pickAnyWallpaper(em(), {}, {})));
  expect(new Set(many.map(({ wallpaper }) => wallpaper.id)).size).toBeGreaterThan(35);
});

test('each day has its own pick, and every wallpaper gets its day', async () => {
  const ids = await addOn(YESTERDAY, 12);
  const days = Array.from({ length: 200 }, (_, n) => new Date(MORNING.getTime() + n * 86_400_000));
  const picks = await Promise.all(days.map((day) => ofDay(day)));
  expect(new Set(picks)).toEqual(new Set(ids));
});

test('each filter has its own pick, even if all matches were added today', async () => {
  await addOn(YESTERDAY, 20);
  const tall = await addOn(MORNING, 3, { width: 1080, height: 2340 });
  expect(tall).toContain(await ofDay(EVENING, { ratios: [9 / 19.5] }));
  await clearGallery(em());
  const first = await addOn(MORNING, 2);
  expect(first).toContain(await ofDay(EVENING));
});

test('a deleted pick is replaced', async () => {
  await addOn(YESTERDAY, 10);
  const id = await ofDay(MORNING);
  await query(em(), 'delete from wallpaper where id = ?', [id]);
  expect(await ofDay(EVENING)).not.toBe(id);
});

test('random picks are fair', async () => {
  const few = await addMany(em(), 5);
  const picks: number[] = [];
  for (let turn = 0; turn < 500; turn++) picks.push((await pickAnyWallpaper(em(), {}, {})).wallpaper.id);
  // A hundred each. Fewer than 50 or more than 150 happen once in a million fair runs.
  for (const id of few) {
    const times = picks.filter((picked) => picked === id).length;
    expect(times).toBeGreaterThan(50);
    expect(times).toBeLessThan(150);
  }
});

test('an empty gallery has nothing to pick', async () => {
  await expect(pickAnyWallpaper(em(), {}, {})).rejects.toThrow('No wallpaper matches these filters.');
  await expect(pickWallpaperOfDay(em(), {}, {}, MORNING)).rejects.toThrow('No wallpaper matches these filters.');
});

describe('for a screen', () => {
  /** Strips, squares, phones and desktops, some also one pixel too small. */
  const SHAPES = [
    [720, 301],
    [5000, 400],
    [400, 5000],
    [16, 16],
    [64, 64],
    [63, 64],
    [4096, 4096],
    [1080, 2400],
    [1079, 2400],
    [1080, 2399],
    [1440, 3200],
    [2400, 3000],
    [1920, 1080],
    [2560, 1440],
    [2559, 1440],
    [2560, 1439],
    [3440, 1440],
    [3439, 1440],
    [3840, 2160],
    [7680, 4320],
  ].map(([width = 0, height = 0]) => ({ width, height }));
  type Size = (typeof SHAPES)[number];

  const NOON = new Date('2026-03-10T12:00:00Z');
  const each = Array.from({ length: 40 }, (_, turn) => turn);
  /** Forty picks of each kind. */
  const WAYS: [string, (screen: Partial<Size>, filter?: object) => Promise<Pick[]>][] = [
    ['random', (screen, filter = {}) => Promise.all(each.map(() => pickAnyWallpaper(em(), filter, screen)))],
    [
      'of the day',
      (screen, filter = {}) =>
        Promise.all(
          each.map((day) => pickWallpaperOfDay(em(), filter, screen, new Date(NOON.getTime() + day * 86_400_000))),
        ),
    ],
  ];

  async function addShapes(sizes: Size[]) {
    const ids = await addWallpapers(em(), sizes);
    await query(em(), 'update wallpaper set created_at = ? where id = any(?)', [YESTERDAY.toISOString(), ids]);
  }
  const sizesOf = (picks: Pick[]) => [
    ...new Set(picks.map(({ wallpaper: { width, height } }) => `${width}x${height}`)),
  ];
  const areNearest = (picks: Pick[]) => [...new Set(picks.map(({ isNearest }) => isNearest))];

  const fills = (picture: Size, screen: Size) =>
    picture.width >= screen.width &&
    picture.height >= screen.height &&
    (screen.width === screen.height || picture.width > picture.height === screen.width > screen.height) &&
    (screen.width === screen.height || picture.width !== picture.height);

  describe.each(WAYS)('%s', (_, pick) => {
    test.each([
      [3440, 1440],
      [1080, 2400],
      [2560, 1440],
      [64, 64],
      [4096, 4096],
      [1920, 1080],
    ])('%i x %i gets only wallpapers that fill it in its orientation', async (width, height) => {
      await addShapes([...SHAPES, ...SHAPES]);
      const screen = { width, height };
      const picks = await pick(screen);
      const right = SHAPES.filter((shape) => fills(shape, screen)).map((shape) => `${shape.width}x${shape.height}`);
      for (const size of sizesOf(picks)) expect(right).toContain(size);
      expect(areNearest(picks)).toEqual([false]);
    });

    test('finds the only one of a thousand that fills it', async () => {
      await addShapes([
        ...Array.from({ length: 999 }, () => ({ width: 2559, height: 1440 })),
        { width: 2560, height: 1440 },
      ]);
      expect(sizesOf(await pick({ width: 2560, height: 1440 }))).toEqual(['2560x1440']);
    });

    test('picks the closest of the same orientation if nothing fills it, and says so', async () => {
      await addShapes([...SHAPES.filter(({ width }) => width < 3439), { width: 3000, height: 4000 }]);
      const picks = await pick({ width: 3440, height: 1440 });
      for (const size of sizesOf(picks)) expect(['2559x1440', '2560x1439', '2560x1440']).toContain(size);
      expect(areNearest(picks)).toEqual([true]);
    });

    test('prefers the other orientation to less than half the size', async () => {
      await addShapes([
        { width: 720, height: 301 },
        { width: 3000, height: 4000 },
        { width: 1080, height: 2400 },
      ]);
      const picks = await pick({ width: 2560, height: 1440 });
      expect(sizesOf(picks)).toEqual(['3000x4000']);
      expect(areNearest(picks)).toEqual([true]);
    });

    describe('of a set', () => {
      /** Ids for the parameters of an address. */
      async function pickedFor(parameters: Record<string, string>) {
        const { picture, as, redirect, ...filter } = PickQuery.parse(parameters);
        const picks = await pick(wantedScreen(picture), filter);
        return [...new Set(picks.map(({ wallpaper }) => wallpaper.id))].sort((a, b) => a - b);
      }

      test.each<[Record<string, string>, ...number[]]>([
        [{ tone: 'light' }, 0],
        [{ tone: 'dark' }, 1, 2],
        [{ tone: 'dark', shape: '9:19.5' }, 2],
        [{ device: 'mobile' }, 2],
        [{ width: '1080', height: '2340', fit: 'cover' }, 2],
        [{ width: '1440', height: '3120', fit: 'cover' }, 2],
        [{ width: '3840', height: '2160' }, 0],
        [{ width: '1920', height: '1080', tone: 'dark' }, 1],
        [{ minSize: '2560x1440', tone: 'dark' }, 1],
      ])('picks the versions for %o', async (parameters, ...versions) => {
        const ids = await addYesterday([...inSet(1), ...inSet(2)]);
        expect(await pickedFor(parameters)).toEqual([0, 3].flatMap((set) => versions.map((place) => ids[set + place])));
      });
    });

    test('respects filters, and picks nothing if nothing matches', async () => {
      await addShapes(SHAPES);
      const small = await pick({ width: 3440, height: 1440 }, { ratios: [16 / 9] });
      for (const size of sizesOf(small)) expect(['3840x2160', '7680x4320']).toContain(size);
      await expect(pick({ width: 3440, height: 1440 }, { tags: ['none'] })).rejects.toThrow('No wallpaper matches');
    });
  });

  test('a single side is enough', async () => {
    await addShapes(SHAPES);
    const picks = await Promise.all(each.map(() => pickAnyWallpaper(em(), {}, { height: 3100 })));
    for (const { wallpaper } of picks) expect(wallpaper.height).toBeGreaterThanOrEqual(3100);
  });
});
