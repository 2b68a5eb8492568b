import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PAGES = [
  '/',
  '/?tab=random',
  '/?q=forest',
  '/category/nature',
  '/tag/poster',
  '/subscribe',
  '/contact',
  '/help',
  '/privacy',
  '/login',
  '/no-such-page',
];

for (const width of [360, 768, 1440]) {
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, expectedProblems: [/status of 404/] });

    test('a visitor never has to scroll sideways', async ({ page, visit }) => {
      await visit('/?q=glacier');
      const wallpaper = await page.getByRole('region').getByRole('heading').getByRole('link').getAttribute('href');
      for (const path of [...PAGES, wallpaper ?? '']) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('a visitor who uses the keyboard skips to the content', async ({ page, visit }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const boxes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    );

const stylesAreThere = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links: HTMLLinkElement[]) => links.length > 0 && links.every(({ sheet }) => sheet !== null));

for (const path of ['/', '/category/nature', '/?q=glacier']) {
  test(`a visitor at ${path} sees nothing move while pictures arrive`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/images/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => stylesAreThere(page)).toBe(true);
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    expect(await boxes(page)).toEqual(before);
  });
}

test('a visitor with JavaScript who reads down the page sees nothing jump', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/category/nature', '/tag/poster']) {
    await visit(path);
    for (let screen = 0; screen < 6; screen++) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
  }
});
