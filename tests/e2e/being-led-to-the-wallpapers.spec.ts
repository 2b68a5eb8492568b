import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const place = (page: Page) => page.evaluate(() => scrollY);

/** Until long after a scroll would have begun; without scripts nothing begins, nor do frames. */
const aWhile = (page: Page, hasScripts: boolean | undefined) =>
  page.evaluate(
    async (frames) => {
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    },
    hasScripts ? 40 : 0,
  );

test('a visitor who arrives is led to the wallpapers, once', async ({ page, visit, javaScriptEnabled }) => {
  await visit('/');
  const list = page.getByRole('navigation', { name: 'Categories' }).first();
  await expect(list).toBeVisible();
  if (!javaScriptEnabled) {
    expect(await place(page)).toBe(0);
    return;
  }
  const target = await page.locator('#wallpapers').evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.round(element.getBoundingClientRect().top + scrollY - padding - margin);
  });
  await expect.poll(async () => Math.round(await place(page))).toBe(target);
  await visit('/tag/poster');
  await visit('/');
  await aWhile(page, javaScriptEnabled);
  expect(await place(page)).toBe(0);
});

test('a visitor who comes to one list stays where the address leads', async ({ page, visit, javaScriptEnabled }) => {
  await visit('/wallpaper/1');
  await aWhile(page, javaScriptEnabled);
  expect(await place(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor who arrives is left where they are', async ({ page, visit, javaScriptEnabled }) => {
    await visit('/');
    await aWhile(page, javaScriptEnabled);
    expect(await place(page)).toBe(0);
  });
});

test('a visitor who does something first is left alone', async ({ page, site, javaScriptEnabled }) => {
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
  if (javaScriptEnabled) {
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  }
  await aWhile(page, javaScriptEnabled);
  expect(await place(page)).toBe(0);
});
