import type { Page } from '@playwright/test';
import { becomesAlive, expect, test } from '../support/test';

const place = (page: Page) => page.evaluate(() => scrollY);

/** As the visitor does who arrives: nothing but the page itself wakes its scripts. */
const OF_ITSELF = { isWoken: false };

/** Until long after a scroll would have begun. */
const aWhile = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });

test('a visitor who arrives is led to the wallpapers, once', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/', OF_ITSELF);
  const list = page.getByRole('navigation', { name: 'Categories' }).first();
  await expect(list).toBeVisible();
  const target = await page.locator('#wallpapers').evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.round(element.getBoundingClientRect().top + scrollY - padding - margin);
  });
  await expect.poll(async () => Math.round(await place(page))).toBe(target);
  await visit('/tag/poster', OF_ITSELF);
  await visit('/', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
});

test('a visitor without JavaScript who arrives is left where they are', { tag: '@no-js' }, async ({ page, visit }) => {
  await visit('/');
  await expect(page.getByRole('navigation', { name: 'Categories' }).first()).toBeVisible();
  expect(await place(page)).toBe(0);
});

test('a visitor who comes to one list stays where the address leads', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/wallpaper/1', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor who arrives is left where they are', { tag: '@js' }, async ({ page, visit }) => {
    await visit('/', OF_ITSELF);
    await aWhile(page);
    expect(await place(page)).toBe(0);
  });
});

test('a visitor who does something first is left alone', { tag: '@js' }, async ({ page, site }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/build/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search the gallery' }).click();
  letGo();
  await becomesAlive(page);
  await aWhile(page);
  expect(await place(page)).toBe(0);
});
