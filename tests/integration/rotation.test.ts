import { beforeEach, expect, test } from 'vitest';
import { pickInRotation } from '~/features/integrations/picks/rotation.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { addMany, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => clearGallery(em()));

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-10T12:00:00Z');

async function addOn(day: string, count: number, row = {}): Promise<number[]> {
  const ids = await addMany(em(), count, () => row);
  await query(em(), 'update wallpaper set created_at = ? where id = any(?)', [day, ids]);
  return ids;
}

const at = (time: number, shift = 0, filter = {}) =>
  pickInRotation(em(), filter, {}, { every: HOUR, shift }, new Date(time));
const idAt = async (...where: Parameters<typeof at>) => (await at(...where)).wallpaper.id;

test('nothing repeats until all were shown, on any screen', async () => {
  const ids = await addOn('2026-03-01', 300);
  for (const shift of [0, 7]) {
    const shown = await Promise.all(ids.map((_, slot) => idAt(NOW + slot * HOUR, shift)));
    expect(new Set(shown)).toEqual(new Set(ids));
    expect(await idAt(NOW + ids.length * HOUR, shift)).toBe(shown[0]);
  }
});

test('screens with different shifts never show the same', async () => {
  await addOn('2026-03-01', 12);
  for (let slot = 0; slot < 24; slot += 1) {
    const shown = await Promise.all(Array.from({ length: 12 }, (_, shift) => idAt(NOW + slot * HOUR, shift)));
    expect(new Set(shown).size).toBe(12);
  }
});

test('the pick stays for the whole slot, whatever is added, and says when the slot ends', async () => {
  await addOn('2026-03-01', 20);
  const first = await at(NOW);
  await addOn('2026-03-10', 30);
  const last = await at(NOW + HOUR - 1);
  expect(last.wallpaper.id).toBe(first.wallpaper.id);
  expect(last.until).toEqual(new Date(NOW + HOUR));
});

test('each filter has its own order, even if all matches were added today', async () => {
  await addOn('2026-03-01', 20);
  const tall = await addOn('2026-03-10', 4, { width: 1080, height: 2340 });
  for (const filter of [{ ratios: [9 / 19.5] }, { facets: { shape: '9:19.5' } }]) {
    const shown = await Promise.all(tall.map((_, slot) => idAt(NOW + slot * HOUR, 0, filter)));
    expect(new Set(shown)).toEqual(new Set(tall));
  }
  await expect(at(NOW, 0, { ratios: [4] })).rejects.toThrow('No wallpaper matches these filters.');
});

test('wallpapers added today wait until tomorrow if others match', async () => {
  const earlier = await addOn('2026-03-02', 3, { width: 1080, height: 2340 });
  await addOn('2026-03-02', 20);
  await addOn('2026-03-10', 4, { width: 1080, height: 2340 });
  for (const filter of [{ ratios: [9 / 19.5] }, { facets: { shape: '9:19.5' } }]) {
    const shown = await Promise.all([0, 1, 2, 3].map((slot) => idAt(NOW + slot * HOUR, 0, filter)));
    expect(new Set(shown)).toEqual(new Set(earlier));
  }
});

test('in a gallery too large to count, screens still differ and each round has other wallpapers', async () => {
  await addOn('2026-03-01', MAX_COUNTED + 500);
  const shown = await Promise.all([0, 1, 4999, 9999].map((shift) => idAt(NOW, shift)));
  expect(new Set(shown).size).toBe(4);
  expect(await idAt(NOW + MAX_COUNTED * HOUR)).not.toBe(shown[0]);
});
