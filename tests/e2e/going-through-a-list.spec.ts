import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const SEA = ['Sea one', 'Sea two', 'Sea three', 'Sea four'];

const heading = (page: Page, title: string) => page.getByRole('article').getByRole('heading', { name: title });
const ways = (page: Page) => page.getByRole('navigation', { name: 'In this list' });
const way = (page: Page, name: 'Previous' | 'Next') => ways(page).getByRole('link', { name: new RegExp(`^${name}: `) });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

let run = 0;
let list = '';

test.beforeEach(async ({ addWallpaper }) => {
  run += 1;
  list = `/tag/walked-${run}`;
  // The newest comes first.
  for (const title of SEA.toReversed())
    await addWallpaper({
      name: `${title}.jpg`,
      width: 320,
      height: 200,
      fields: { title, tags: JSON.stringify([`walked-${run}`]) },
    });
});

test('a visitor steps through a list, and back to the card of the last wallpaper', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
}) => {
  await visit(list);
  await page.getByRole('link', { name: 'Sea one', exact: true }).click();
  await expect(heading(page, 'Sea one')).toBeVisible();
  await expect(ways(page)).toContainText('1 of 4');
  await expect(way(page, 'Previous')).toHaveCount(0);
  await way(page, 'Next').click();
  await expect(heading(page, 'Sea two')).toBeVisible();
  await way(page, 'Next').click();
  await expect(heading(page, 'Sea three')).toBeVisible();
  await expect(ways(page)).toContainText('3 of 4');
  await way(page, 'Previous').click();
  await expect(heading(page, 'Sea two')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/wallpaper\/\d+$/);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(new RegExp(list));
  await expect(card(page, 'Sea two')).toBeInViewport();
  // Opened directly, it belongs to no list.
  const address = await card(page, 'Sea two').getByRole('heading').getByRole('link').getAttribute('href');
  await visit(address?.split('?')[0] ?? '');
  await expect(heading(page, 'Sea two')).toBeVisible();
  await expect(ways(page)).toHaveCount(0);
});

test('arrow keys step through the list as soon as a wallpaper is shown, but not while you type', {
  tag: '@js',
}, async ({ page, visit }) => {
  await visit(list);
  await page.getByRole('link', { name: 'Sea one', exact: true }).click();
  await expect(heading(page, 'Sea one')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Sea two')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Sea one')).toBeVisible();
  await page.getByRole('searchbox').first().fill('wave');
  await page.keyboard.press('ArrowRight');
  await expect(way(page, 'Next')).toHaveAccessibleName('Next: Sea two');
  await expect(heading(page, 'Sea one')).toBeVisible();

  await visit(list);
  // Presses the key before the script that shows the wallpaper has returned.
  await page.evaluate(() => {
    let shown = '';
    const heading = () => document.querySelector('article h1')?.textContent ?? '';
    new MutationObserver(() => {
      if (heading() === shown) return;
      shown = heading();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('link', { name: 'Sea one', exact: true }).click();
  await expect(heading(page, 'Sea four')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });
  test('a swipe over the picture shows the next wallpaper', { tag: '@js' }, async ({ page, visit }) => {
    await visit(list);
    await page.getByRole('link', { name: 'Sea one', exact: true }).click();
    await expect(heading(page, 'Sea one')).toBeVisible();
    const box = await page
      .getByRole('article')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .last()
      .boundingBox();
    if (!box) throw new Error('The picture is not shown');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', box.x + 250);
    for (const x of [220, 160, 100]) await touch('touchMove', box.x + x);
    await touch('touchEnd');
    await expect(heading(page, 'Sea two')).toBeVisible();
  });
});
