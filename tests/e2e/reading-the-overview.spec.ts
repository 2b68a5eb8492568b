import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const TABS = ['Overview', 'Wallpapers', 'Categories', 'Subscribers', 'Inbox', 'Site', 'Settings'];

const total = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');

const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');

/** Numbers of a gallery that people have used for months. */
async function fillIn(site: { databaseUrl: string }): Promise<void> {
  await inDatabase(site, 'delete from download_day');
  await inDatabase(
    site,
    `insert into download_day (day, shard, downloads)
     select (now() at time zone 'UTC')::date - back, shard, downloads
     from (values (0, 0, 7), (0, 5, 4), (3, 0, 1200), (29, 0, 30), (30, 0, 1000000)) days (back, shard, downloads)`,
  );
  // The requests of these tests are counted as visitors, a moment later.
  await inDatabase(site, 'delete from visitor');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the administrator sees all tabs and goes through them', { tag: '@no-js' }, async ({ page, visit }) => {
    await visit('/admin');
    const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await expect(tabs).toHaveText(TABS);
    for (const name of [...TABS.slice(1), 'Overview']) {
      await tabs.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText([name]);
      const path = { Overview: '/admin', Inbox: '/admin/messages' }[name] ?? `/admin/${name.toLowerCase()}`;
      await expect(page).toHaveURL(path);
      for (const tab of await tabs.all()) {
        const box = await tab.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 360, name).toBe(true);
      }
    }
  });
});

test('all admin pages have the same left edge on every screen', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
  administrator,
}) => {
  const { id } = await addWallpaper({ name: 'edge.jpg', fields: { tags: 'edge' } });
  const trashed = await addWallpaper({ name: 'trashed.jpg' });
  await administrator.delete(`/api/wallpapers/${trashed.id}`);
  const main = page.getByRole('main');
  const sides = async (part: Locator) => {
    const box = await part.first().boundingBox();
    return { left: Math.round(box?.x ?? -1), right: Math.round((box?.x ?? 0) + (box?.width ?? 0)) };
  };
  const atEachWidth = async <What>(path: string, look: () => Promise<What>): Promise<What[]> => {
    await visit(path);
    const seen = [];
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      seen.push(await look());
    }
    return seen;
  };
  const heading = async () => (await sides(main.getByRole('heading', { level: 1 }))).left;
  const edges = await atEachWidth('/admin', heading);
  for (const path of [
    '/admin/wallpapers/new',
    `/admin/wallpapers/${id}`,
    '/admin/site/account',
    '/admin/site/system',
  ]) {
    expect(await atEachWidth(path, heading), path).toEqual(edges);
  }
  const tile = async () => (await sides(main.getByRole('link', { name: 'Wallpapers', exact: true }))).left;
  expect(await atEachWidth('/admin', tile)).toEqual(edges);
  const languages = async () => (await sides(page.getByRole('button', { name: 'English' }))).left;
  expect(await atEachWidth('/admin/settings', languages)).toEqual(edges);
  for (const lists of [
    ['/admin/wallpapers', '/admin/wallpapers/trash'],
    ['/admin/categories', '/admin/tags'],
  ]) {
    const switches = [];
    for (const path of lists) {
      const seen = await atEachWidth(path, async () => {
        const ticks = main.getByRole('checkbox', { name: /^Select/ });
        const first = (await ticks.count()) > 0 ? ticks : main.getByRole('rowheader').getByRole('link');
        // The cells' padding sticks out by the same width on both sides.
        const { left, right } = await sides(main.getByRole('table'));
        expect(left + right, path).toBe(await page.evaluate(() => document.body.clientWidth));
        return [(await sides(first)).left, (await sides(main.getByRole('navigation').first().getByRole('link'))).left];
      });
      expect(
        seen.map(([first]) => first),
        path,
      ).toEqual(edges);
      switches.push(seen.map(([, way]) => way));
    }
    expect(switches[0], lists.join()).toEqual(switches[1]);
  }
});

test('the button of a long form stays in view, and the picture beside it', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { id } = await addWallpaper({ name: 'sight.jpg' });
  for (const [path, name] of [
    ['/admin/wallpapers/new', 'Upload wallpaper'],
    [`/admin/wallpapers/${id}`, 'Save changes'],
  ] as const) {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1280, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await visit(path);
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      // It doesn't cover the focused field.
      const field = page.getByLabel('File size');
      const button = page.getByRole('button', { name });
      await field.focus();
      // The page scrolls there smoothly.
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const [covered, cover] = [await field.boundingBox(), await button.boundingBox()];
          return covered && cover && covered.y + covered.height <= cover.y;
        })
        .toBe(true);
    }
  }
  await page.setViewportSize({ width: 1024, height: 480 });
  await visit(`/admin/wallpapers/${id}`);
  const picture = page.getByRole('complementary').locator('img');
  const replace = page.getByRole('button', { name: 'Replace', exact: true });
  await replace.focus();
  await expect(replace).toBeInViewport();
  // The last form ends a little below the picture.
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 768, height: 480 });
  await expect(picture).not.toBeInViewport();
});

test('the administrator reads compact and exact totals, and thirty days as bars and as a table', {
  tag: '@no-js',
}, async ({ page, visit, site, request }) => {
  await fillIn(site);
  await visit('/admin');
  const { totalWallpapers, totalCategories } = await (await request.get('/api/analytics')).json();
  await expect(total(page, 'Wallpapers')).toHaveText(String(totalWallpapers));
  await expect(total(page, 'Categories')).toHaveText(String(totalCategories));
  await expect(total(page, 'Downloads')).toContainText('1.0M');
  await expect(total(page, 'Downloads').getByTitle('1,001,241')).toBeVisible();
  await expect(total(page, 'Downloads').getByText('1,001,241')).toBeAttached();
  await expect(page.getByText('1,241 in 30 days −998,759 on the previous 30 days')).toBeVisible();

  const dates = [0, 3, 29].map((back) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      Date.now() - back * 24 * 3600 * 1000,
    ),
  );
  const chart = page.getByRole('img', { name: 'Bar chart of downloads per day' });
  await expect(chart).toBeVisible();
  await expect(chart).toHaveAccessibleDescription(
    `1,241 downloads in the last 30 days. Busiest day: ${dates[1]}, with 1,200.`,
  );
  const heights = await chart
    .locator('.chart-bar')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect()));
  expect(heights).toHaveLength(30);
  expect(heights.filter(({ height }) => height === 0)).toHaveLength(27);
  expect(Math.round((heights[26]?.height ?? 0) / (heights[0]?.height ?? 1))).toBe(40);

  await page.getByText('Show as a table').click();
  const rows = rowsOf(page, 'Downloads per day');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1)).toHaveText(`${dates[0]}11`);
  await expect(rows.nth(30)).toHaveText(`${dates[2]}30`);
});

test('the overview begins with what is to do, and each entry and total leads to its page', { tag: '@no-js' }, async ({
  page,
  visit,
  site,
  addWallpaper,
}) => {
  await addWallpaper({ name: 'unsorted.jpg' });
  await inDatabase(site, `delete from upload_outcome`);
  const batch = 'ab'.repeat(16);
  await inDatabase(
    site,
    `insert into upload_outcome (batch, place, file_name, pending) values ($1, 0, 'twin.jpg', $1)`,
    [batch],
  );
  await inDatabase(
    site,
    `select graphile_worker.add_job('finish-wallpaper', '{"id": 4712}', job_key := 'finish-wallpaper:4712',
      run_at := now() + interval '1 day', max_attempts := 1)`,
  );
  const failed = `update graphile_worker._private_jobs set attempts = 1, last_error = 'no space left'
    where key = 'finish-wallpaper:4712'`;
  await inDatabase(site, failed);
  await visit('/admin');
  const toDo = page.getByRole('region', { name: 'To do' });
  const leadsTo = (name: RegExp) => toDo.getByRole('link', { name }).getAttribute('href');
  expect(await leadsTo(/^\d+ wallpapers? without a category$/)).toBe('/admin/wallpapers?categoryId=none');
  expect(await leadsTo(/^1 upload to decide$/)).toBe(`/admin/wallpapers/bulk/${batch}`);
  expect(await leadsTo(/^\d+ failed jobs?$/)).toBe('/admin/site/system#failed-jobs');
  await expect(toDo.getByRole('link', { name: /^0/ })).toHaveCount(0);
  await inDatabase(site, 'delete from upload_outcome where batch = $1', [batch]);
  await inDatabase(site, `delete from graphile_worker._private_jobs where key = 'finish-wallpaper:4712'`);
  await page.reload();
  await expect(toDo.getByRole('link', { name: 'to decide' })).toHaveCount(0);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Wallpapers', '/admin/wallpapers?sort=newest'],
    ['Downloads this month', '/admin/wallpapers?sort=downloads30'],
    ['Subscribers', '/admin/subscribers'],
    ['Categories', '/admin/categories'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('the administrator sees the most popular wallpapers and tags, and the wallpapers without a category', {
  tag: '@no-js',
}, async ({ page, visit, site, addWallpaper }) => {
  const often = await addWallpaper({
    name: 'often.jpg',
    width: 400,
    height: 300,
    fields: { title: 'Fetched often', tags: '["beloved", "rare one"]' },
  });
  const once = await addWallpaper({
    name: 'once.jpg',
    width: 300,
    height: 400,
    fields: { title: 'Fetched half as often', tags: '["beloved"]' },
  });
  await inDatabase(site, 'update download_count set downloads = 12345678 where wallpaper_id = $1', [often.id]);
  await inDatabase(site, 'update download_count set downloads = 6172839 where wallpaper_id = $1', [once.id]);
  // Puts the tag ahead of the ones that other tests left behind.
  await inDatabase(site, `update tag set uses = uses + 300 where name = 'beloved'`);
  await visit('/admin');
  const popular = rowsOf(page, 'Popular wallpapers');
  await expect(popular.nth(1)).toContainText('Fetched often');
  await expect(popular.nth(1)).toContainText('12.3M');
  await expect(popular.nth(1).getByTitle('12,345,678')).toBeVisible();
  await expect(popular.nth(2)).toContainText('Fetched half as often');
  const [longer, half] = await popular
    .locator('.ranking-bar')
    .evaluateAll((bars) => bars.map((bar) => bar.clientWidth));
  expect(Math.round((10 * (longer ?? 0)) / (half ?? 1))).toBe(20);
  await expect(rowsOf(page, 'Top tags').filter({ hasText: 'beloved' })).toHaveText('beloved302');
  await inDatabase(site, `update tag set uses = uses - 300 where name = 'beloved'`);
  const periods = page.getByRole('navigation', { name: 'Popular wallpapers by period' });
  await periods.getByRole('link', { name: '30 days' }).click();
  // Other tests download wallpapers, but never these two.
  await expect(periods.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await expect(popular.filter({ hasText: 'Fetched often' })).toHaveCount(0);
  await periods.getByRole('link', { name: 'All time' }).click();
  await popular.nth(1).getByRole('link', { name: 'Fetched often' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit “Fetched often”');
  await visit('/admin');
  await page.getByRole('link', { name: 'without a category' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallpapers');
  await expect(page).toHaveURL(/categoryId=none/);
  await expect(page.getByRole('row').filter({ hasText: 'Fetched often' })).toBeVisible();
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('the admin pages are accessible', async ({ page, visit, site }) => {
    await fillIn(site);
    await inDatabase(
      site,
      `insert into contact_message (email, subject, message) values ('barrier@example.org', 'Barriers', 'Are there any?')`,
    );
    await inDatabase(site, `insert into subscriber (email) values ('barrier@example.org') on conflict do nothing`);
    for (const name of ['', '/messages', '/subscribers', '/site/account']) {
      await visit(`/admin${name}`);
      await expectNoBarriers(page);
    }
  });
});
