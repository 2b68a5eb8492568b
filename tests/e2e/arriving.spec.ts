import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const LABELS = ['wallpapers', 'downloads', 'downloads this month', 'active users'];
const FIGURE = /^\d+(\.\d[KM])?$/;

const figures = (page: Page) => page.getByRole('definition');

/** Keeps what each figure shows on its way, in the order of time. */
async function watchFigures(page: Page) {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const [first] = document.querySelectorAll('dd');
        if (target === first) shown.push((target as HTMLElement).dataset.shown ?? 'end');
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-shown'] });
  });
}

/** Whoever begins to watch last is told last what is seen: by then the site's own code has been. */
const isSeen = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => new IntersectionObserver(done).observe(document.querySelector('dd') as Element));
  });

const shownOf = (page: Page) => page.evaluate(() => (window as unknown as { shown: string[] }).shown);

test('a visitor sees pictures on the first screen of a desk and of a phone', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await visit('/');
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('a visitor reads four figures that are real from the first moment', { tag: '@both' }, async ({
  page,
  request,
  visit,
}) => {
  const html = await (await request.get('/')).text();
  expect([...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label]) => label)).toEqual(LABELS);
  await visit('/');
  await expect(figures(page)).toHaveText([/^101$/, FIGURE, FIGURE, FIGURE]);
  await expect(page.getByRole('term')).toHaveText(LABELS);
});

test('with JavaScript the figures count up from zero in 60 steps, once', { tag: '@js' }, async ({ page, visit }) => {
  await watchFigures(page);
  await visit('/');
  await expect.poll(async () => (await shownOf(page)).at(-1)).toBe('end');
  const steps = (await shownOf(page)).slice(0, -1);
  expect(steps).toHaveLength(60);
  expect(steps[0]).toBe('0');
  expect(steps[30]).toBe('50');
  expect(steps.map(Number)).toEqual(steps.map(Number).sort((a, b) => a - b));
  await expect(figures(page).first()).toHaveText('101');
  await page.getByRole('link', { name: 'Random', exact: true }).click();
  await expect(figures(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Tapeta' }).click();
  await expect(figures(page).first()).toHaveText('101');
  await figures(page).first().scrollIntoViewIfNeeded();
  await isSeen(page);
  expect(await shownOf(page)).toHaveLength(61);
});

test.describe('a visitor who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees the figures as they are', { tag: '@js' }, async ({ page, visit }) => {
    await watchFigures(page);
    await visit('/');
    await figures(page).first().scrollIntoViewIfNeeded();
    await isSeen(page);
    await expect(figures(page).first()).toHaveText('101');
    expect(await page.locator('dd[data-shown]').count()).toBe(0);
    expect(await shownOf(page)).toEqual([]);
  });
});

test('a visitor reads below the wallpapers what there is to get', { tag: '@no-js' }, async ({ page, visit }) => {
  await visit('/');
  const features = page.getByRole('list', { name: 'What you get' });
  await expect(features.getByRole('listitem').getByRole('heading')).toHaveText([
    'Fast search',
    'HD/4K quality',
    'All devices',
    'Free unlimited downloads',
    'Smart search',
    'Curated collections',
    'Multiple formats',
    'Daily updates',
  ]);
  for (const feature of await features.getByRole('listitem').all()) {
    await expect(feature.getByRole('paragraph')).toHaveText(/^[A-Z].+\.$/);
  }
  const lists = page.getByRole('region', { name: 'Tablet wallpapers' });
  expect((await features.boundingBox())?.y).toBeGreaterThan((await lists.boundingBox())?.y ?? 0);
});

test('a visitor of a tab or a search is not told again', { tag: '@no-js' }, async ({ page, visit }) => {
  for (const path of ['/?tab=pc', '/?q=glacier', '/category/nature']) {
    await visit(path);
    await expect(page.getByRole('list', { name: 'What you get' })).toHaveCount(0);
    await expect(page.getByRole('definition')).toHaveCount(0);
  }
});
