import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { becomesAlive, expect, isIdle, test } from '../support/test';

const KB = 1000;

/** How many bytes a browser receives. */
function weigh(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' }, agent: false }, async (response) => {
      const { length } = await buffer(response);
      if (response.statusCode === 200 && response.headers['content-encoding'] === 'br') resolve(length);
      else reject(new Error(`${address} answers ${response.statusCode}, not in Brotli`));
    }).once('error', reject);
  });
}

async function weighAll(addresses: string[]): Promise<number> {
  const weights = await Promise.all(addresses.map(weigh));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

test('a visitor loads less than 28 KB for the home page, without its pictures, and less than 32 KB as the first one', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/');
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(80);
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.href));
  const weight = () => weighAll([page.url(), ...styles]);
  expect(await weight()).toBeLessThan(32 * KB);
  await expect.poll(weight).toBeLessThan(28 * KB);
});

test('a visitor with JavaScript loads less than 100 KB of scripts, in a few files', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await visit('/');
  await page.waitForLoadState('load');
  await isIdle(page);
  const preloaded = (which: string) =>
    page
      .locator(`link[rel=modulepreload]${which}`)
      .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.href));
  const own = await preloaded(':not([fetchpriority=low])');
  const later = await preloaded('[fetchpriority=low]');
  const ahead = later.filter((address) => !own.includes(address) && scripts.delete(address));
  expect(await weighAll(ahead)).toBeLessThan(40 * KB);
  // Each is a round trip to the server, six at a time.
  expect(scripts.size).toBeGreaterThan(0);
  expect(scripts.size).toBeLessThanOrEqual(8);
  expect(await weighAll([...scripts])).toBeLessThan(100 * KB);
});

test.describe('on a page for reading', () => {
  test.use({ expectedProblems: [/status of (404|503)/] });

  test('a visitor with JavaScript loads no script, and can go on to pages with scripts', { tag: '@js' }, async ({
    page,
    visit,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const path of ['/wallpaper/999999', '/503', '/help']) {
      const answer = await visit(path);
      await page.waitForLoadState('load');
      expect(await answer.text()).not.toMatch(/__remixContext|modulepreload/);
      expect(scripts).toEqual([]);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Random' }).click();
    await becomesAlive(page);
    expect(scripts.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a visitor who chooses small pictures stays on the page, gets fewer and smaller ones, and full ones again', {
  tag: '@js',
}, async ({ page, visit, context }) => {
  const cards = page
    .getByRole('region', { name: 'PC wallpapers' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  const scripts = page.locator('script:not([type="application/ld+json"])');
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  await visit('/?tab=pc&device=pc');
  await expect(cards).toHaveCount(40);
  await choose('Small pictures');
  await expect(page).toHaveURL('/?tab=pc&device=pc');
  await expect(cards).toHaveCount(12);
  await expect(cards.filter({ hasText: /\d KB picture/ })).toHaveCount(12);
  await expect(scripts).toHaveCount(0);
  expect(await context.cookies()).toMatchObject([
    { name: expect.stringMatching(/^small-pictures-/), value: '1', sameSite: 'Lax', httpOnly: true },
  ]);
  await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
  await expect(page).toHaveURL(/offset=12/);
  await expect(cards).toHaveCount(12);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await choose('Full pictures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  expect(await context.cookies()).toEqual([]);
  await visit('/?tab=pc');
  await expect(cards).toHaveCount(40);
  expect(await scripts.count()).toBeGreaterThan(0);
});

test.describe('on a small phone with three pixels per px', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

  const loaded = (page: Page) =>
    page
      .locator('.card img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ currentSrc, naturalWidth }) => currentSrc && naturalWidth).map(({ currentSrc }) => currentSrc),
      );
  /** Waits for the last batch of cards, which may load more pictures. */
  const allAreLaidOut = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState === 'finished')))
      .toBe(true);

  test('a visitor loads no pictures from far below, and none with more than two pixels per px', { tag: '@js' }, async ({
    page,
    visit,
  }) => {
    await visit('/?device=pc');
    await allAreLaidOut(page);
    await isIdle(page);
    const addresses = await loaded(page);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.length).toBeLessThanOrEqual(26);
    await visit('/?q=glacier');
    await expect.poll(async () => (await loaded(page)).join()).toMatch(/\/320\.\w+$/);
  });

  test.describe('whose browser saves data', () => {
    test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

    test('a visitor loads less than 100 KB for the home page, with its pictures', { tag: '@js' }, async ({
      page,
      context,
    }) => {
      const answers: Promise<number>[] = [];
      context.on('requestfinished', (request) => {
        answers.push(
          request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
        );
      });
      await page.goto('/', { waitUntil: 'load' });
      await allAreLaidOut(page);
      await expect.poll(async () => (await loaded(page)).length).toBeGreaterThan(5);
      const bytes = (await Promise.all(answers)).reduce((sum, answer) => sum + answer, 0);
      expect(bytes).toBeGreaterThan(10 * KB);
      expect(bytes).toBeLessThan(100 * KB);
      expect(answers.length).toBeLessThanOrEqual(18);
    });
  });
});

test.describe('on a phone with 1.75 pixels per px', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test.use({ siteName: 'desk' });

  test('a visitor loads no picture of twice the shown size, and a small one for a cut that is shown larger', {
    tag: '@no-js',
  }, async ({ page, visit, addWallpaper }) => {
    await addWallpaper({ name: 'Chosen-Lighthouse.jpg', width: 640, height: 360 });
    await visit('/?q=Chosen+Lighthouse');
    const first = page.getByRole('region').getByRole('listitem').locator('img').first();
    await expect(first).toHaveJSProperty('complete', true);
    const excess = await first.evaluate(async (image: HTMLImageElement) => {
      const loaded = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      return loaded.width / (image.getBoundingClientRect().width * devicePixelRatio);
    });
    expect(excess).toBeGreaterThan(0.9);
    expect(excess).toBeLessThan(1.5);

    const { path } = await addWallpaper({ name: 'Wide-Bay.jpg', width: 3200, height: 1800 });
    await visit(`${path}/screen?width=810&height=1800`);
    const cut = page.getByRole('img', { name: 'as it looks on this screen' });
    await expect(cut).toHaveJSProperty('complete', true);
    expect(await cut.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/640\.\w+$/);
  });
});
