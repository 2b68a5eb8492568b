import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_COUNTED } from '~/features/wallpapers/lists/list.view';
import { pickAnyWallpaper, pickWallpaperOfDay } from '~/features/wallpapers/picks/pick.server';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addWallpapers, clearGallery } from '../support/gallery';
import { query } from '../support/query';

let database: TestDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => clearGallery(em()));

const YESTERDAY = new Date('2026-03-09T12:00:00Z');
const MORNING = new Date('2026-03-10T00:00:00Z');
const EVENING = new Date('2026-03-10T23:59:59.999Z');
const MIDNIGHT = new Date('2026-03-11T00:00:00Z');

async function addOn(day: Date, count: number, row = {}): Promise<number[]> {
  const ids = await addWallpapers(
    em(),
    Array.from({ length: count }, () => row),
  );
  await query(em(), 'update wallpaper set created_at = ? where id = any(?)', [day.toISOString(), ids]);
  return ids;
}

const ofDay = async (now: Date, filter = {}) => (await pickWallpaperOfDay(em(), filter, now)).wallpaper.id;

test('the wallpaper of the day stays until midnight, whatever is added, and ends then', async () => {
  await addOn(YESTERDAY, 30);
  const id = await ofDay(MORNING);
  for (let turn = 0; turn < 5; turn++) {
    await addOn(MORNING, 50);
    expect(await ofDay(EVENING)).toBe(id);
  }
  expect((await pickWallpaperOfDay(em(), {}, EVENING)).until).toEqual(MIDNIGHT);
  expect((await pickWallpaperOfDay(em(), {}, MORNING)).until).toEqual(MIDNIGHT);
});

test('it stays the same when the gallery grows beyond what is counted, where any may still be picked', async () => {
  await addOn(YESTERDAY, MOST_COUNTED - 100);
  const id = await ofDay(MORNING);
  await addOn(MORNING, 300);
  expect(await ofDay(EVENING)).toBe(id);
  // As many as are not counted any more: chance favours nobody among them either.
  const many = await Promise.all(Array.from({ length: 40 }, () => pickAnyWallpaper(em(), {})));
  expect(new Set(many.map(({ wallpaper }) => wallpaper.id)).size).toBeGreaterThan(35);
});

test('every day has its own, and in time every wallpaper has its day', async () => {
  const ids = await addOn(YESTERDAY, 12);
  const days = Array.from({ length: 200 }, (_, n) => new Date(MORNING.getTime() + n * 86_400_000));
  const picks = await Promise.all(days.map((day) => ofDay(day)));
  expect(new Set(picks)).toEqual(new Set(ids));
});

test('what a filter selects has its own, also when all of it came today', async () => {
  await addOn(YESTERDAY, 20);
  const tall = await addOn(MORNING, 3, { width: 1080, height: 2340 });
  expect(tall).toContain(await ofDay(EVENING, { ratios: [9 / 19.5] }));
  await clearGallery(em());
  const first = await addOn(MORNING, 2);
  expect(first).toContain(await ofDay(EVENING));
});

test('when it is deleted, another one takes its place', async () => {
  await addOn(YESTERDAY, 10);
  const id = await ofDay(MORNING);
  await query(em(), 'delete from wallpaper where id = ?', [id]);
  expect(await ofDay(EVENING)).not.toBe(id);
});

test('chance favours nobody', async () => {
  const few = await addWallpapers(
    em(),
    Array.from({ length: 5 }, () => ({})),
  );
  const picks: number[] = [];
  for (let turn = 0; turn < 500; turn++) picks.push((await pickAnyWallpaper(em(), {})).wallpaper.id);
  // A hundred each; with a fair die, fewer than 50 or more than 150 come once in a million runs.
  for (const id of few) {
    const times = picks.filter((picked) => picked === id).length;
    expect(times).toBeGreaterThan(50);
    expect(times).toBeLessThan(150);
  }
});

test('an empty gallery has nothing to pick', async () => {
  await expect(pickAnyWallpaper(em(), {})).rejects.toThrow('No wallpaper matches these filters.');
  await expect(pickWallpaperOfDay(em(), {}, MORNING)).rejects.toThrow('No wallpaper matches these filters.');
});
