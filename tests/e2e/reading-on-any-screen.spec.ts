import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, holdBack, isIdle, test } from '../support/test';

const PAGES = [
  ...['/', '/tag/poster', '/subscribe', '/contact', '/help', '/changers?program=windows', '/login', '/no-such-page'],
];

test.describe('on screens of 320, 768 and 1440 px', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('a visitor never has to scroll sideways', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
    await visit('/?q=glacier');
    const wallpaper = await page.getByRole('region').getByRole('heading').getByRole('link').getAttribute('href');
    for (const path of [...PAGES, `${wallpaper}`, `${wallpaper}/full`]) {
      await visit(path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('a visitor who uses the keyboard skips to the content', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
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

test('a visitor sees nothing move while pictures arrive', { tag: '@no-js' }, async ({ page }) => {
  for (const path of ['/', '/category/nature']) {
    const release = await holdBack(page, '**/images/**');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => stylesAreThere(page)).toBe(true);
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    expect(await boxes(page), path).toEqual(before);
    await page.unroute('**/images/**');
  }
});

/** Whether all pictures on the screen and above it have loaded. */
const picturesAreThere = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) => {
      const reached = images.filter((image) => image.getBoundingClientRect().top < innerHeight);
      return reached.length > 0 && reached.every((image) => image.complete);
    });

test('a visitor with JavaScript who reads down the page sees nothing jump', { tag: '@js' }, async ({ page, visit }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/tag/poster']) {
    await visit(path);
    for (let screen = 0; screen < 6; screen++) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expect.poll(() => picturesAreThere(page)).toBe(true);
    await isIdle(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
  }
});

test.describe('over a connection that the test controls', () => {
  test.use({ expectedProblems: [/^foreign host: http:\/\/127\.0\.0\.1:/] });

  test('a visitor on a slow connection sees the whole bar or none of it', { tag: '@no-js' }, async ({ page, site }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const line = createServer(async ({ url = '' }, response) => {
      const answer = await fetch(site.url + url);
      response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
      let body = Buffer.from(await answer.arrayBuffer());
      if (url === '/contact?hasty') body = Buffer.from(body.toString().replaceAll('blocking="render"', ''));
      const half = url.startsWith('/contact') ? body.indexOf('</form>') : 0;
      if (half > 0) {
        response.write(body.subarray(0, half));
        await released;
      }
      response.end(body.subarray(half));
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    const firstPaints = (where: Page) => where.evaluate(() => performance.getEntriesByName('first-paint').length);
    const address = `http://127.0.0.1:${(line.address() as AddressInfo).port}/contact`;
    const arrive = async (where: Page, query = '') => {
      await where.goto(address + query, { waitUntil: 'commit' });
      await expect(where.getByRole('searchbox')).toBeAttached();
      await expect.poll(() => stylesAreThere(where)).toBe(true);
    };
    await arrive(page);
    // A page that does not wait for the rest of its bar is drawn first, although it was requested later.
    const hasty = await page.context().newPage();
    await arrive(hasty, '?hasty');
    await expect.poll(() => firstPaints(hasty)).toBe(1);
    expect(await firstPaints(page)).toBe(0);
    release();
    await expect.poll(() => firstPaints(page)).toBe(1);
    await hasty.close();
    await page.close();
    line.close();
  });
});

test('cards far off screen are laid out after the others, but soon', { tag: '@no-js' }, async ({ page, visit }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await visit('/');
  const links = page.getByRole('link', { name: 'Quick view' });
  const laidOut = () =>
    links.evaluateAll((all) => all.filter((link) => link.checkVisibility({ contentVisibilityAuto: true })).length);
  const total = await links.count();
  expect(total).toBeGreaterThan(80);
  await expect.poll(laidOut).toBeGreaterThan(0);
  expect(await laidOut()).toBeLessThan(total / 2);
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(laidOut).toBe(total);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const told = nodes.filter(({ role, name }) => role?.value === 'link' && /^Quick view/.test(name?.value));
  expect(told).toHaveLength(total);
});
