import type { Page } from '@playwright/test';
import { coveredFocus } from '../support/keyboard';
import { expect, message, test } from '../support/test';

test.use({ expectedProblems: [/status of 404/] });

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
const keepsFocus = (page: Page) => expect(page.locator('body')).not.toBeFocused();

test('a visitor who listens hears the new page’s title and how many wallpapers there are, and keeps the focus', {
  tag: ['@js', '@core'],
}, async ({ page, visit }) => {
  await visit('/');
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  const search = page.getByRole('banner').getByLabel('Search wallpapers');
  await search.fill('lighthouse');
  await search.press('Enter');
  await said(page, /^Search: lighthouse – Tapeta\. 1 wallpaper$/);
  await keepsFocus(page);
  await search.fill('zzzzqqqq');
  await search.press('Enter');
  await said(page, /No wallpapers found$/);
  await visit('/?device=pc');
  await page.getByRole('group').getByText('Filters').click();
  await page.getByRole('radio', { name: /^16:9/ }).check();
  await said(page, /^\d+ wallpapers$/);
  await page.getByRole('listitem').getByRole('heading').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/wallpaper\/\d+/);
  await expect(page).not.toHaveTitle(/^Free wallpapers/);
  await said(page, await page.title());
  await expect(page.locator('main')).toBeFocused();
});

test('a visitor who listens hears that a card is featured, and what Share did', { tag: '@js' }, async ({
  page,
  visit,
  context,
}) => {
  await visit('/?q=Chosen+Lighthouse');
  const card = page.getByRole('listitem').getByRole('heading').getByRole('link', { name: 'Chosen Lighthouse' });
  await expect(card).toHaveAccessibleDescription(/Featured/);
  await card.press('Enter');
  await context.grantPermissions(['clipboard-write']);
  await page.getByText('Share', { exact: true }).click();
  await expect(message(page, 'success', 'Link copied!')).toBeVisible();
  await said(page, /Link copied!/);
});

test.describe('in an own list', () => {
  test.use({ siteName: 'desk' });

  test('a visitor who listens hears moves and removals, and the focus stays on the row', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    const names = ['Heard-Pier', 'Heard-Dune', 'Heard-Hill'];
    for (const name of names) {
      const { path, title } = await addWallpaper({ name: `${name}.jpg` });
      await visit(path);
      await page.getByRole('button', { name: `Keep ${title}` }).click();
      await expect(message(page, 'success', 'Kept in your list')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Show my list' }).click();
    await page.getByRole('button', { name: 'Move Heard Dune up' }).press('Enter');
    await said(page, 'Heard Dune is now 1 of 3');
    await expect(page.getByRole('button', { name: 'Move Heard Dune down' })).toBeFocused();
    await page.keyboard.press('Enter');
    await said(page, 'Heard Dune is now 2 of 3');
    await expect(page.getByRole('button', { name: 'Move Heard Dune down' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Heard Dune' }).press('Enter');
    await said(page, 'Heard Dune removed');
    await said(page, '2 wallpapers');
    await expect(page.getByRole('button', { name: 'Remove Heard Hill' })).toBeFocused();
  });
});

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`nothing is under a bar that stays in view while tabbing forth and back at ${width} px`, {
    tag: '@js',
  }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    for (const path of ['/category/nature', '/changers', '/contact', '/wallpaper/1/screen']) {
      await visit(path);
      for (const key of [...Array(40).fill('Tab'), ...Array(40).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const html = await coveredFocus(page);
        if (html) covered.push(`${path} ${key}: ${html}`);
      }
    }
    expect(covered).toEqual([]);
  });
}
