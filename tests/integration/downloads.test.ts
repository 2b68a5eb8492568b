import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { expireRecentDownloads } from '~/features/downloads/expire-recent-downloads.server';
import { recordDownload } from '~/features/downloads/record-download.queries.server';
import { restoreDownloadCounts } from '~/features/lists/orders/recent-downloads.queries.server';
import { listPopularLately } from '~/features/statistics/analytics.queries.server';
import { readStatistics } from '~/features/statistics/statistics.queries.server';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addWallpaper, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const database = ownDatabase();
const { em } = database;

beforeEach(() => clearGallery(em()));

const countedDays = () =>
  query(em(), 'select day::text, sum(downloads)::int as downloads from download_day group by 1 order by 1');

test('the last 30 days count their downloads and drop each day once', async () => {
  const recent = async (id: number) =>
    (await query(em(), 'select downloads30 from download_count where wallpaper_id = ?', [id]))[0]?.downloads30;
  const daysPass = (days: number) => query(em(), 'update wallpaper_day set day = day - ?::int', [days]);
  const popular = async () => (await listPopularLately(em())).map(({ id, downloads }) => [id, downloads]);
  const [one, two] = [await addWallpaper(em()), await addWallpaper(em())];
  for (const id of [one, one, two]) await recordDownload(em(), id);
  await daysPass(29);
  await recordDownload(em(), two);
  await expireRecentDownloads(em());
  expect(await popular()).toEqual([
    [two, 2],
    [one, 2],
  ]);
  await daysPass(1);
  for (let time = 0; time < 2; time += 1) await expireRecentDownloads(em());
  expect(await recent(one)).toBe(0);
  expect(await popular()).toEqual([[two, 1]]);
  // The counts of a restored wallpaper are calculated again.
  await query(em(), 'update download_count set downloads30 = 9');
  await restoreDownloadCounts(em(), [{ id: two, downloads: 2 }]);
  expect(await recent(two)).toBe(1);
  await daysPass(400);
  await expireRecentDownloads(em());
  expect(await recent(two)).toBe(0);
  expect(await query(em(), 'select from wallpaper_day')).toEqual([]);
});

interface PlanNode {
  [fact: string]: unknown;
  Plans?: PlanNode[];
}

/** Runs the statement of `work` again under EXPLAIN to see what it writes. */
async function explained(em: EntityManager, work: (em: EntityManager) => Promise<unknown>) {
  const sent: { sql: string; bindings: unknown[] }[] = [];
  const keep = (statement: (typeof sent)[number]) => sent.push(statement);
  em.getKnex().on('query', keep);
  await work(em);
  em.getKnex().off('query', keep);
  const [{ sql, bindings }] = sent as [(typeof sent)[number]];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`explain (analyze, wal, format json) ${sql}`, bindings);
  await client.end();
  const [{ Plan: plan, Triggers: triggers }] = rows[0]['QUERY PLAN'];
  const walBytes: Record<string, number> = {};
  const visit = (node: PlanNode) => {
    if (node['Node Type'] === 'ModifyTable') walBytes[String(node['Relation Name'])] = Number(node['WAL Bytes']);
    for (const child of node.Plans ?? []) visit(child);
  };
  visit(plan);
  return { walBytes, triggers };
}

describe('a download', () => {
  test('counts once for the wallpaper and once for the day', async () => {
    const id = await addWallpaper(em());
    await recordDownload(em(), id);
    expect((await getWallpaper(em(), id)).downloads).toBe(1);
    expect(await countedDays()).toEqual([{ day: new Date().toISOString().slice(0, 10), downloads: 1 }]);
  });

  test('writes at most 600 bytes of WAL for its counts, and fires no trigger', async () => {
    const id = await addWallpaper(em());
    const written: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { walBytes, triggers } = await explained(em(), (tx) => recordDownload(tx, id));
      expect(triggers).toEqual([]);
      written.push(walBytes.download_count ?? 0);
    }
    // The first change after a checkpoint writes the whole page, so take the smallest.
    expect(Math.min(...written)).toBeGreaterThan(0);
    expect(Math.min(...written)).toBeLessThanOrEqual(600);
  });

  test('of a missing wallpaper is not found and counts nothing', async () => {
    await expect(recordDownload(em(), 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
    expect(await countedDays()).toEqual([]);
  });
});

test('three hundred downloads, a hundred at once, count as three hundred', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => addWallpaper(em())));
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 100 }, (_, index) => recordDownload(em(), ids[index % 5] ?? 0)));
  const counted = await Promise.all(ids.map(async (id) => (await getWallpaper(em(), id)).downloads));
  expect(counted).toEqual([60, 60, 60, 60, 60]);
  expect(await readStatistics(em())).toMatchObject({
    totalWallpapers: 5,
    totalDownloads: 300,
    monthlyDownloads: 300,
  });
});

describe('the statistics', () => {
  test('separate this month, in UTC, from all months', async () => {
    await query(
      em(),
      `insert into download_day (day, shard, downloads)
       select date_trunc('month', now() at time zone 'UTC')::date + days, shard, 10
       from unnest(array[-31, -1, 0]) as days, generate_series(0, 15) as shard`,
    );
    expect(await readStatistics(em())).toMatchObject({ totalDownloads: 480, monthlyDownloads: 160 });
  });

  test('keep the downloads of deleted wallpapers', async () => {
    const id = await addWallpaper(em());
    await recordDownload(em(), id);
    await query(em(), 'delete from wallpaper');
    expect(await readStatistics(em())).toMatchObject({ totalWallpapers: 0, totalDownloads: 1 });
  });

  test('do not depend on the time zone of the session', async () => {
    const id = await addWallpaper(em());
    await em().transactional(async (tx) => {
      await query(tx, "set local time zone 'Pacific/Kiritimati'");
      await recordDownload(tx, id);
    });
    expect(await countedDays()).toEqual([{ day: new Date().toISOString().slice(0, 10), downloads: 1 }]);
  });
});
