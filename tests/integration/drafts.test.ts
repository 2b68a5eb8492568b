import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { planDrafts, publishDrafts, publishDue, publishNow } from '~/features/drafts/drafts.commands.server';
import { countDrafts, listDrafts } from '~/features/drafts/drafts.queries.server';
import type { Plan } from '~/features/drafts/plan.view';
import { checkTime } from '~/features/drafts/plans.queries.server';
import { readPlan } from '~/features/drafts/plans.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import {
  deleteForGood,
  deleteWallpapers,
  emptyTrash,
  purgeExpiredTrash,
  purgeWallpapers,
  restoreTrash,
  restoreWallpapers,
} from '~/features/trash/trash.commands.server';
import { countTrash, listTrash } from '~/features/trash/trash.queries.server';
import { findWallpaperOrDraft, getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { log } from '~/platform/log.server';
import { addWallpaper } from '../support/gallery';
import { query } from '../support/query';
import { ownGallery } from '../support/stored-gallery';

const { em, store, upload, isShown, isWithheld, countRows } = ownGallery();

const uploaded = (plan: Plan, { tags, ...input }: { title?: string; tags?: string[] } = {}) =>
  upload(tags, undefined, plan, input);

const DRAFT: Plan = { kind: 'draft' };
const inDays = (days: number, time = '09:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
const planned = (days: number, time = '09:00'): Plan => ({ kind: 'at', at: `${inDays(days, time)}:00Z` });
const drip = (perDay: number, from: string | null = null, timeZone = 'UTC'): Plan => ({
  ...{ kind: 'drip', perDay, time: '09:00', from, timeZone },
});

const inbox = async () => (await listDrafts(em(), 'all', 'UTC', { offset: 0, limit: 100 })).items;
const plans = async () =>
  (await inbox()).filter((row) => row.publishAt).map(({ title, day, time }) => `${title} ${day} ${time}`);
const titles = async () =>
  (await query<{ title: string }>(em(), 'select title from wallpaper order by id')).map((row) => row.title);

/** As if the clock had been moved forward by this much, for everything planned. */
const clockJumps = (interval: string) =>
  query(em(), 'update trashed_wallpaper set publish_at = publish_at - ?::interval', [interval]);

const addDrafts = async (count: number) => {
  const ids: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const [row] = await query<{ id: number }>(
      em(),
      `insert into trashed_wallpaper (title, file_key, sha256, resolution, file_size, format, width, height, bytes,
         perceptual_hash, palette, focal_x, focal_y, placeholder, draft)
       select ?, left(sha, 24), sha, '1920x1080', '1.0 MB', 'jpeg', 1920, 1080, 1000000, 0, '[]', 0.5, 0.5, '123456789abc', 'kept'
       from (select ? as sha) given returning id`,
      [`Draft ${index}`, randomBytes(32).toString('hex')],
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
};

describe('a draft', () => {
  test('leaves no trace in what visitors read', async () => {
    const { id, key } = await uploaded(DRAFT, { title: 'Zanzibarian dawn', tags: ['Unheardof'] });
    for (const table of ['wallpaper', 'tag', 'wallpaper_tag', 'wallpaper_count', 'facet_count'])
      expect(await countRows(table), table).toBe(0);
    expect(await query(em(), `select word from search_word where word = 'zanzibarian'`)).toEqual([]);
    expect(await isShown(key)).toBe(false);
    expect(await isWithheld(key)).toBe(true);
    expect(await countRows('loose_file')).toBe(0);
    expect(await findWallpaperOrDraft(em(), id)).toMatchObject({
      title: 'Zanzibarian dawn',
      draft: { publishAt: null },
    });
    expect(await inbox()).toMatchObject([{ id, title: 'Zanzibarian dawn', tags: ['Unheardof'], publishAt: null }]);
  });

  test('is not in the trash, and clearing the trash keeps it', async () => {
    const { id, key } = await uploaded(DRAFT);
    await query(em(), `update trashed_wallpaper set deleted_at = now() - interval '1 year'`);
    expect(await countTrash(em())).toBe(0);
    expect((await listTrash(em(), { offset: 0, limit: 10 })).items).toEqual([]);
    await emptyTrash(em(), store);
    await restoreTrash(em(), store);
    await purgeExpiredTrash(em(), store);
    expect(await deleteForGood(em(), store, [id])).toEqual({ done: 0, failed: 1 });
    expect(await restoreWallpapers(em(), store, [id])).toEqual({ done: 0, failed: 1 });
    await sweepLeftovers(em(), store);
    expect(await inbox()).toHaveLength(1);
    expect(await isWithheld(key)).toBe(true);
  });

  test('that is deleted comes back from the trash as a draft, with its date if that is still to come', async () => {
    const { id } = await uploaded(planned(3));
    const [{ publishAt } = { publishAt: '' }] = await inbox();
    expect(await deleteWallpapers(em(), store, [id])).toEqual({ deleted: 1, failed: 0 });
    expect(await inbox()).toEqual([]);
    expect((await listTrash(em(), { offset: 0, limit: 10 })).items).toMatchObject([{ id, daysLeft: 30 }]);
    expect(await restoreWallpapers(em(), store, [id])).toEqual({ done: 1, failed: 0 });
    expect(publishAt).toEqual(expect.any(String));
    expect(await inbox()).toMatchObject([{ id, publishAt }]);
    await deleteWallpapers(em(), store, [id]);
    await query(em(), `update trashed_wallpaper set publish_at = now() - interval '1 minute'`);
    await restoreWallpapers(em(), store, [id]);
    expect(await inbox()).toMatchObject([{ id, publishAt: null }]);
    expect(await titles()).toEqual([]);
  });
});

describe('publishing', () => {
  test('puts a draft on top of the newest, with its tags and files, and leads its first id there', async () => {
    const { id, key } = await uploaded(DRAFT, { title: 'Early draft', tags: ['Lake'] });
    const later = await addWallpaper(em(), { title: 'Uploaded later' });
    await query(em(), `update trashed_wallpaper set created_at = now() - interval '9 days'`);
    expect(await publishNow(em(), store, [id])).toBe(1);
    expect(await titles()).toEqual(['Uploaded later', 'Early draft']);
    const published = await getWallpaper(em(), id);
    expect(published.id).toBeGreaterThan(later);
    expect(Date.now() - Date.parse(published.createdAt)).toBeLessThan(60_000);
    expect(await query(em(), 'select slug, uses from tag')).toEqual([{ slug: 'lake', uses: 1 }]);
    expect(await isShown(key)).toBe(true);
    expect(await isWithheld(key)).toBe(false);
    expect(await inbox()).toEqual([]);
  });

  test('waits for the time, and then comes in the order of the plans', async () => {
    const [one, two, three] = await addDrafts(3);
    for (const [id, days] of [
      [two, 1],
      [three, 2],
      [one, 4],
    ] as const)
      await planDrafts(em(), [id ?? 0], planned(days));
    await publishDue(em(), store);
    expect(await titles()).toEqual([]);
    // Three days from now is after 9:00 of the second day and before 9:00 of the fourth, whatever the time of day.
    await clockJumps('3 days');
    await publishDue(em(), store);
    expect(await titles()).toEqual(['Draft 2', 'Draft 3']);
    await clockJumps('400 days');
    await publishDue(em(), store);
    expect(await titles()).toEqual(['Draft 2', 'Draft 3', 'Draft 1']);
  });

  test('publishes each once, with two publishers at a time and after the clock went back', async () => {
    const ids = await addDrafts(60);
    await planDrafts(em(), ids, drip(2, inDays(1).slice(0, 10)));
    await clockJumps('15 days');
    await Promise.all([publishDue(em(), store), publishDue(em(), store), publishDue(em(), store)]);
    const first = await titles();
    expect(first.length).toBeGreaterThan(20);
    expect(first).toEqual(Array.from({ length: first.length }, (_, index) => `Draft ${index + 1}`));
    await clockJumps('-15 days');
    await publishDue(em(), store);
    expect(await titles()).toEqual(first);
    await clockJumps('60 days');
    await Promise.all([publishDue(em(), store), publishDue(em(), store)]);
    expect(await titles()).toEqual(ids.map((_, index) => `Draft ${index + 1}`));
    expect(await countRows('published_draft')).toBe(60);
  });

  test('leaves out what went back to the drafts at the same moment', async () => {
    const [id = 0] = await addDrafts(1);
    await planDrafts(em(), [id], planned(1));
    await clockJumps('2 days');
    await planDrafts(em(), [id], DRAFT);
    expect(await publishDrafts(em(), store, [id], { onlyDue: true })).toBe(0);
    expect(await inbox()).toMatchObject([{ publishAt: null }]);
  });

  test('goes on when one of them fails', async () => {
    const [bad = 0, ...others] = await addDrafts(3);
    await planDrafts(em(), [bad, ...others], planned(1));
    await clockJumps('2 days');
    const reported = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await addWallpaper(em(), { title: 'In the way' });
    await query(em(), `update wallpaper set sha256 = (select sha256 from trashed_wallpaper where id = ?)`, [bad]);
    expect([...(await publishDue(em(), store))]).toEqual([bad]);
    expect(await titles()).toEqual(['In the way', 'Draft 2', 'Draft 3']);
    reported.mockRestore();
  });
});

describe('plans', () => {
  test('a drip fills each day, continues after the last plan and counts other plans of a day', async () => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = await addDrafts(6);
    const day = (days: number) => inDays(days).slice(0, 10);
    await planDrafts(em(), [one], planned(2, '18:30'));
    await planDrafts(em(), [two, three, four], drip(2, day(1)));
    expect(await plans()).toEqual([
      `Draft 2 ${day(1)} 09:00`,
      `Draft 3 ${day(1)} 09:00`,
      `Draft 4 ${day(2)} 09:00`,
      `Draft 1 ${day(2)} 18:30`,
    ]);
    await planDrafts(em(), [five, six], drip(1));
    expect((await plans()).slice(4)).toEqual([`Draft 5 ${day(3)} 09:00`, `Draft 6 ${day(4)} 09:00`]);
  });

  test('a drip follows the time zone of the site through the change of clocks', async () => {
    const [one = 0, two = 0] = await addDrafts(2);
    const year = new Date().getUTCFullYear() + 1;
    await planDrafts(em(), [one], drip(1, `${year}-01-10`, 'Europe/Berlin'));
    await planDrafts(em(), [two], drip(1, `${year}-07-10`, 'Europe/Berlin'));
    expect((await inbox()).map((row) => row.publishAt)).toEqual([
      `${year}-01-10T08:00:00.000Z`,
      `${year}-07-10T07:00:00.000Z`,
    ]);
  });

  test('uploads at the same time get different places', async () => {
    await Promise.all(Array.from({ length: 5 }, () => uploaded(drip(1))));
    const days = (await inbox()).map((row) => row.day);
    expect(new Set(days).size).toBe(5);
  });

  test('planning again counts neither the old plans nor more than two years', async () => {
    const ids = await addDrafts(3);
    await planDrafts(em(), ids, drip(3));
    await planDrafts(em(), ids, drip(1));
    expect(new Set((await inbox()).map((row) => row.day)).size).toBe(3);
    await query(
      em(),
      `update trashed_wallpaper set publish_at = now() + interval '2 years' - interval '1 hour' where id = ?`,
      [ids[0]],
    );
    await expect(planDrafts(em(), ids.slice(1), drip(1))).rejects.toThrow('more than two years');
    await planDrafts(em(), ids, DRAFT);
    expect(await countDrafts(em())).toEqual({ drafts: 3, planned: 0 });
  });
});

describe('a time', () => {
  const refusal = (fields: Parameters<typeof readPlan>[1]) =>
    readPlan(em(), fields).then(
      () => null,
      (error) => error.details.fields,
    );

  test('in the past or more than two years ahead is refused at its field', async () => {
    const past = ['This time has passed. Choose a later one.'];
    const far = ['Plans can be at most two years ahead.'];
    expect(await refusal({ publishedAt: 'at', publishAt: inDays(-1) })).toEqual({ publishAt: past });
    expect(await refusal({ publishedAt: 'at', publishAt: inDays(800) })).toEqual({ publishAt: far });
    expect(await refusal({ publishedAt: 'at' })).toEqual({ publishAt: ['Choose a date and a time.'] });
    expect(await refusal({ publishedAt: `${inDays(-1)}:00Z` })).toEqual({ publishedAt: past });
    expect(await refusal({ publishedAt: `${inDays(800)}:00Z` })).toEqual({ publishedAt: far });
    expect(await refusal({ publishedAt: 'drip', dripFrom: inDays(-1).slice(0, 10) })).toEqual({ dripFrom: past });
    expect(await refusal({ publishedAt: 'at', publishAt: new Date().toISOString().slice(0, 16) })).toBeNull();
    expect(await refusal({ publishedAt: 'at', publishAt: inDays(700) })).toBeNull();
  });

  test('is one of the site’s time zone', async () => {
    await query(em(), `insert into setting (name, value) values ('identity', '{"timeZone": "Asia/Tokyo"}')`);
    expect(await readPlan(em(), { publishedAt: 'at', publishAt: inDays(5) })).toEqual({
      kind: 'at',
      at: `${inDays(5, '00:00')}:00.000Z`,
    });
  });

  test.each([
    ['comes twice when summer time ends: the first one', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['is skipped when summer time begins: an hour later', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['is clear', '2026-10-25T03:30', '2026-10-25T02:30'],
  ])('that %s', async (_, local, utc) => {
    expect(await checkTime(em(), { local, timeZone: 'Europe/Madrid' })).toMatchObject({ at: `${utc}:00.000Z` });
  });
});

test('a purge moves drafts and plans to the trash, too, and counts them apart', async () => {
  await addDrafts(2);
  await addWallpaper(em(), { title: 'Shown' });
  const shown = (await titles()).length;
  const drafts = (await inbox()).length;
  expect(await purgeWallpapers(em(), store, 'DELETE ALL WALLPAPERS')).toEqual({
    ...{ count: shown, drafts, isInBackground: false },
  });
  expect(await inbox()).toEqual([]);
  await restoreTrash(em(), store);
  expect(await inbox()).toHaveLength(drafts);
});
