import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const LABELS = ['wallpapers', 'downloads', 'downloads this month', 'active users'];
/** Instead of 0, which nothing counts up to. */
const FIGURE = /^(New|[1-9]\d*(\.\d[kM])?)$/;

const figures = (page: Page) => page.getByRole('definition');

const counting = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'count').length);

/** The text of the first figure, this many milliseconds after first paint. */
const shownAfter = (page: Page, time: number) =>
  page.evaluate((currentTime) => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName !== 'count') continue;
      animation.pause();
      animation.currentTime = currentTime;
    }
    const [figure] = document.querySelectorAll('dd');
    if (!figure) return null;
    const { visibility, counterReset } = getComputedStyle(figure, '::after');
    return visibility === 'visible' ? counterReset : figure.textContent;
  }, time);

/** Wallpapers in this gallery; other tests may have added some. */
const total = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/analytics')).json()).totalWallpapers;

test('a visitor sees four figures with their real values from the start', { tag: ['@js', '@core'] }, async ({
  page,
  request,
  visit,
}) => {
  const html = await (await request.get('/')).text();
  expect([...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, label]) => label)).toEqual(LABELS);
  await visit('/');
  await expect(figures(page)).toHaveText([String(await total(request)), FIGURE, FIGURE, FIGURE]);
  await expect(page.getByRole('term')).toHaveText(LABELS);
});

/** Holds the animations, which could end before the test looks at them. */
async function holdAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

test('the figures count up in 60 steps from first paint, over the real values, and not with reduced motion', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  const all = await total(page.request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  await expect(figures(page).first()).toHaveText(String(all));
  expect(await counting(page)).toBe(0);

  await holdAnimations(page);
  await visit('/');
  expect(await counting(page)).toBe(await figures(page).filter({ hasNotText: 'New' }).count());
  const shown = [];
  for (let step = 0; step < 60; step++) shown.push(await shownAfter(page, (step * 2000) / 60 + 1));
  expect(shown[0]).toBe('n 0');
  expect(shown[30]).toBe(`n ${Math.round(all / 2)}`);
  expect(new Set(shown).size).toBe(60);
  await expect(figures(page).first()).toHaveText(String(await total(page.request)));
  expect(await shownAfter(page, 2001)).toBe(String(all));

  // Thousands count in tenths, as on cards.
  await visit('/');
  await figures(page)
    .first()
    .evaluate((figure) => {
      figure.dataset.unit = 'k';
      figure.style.setProperty('--to', '129');
    });
  expect(await shownAfter(page, 0)).toBe('n 0 tenths 0');
  expect(await shownAfter(page, 1001)).toBe('n 6 tenths 5');
  expect(await shownAfter(page, 1999)).toBe('n 12 tenths 7');
});

test('figures count up only once', { tag: '@js' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  await page.getByRole('link', { name: 'Random', exact: true }).click();
  await expect(figures(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Tapeta' }).click();
  await expect(figures(page).first()).toHaveText(String(await total(page.request)));
  expect(await counting(page)).toBe(0);
});

test('the first screen shows one large picture and the first wallpapers, the features are below', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/');
  const hero = page.getByRole('region', { name: 'Free wallpapers' });
  const list = page.getByRole('region', { name: 'PC wallpapers' });
  for (const [width, height] of [
    [360, 780],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [large, first] = await Promise.all([hero, list.getByRole('img').first()].map((part) => part.boundingBox()));
    if (!large || !first) throw new Error('Something is missing');
    expect(large.height, `${width} px`).toBeLessThanOrEqual(0.46 * height);
    expect(first.y + first.height, `${width} px`).toBeLessThanOrEqual(height);
    await expect(hero.getByRole('img')).toBeVisible();
    const [chips, devices, filters] = await Promise.all(
      [
        page.getByRole('main').getByRole('navigation', { name: 'Categories', exact: true }),
        page.getByRole('main').getByRole('navigation', { name: 'Device', exact: true }),
        page.getByText('Filters', { exact: true }),
      ].map((part) => part.boundingBox()),
    );
    if (!chips || !devices || !filters) throw new Error('Something is missing');
    const middle = (box: { y: number; height: number }) => box.y + box.height / 2;
    expect(Math.abs(middle(filters) - middle(devices))).toBeLessThanOrEqual(1);
    if (width >= 768) {
      expect(Math.abs(middle(chips) - middle(devices))).toBeLessThanOrEqual(1);
      expect(devices.x).toBeGreaterThanOrEqual(chips.x + chips.width);
    }
  }
  const widest = await list.getByRole('listitem').evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });
  expect(Math.round(widest)).toBe(2400);
  // Without scripts, nothing scrolls on arrival.
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const features = page.getByRole('list', { name: 'What you get' });
  await expect(features.getByRole('listitem').getByRole('heading')).toHaveText([
    ...['Fast search', 'HD/4K quality', 'All devices', 'Free unlimited downloads', 'Smart search'],
    ...['Curated collections', 'Multiple formats', 'Daily updates'],
  ]);
  for (const feature of await features.getByRole('listitem').all()) {
    await expect(feature.getByRole('paragraph')).toHaveText(/^[A-Z].+\.$/);
  }
  const lists = page.getByRole('region', { name: 'Tablet wallpapers' });
  expect((await features.boundingBox())?.y).toBeGreaterThan((await lists.boundingBox())?.y ?? 0);
  for (const path of ['/?tab=pc', '/?q=glacier', '/category/nature']) {
    await visit(path);
    await expect(features).toHaveCount(0);
    await expect(page.getByRole('definition')).toHaveCount(0);
  }
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await visit('/');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('img')).toHaveCount(0);
});

test('the large picture leads to its wallpaper, and the list below leaves it out', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
}) => {
  await visit('/');
  const hero = page.getByRole('region', { name: 'Free wallpapers' });
  await expect(page.getByRole('listitem').getByRole('heading', { name: 'Chosen Lighthouse' })).toHaveCount(0);
  await hero.getByRole('link', { name: 'Chosen Lighthouse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chosen Lighthouse');
  await page.goBack();
  await hero.getByRole('searchbox').fill('glacier');
  await hero.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/?q=glacier');
  await expect(page.getByRole('heading', { name: 'Results for “glacier”' })).toBeVisible();
});
