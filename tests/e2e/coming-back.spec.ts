import type { Page } from '@playwright/test';
import { becomesAlive, expect, holdBack, test } from '../support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Loads the whole list with Load More; without JavaScript, opens its next page. */
async function loadMore(page: Page, hasScripts: boolean, times: number) {
  for (let time = 1; time <= times; time++) {
    const before = await cards(page).count();
    await page.getByRole('link', { name: 'Load More Wallpapers' }).first().click();
    if (hasScripts) await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    else await expect(page.getByRole('link', { name: 'Previous wallpapers' }).first()).toBeVisible();
  }
}

/** Opens a wallpaper far down the list and returns the scroll position. */
async function openOne(page: Page, index: number) {
  const link = cards(page).nth(index).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = { titles: await titles(page), place: await place(page) };
  await link.click();
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  return before;
}

/** As if it were time for the next default shuffle. */
const moveTimeOn = (page: Page) =>
  page.route(
    (url) => url.pathname === '/_root.data' || (url.pathname === '/' && !url.searchParams.has('seed')),
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('seed', '77');
      return route.continue({ url: url.href });
    },
  );

test('going back shows the same wallpapers at the same scroll position', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit('/?tab=random&device=both');
  await loadMore(page, javaScriptEnabled === true, javaScriptEnabled ? 2 : 1);
  const before = await openOne(page, javaScriptEnabled ? 90 : 30);
  expect(before.titles.length).toBe(javaScriptEnabled ? 101 : 40);
  if (javaScriptEnabled) await moveTimeOn(page);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(before.titles);
  await expect.poll(() => place(page)).toBe(before.place);
});

test('going back to the home page restores each of its lists', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/?seed=3');
  await loadMore(page, true, 1);
  const before = await openOne(page, 60);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(before.titles);
  await expect.poll(() => place(page)).toBe(before.place);
  // Choosing a tab again starts with its first page.
  const tab = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Mobile Wallpapers' });
  await tab.click();
  await expect(cards(page)).toHaveCount(40);
  await loadMore(page, true, 1);
  await tab.click();
  await expect(cards(page)).toHaveCount(40);
});

test('a reload or coming back from another site shows the same wallpapers at the same scroll position', {
  tag: '@js',
}, async ({ page, visit }) => {
  await visit('/?tab=random&device=both');
  await loadMore(page, true, 2);
  await cards(page).nth(90).scrollIntoViewIfNeeded();
  const before = { titles: await titles(page), place: await place(page) };
  await moveTimeOn(page);
  for (const leave of [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]) {
    await leave();
    await expect.poll(() => titles(page)).toEqual(before.titles);
    await expect.poll(() => place(page)).toBe(before.place);
  }
});

test('Back to Gallery returns to the list as it was', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit('/tag/poster');
  await loadMore(page, javaScriptEnabled === true, 1);
  const address = page.url();
  const before = await openOne(page, javaScriptEnabled ? 44 : 6);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(javaScriptEnabled ? address : /\/tag\/poster\?offset=40#w\d+$/);
  await expect.poll(() => titles(page)).toEqual(before.titles);
  if (javaScriptEnabled) {
    await expect.poll(() => place(page)).toBe(before.place);
    // It went back in the history, so the wallpaper is one step forward.
    await page.goForward();
    await expect(page).toHaveURL(/\/wallpaper\/\d+\?in=tag:poster&n=45$/);
    return;
  }
  // Home, for a visitor who arrives at a wallpaper.
  await visit(
    (await cards(page).getByRole('heading').getByRole('link').first().getAttribute('href'))?.split('?')[0] ?? '',
  );
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(/\/#wallpapers$/);
});

test('Back to Gallery returns to the list from a related wallpaper too', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/category/space?device=mobile');
  await openOne(page, 2);
  const first = page.url();
  await page
    .getByRole('region', { name: 'Explore More Wallpapers' })
    .getByRole('listitem')
    .getByRole('heading')
    .first()
    .getByRole('link')
    .click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(/\/category\/space\?device=mobile$/);
});

/** The scripts of the document in between don't start. */
async function goTwice(page: Page, step: 'goBack' | 'goForward', heading: string) {
  const release = await holdBack(page, '**/build/**/*.js');
  await page[step]({ waitUntil: 'domcontentloaded' });
  await page[step]({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  release();
  await becomesAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('Back and Forward twice at once lead to the page of the address', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/?tab=pc');
  await page.getByRole('link', { name: 'Mobile Wallpapers' }).first().click();
  await expect(page).toHaveURL(/\?tab=mobile/);
  await openOne(page, 2);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'View Full Size' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}/full`));
  await goTwice(page, 'goBack', 'Mobile wallpapers');
  await page.goto('/feed.xml');
  await goTwice(page, 'goBack', 'PC wallpapers');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await goTwice(page, 'goForward', 'Mobile wallpapers');
});

test('Back from a page without scripts leads to the page of the address', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/category/nature');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await page.goto('about:blank');
  await page.goBack();
  // An address that only adds a place on the page is the same page.
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    location.hash = 'main';
    history.back();
  });
  await expect(page).toHaveURL('/help');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/category/nature');
  await expect(page.getByRole('heading', { level: 1, name: 'Nature wallpapers' })).toBeVisible();
});

test('a list that the browser shows again as it was left does not wait for what it opened', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  await visit('/?tab=pc');
  // After an upgrade the page opens a document. This one never arrives.
  await page.route('**/*.data*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-language': 'xx' } });
  });
  await page.route(/\/wallpaper\/\d+\?/, (route) => route.fulfill({ status: 204 }));
  const refused = page.waitForResponse((answer) => answer.status() === 204);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await refused;
  const opening = page.locator('[data-opening]');
  await expect(opening).toHaveCount(1);
  // Browsers under test keep no page in memory.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(opening).toHaveCount(0);
  await expect(page).toHaveURL('/?tab=pc');
});
