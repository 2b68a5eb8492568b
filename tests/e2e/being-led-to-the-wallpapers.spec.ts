import type { Page } from '@playwright/test';
import { becomesAlive, expect, holdBack, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const place = (page: Page) => page.evaluate(() => scrollY);

/** As on a real arrival: no input wakes the page's scripts early. */
const OF_ITSELF = { isWoken: false };

/** Waits until a scroll would have started long ago. */
const aWhile = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });

test('on arrival, the page scrolls as far as the first wallpapers need, after the figures have counted up', {
  tag: ['@js', '@core'],
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await visit('/', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  const picture = page.getByRole('listitem').getByRole('img').first();
  const room = async () => {
    const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return Math.round(500 - y - height);
  };
  await expect.poll(room).toBe(16);
  expect(await place(page)).toBeGreaterThan(0);
  await visit('/tag/poster', OF_ITSELF);
  await visit('/', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
});

const SIGNS: Record<string, (page: Page) => Promise<unknown>> = {
  'clicks into the search box': (page) => page.getByRole('banner').getByRole('searchbox').click(),
  'moves the mouse': async ({ mouse }) => {
    await mouse.move(300, 300);
    await mouse.move(320, 310);
  },
  'presses a key': ({ keyboard }) => keyboard.press('Shift'),
};

test('a visitor who does anything before the scripts load is not scrolled', { tag: '@js' }, async ({ page, site }) => {
  for (const [sign, give] of Object.entries(SIGNS)) {
    const letGo = await holdBack(page, '**/build/**/*.js');
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // Chromium drops input that comes before the first frame.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await give(page);
    letGo();
    await becomesAlive(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await aWhile(page);
    expect(await place(page), sign).toBe(0);
    await page.unroute('**/build/**/*.js');
    // As a new visitor, because a page scrolls only once.
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('nothing scrolls at another page, nor on arrival with reduced motion', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/wallpaper/1', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/', OF_ITSELF);
  await aWhile(page);
  expect(await place(page)).toBe(0);
});
