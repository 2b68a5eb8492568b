import { beforeEach, describe, expect, test } from 'vitest';
import { toApiAnalytics } from '~/features/statistics/analytics.api.server';
import { readAnalytics, readDownloadDays, readTrends } from '~/features/statistics/analytics.queries.server';
import { drawChart } from '~/features/statistics/download-bars.server';
import { recordVisitor } from '~/features/statistics/visitors.commands.server';
import { addWallpaper, addWallpapers, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const SITE = 'https://gallery.test';
const { em } = ownDatabase();

beforeEach(async () => {
  await clearGallery(em());
  await query(em(), 'delete from category');
  await query(em(), 'delete from visitor');
});

const downloaded = (daysAgo: number, shard: number, downloads: number) =>
  query(em(), `insert into download_day values ((now() at time zone 'UTC')::date - ?::int, ?, ?)`, [
    daysAgo,
    shard,
    downloads,
  ]);

describe('the summary', () => {
  test('is all zeros in an empty gallery, without active users', async () => {
    expect(toApiAnalytics(await readAnalytics(em()), SITE)).toEqual({
      totalWallpapers: 0,
      totalDownloads: 0,
      monthlyDownloads: 0,
      totalCategories: 0,
      popularWallpapers: [],
      topTags: [],
    });
  });

  test('counts everything', async () => {
    const [first, second] = await addWallpapers(em(), [
      { title: 'One', downloads: 5, tags: ['sea', 'blue'] },
      { title: 'Two', downloads: 9, tags: ['sea'] },
    ]);
    await query(em(), `insert into category (name, slug) values ('A', 'a'), ('B', 'b')`);
    await downloaded(0, 0, 6);
    await downloaded(0, 7, 2);
    await downloaded(70, 0, 6);
    await recordVisitor(em(), { client: '192.0.2.1', userAgent: 'Test', at: new Date() }, 'pepper');
    const summary = toApiAnalytics(await readAnalytics(em()), SITE);
    expect(summary).toEqual({
      totalWallpapers: 2,
      totalDownloads: 14,
      monthlyDownloads: 8,
      activeUsers: 1,
      totalCategories: 2,
      popularWallpapers: [
        {
          id: second,
          title: 'Two',
          downloads: 9,
          thumbnailUrl: expect.stringMatching(/^https:\/\/gallery\.test\/images\/[0-9a-f]{24}\/.*jpg$/),
        },
        {
          id: first,
          title: 'One',
          downloads: 5,
          thumbnailUrl: expect.stringMatching(/^https:\/\/gallery\.test\/images\//),
        },
      ],
      topTags: [
        { name: 'sea', count: 2 },
        { name: 'blue', count: 1 },
      ],
    });
  });

  test('names at most ten wallpapers and ten tags, and reads no more than those', async () => {
    for (let n = 0; n < 12; n++) await addWallpaper(em(), { downloads: n, tags: [`tag ${n}`] });
    const { popularWallpapers, topTags } = await readAnalytics(em());
    expect(popularWallpapers.map(({ downloads }) => downloads)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(topTags).toHaveLength(10);
  });
});

describe('the downloads of thirty days', () => {
  test('include days without downloads', async () => {
    await downloaded(0, 0, 3);
    await downloaded(0, 15, 4);
    await downloaded(29, 0, 1);
    await downloaded(30, 0, 100);
    const days = await readDownloadDays(em());
    expect(days.map(({ downloads }) => downloads)).toEqual([1, ...Array(28).fill(0), 7]);
    const [{ today }] = (await query(em(), `select (now() at time zone 'UTC')::date::text as today`)) as [
      { today: string },
    ];
    expect(days.at(-1)?.day).toBe(today);
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
  });
});

describe('the trends', () => {
  test('compare thirty days with the thirty before', async () => {
    const added = await addWallpapers(em(), [{}, {}, {}, {}]);
    for (const [index, days] of [0, 29, 31, 61].entries()) {
      await query(em(), `update wallpaper set created_at = now() - ? * interval '1 day' where id = ?`, [
        days,
        added[index],
      ]);
    }
    await query(
      em(),
      `insert into subscriber (email, created_at) values ('a@example.org', now() - interval '40 days')`,
    );
    for (const [days, downloads] of [
      [0, 3],
      [29, 4],
      [30, 20],
      [59, 30],
      [60, 1000],
    ] as const)
      await downloaded(days, 0, downloads);
    expect(await readTrends(em())).toMatchObject({
      wallpapers: { now: 2, before: 1 },
      downloads: { now: 7, before: 50 },
      subscribers: { total: 1, now: 0, before: 1 },
    });
  });

  test('compare this month with the same days of the last one', async () => {
    await query(
      em(),
      `insert into download_day select (days.day - interval '1 month')::date, 0, downloads
       from (select (now() at time zone 'UTC')::date as day) today,
         lateral (values (today.day, 5), (date_trunc('month', today.day)::date - 1, 100)) days (day, downloads)`,
    );
    expect((await readTrends(em())).lastMonth).toBe(5);
  });
});

describe('the chart', () => {
  const days = (downloads: number[]) =>
    downloads.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, downloads: count }));

  test('has a bar for each day, as high as its share of the top line', () => {
    const { bars, lines } = drawChart(days([0, 50, 100, 80]));
    expect(bars.map(({ height }) => height)).toEqual([0, 50, 100, 80]);
    for (const { y, height } of bars) expect(y + height).toBe(100);
    expect(lines[0]).toEqual({ label: '0', y: 100 });
    expect(lines.at(-1)).toEqual({ label: '100', y: 0 });
  });

  test('keeps its bars side by side and within its width', () => {
    const { bars } = drawChart(days(Array(30).fill(1)));
    expect(bars[0]?.x).toBeGreaterThan(0);
    for (const [index, bar] of bars.entries()) {
      expect(bar.x + bar.width).toBeLessThan(bars[index + 1]?.x ?? 100);
    }
  });

  test('has lines at whole numbers, and flat bars where there are no downloads', () => {
    const { bars, lines } = drawChart(days([0, 0, 1]));
    expect(lines.every(({ label }) => /^\d$/.test(label))).toBe(true);
    expect(bars.map(({ height }) => height > 0)).toEqual([false, false, true]);
    expect(drawChart(days([0, 0])).bars.every(({ height }) => height === 0)).toBe(true);
  });
});
