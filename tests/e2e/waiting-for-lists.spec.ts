import type { Page } from '@playwright/test';
import { expect, holdBack, message, test } from '../support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');

test('a list that is loading shows placeholders of its shape', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/?tab=random');
  const old = page.getByRole('region', { name: 'Random PC wallpapers' });
  const letGo = await holdBack(page, '**/*.data*');
  const devices = page.getByRole('navigation', { name: 'Device' });
  await devices.getByRole('link', { name: 'Mobile' }).click();
  await expect(devices.locator('[aria-current]')).toHaveText('Mobile');
  await expect(old).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading wallpapers' })).toHaveCount(1);
  const placeholders = page.locator('.skeleton li');
  await expect(placeholders).toHaveCount(10);
  const box = await placeholders.first().locator('.placeholder-picture').boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(1.5);
  await expect.poll(() => page.locator('.skeleton').evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  letGo();
  await expect(page.getByRole('region', { name: 'Random Mobile wallpapers' }).getByRole('listitem')).toHaveCount(40);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading wallpapers' })).toHaveCount(0);
});

test('Load More says that it is loading, and by keyboard focuses the first new wallpaper', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  await visit('/?tab=mobile');
  const letGo = await holdBack(page, '**/more/**');
  await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
  await expect(page.getByRole('link', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Loading...' }).click({ force: true });
  letGo();
  await expect(cards(page)).toHaveCount(48);
  await page.unroute('**/more/**');

  await visit('/?tab=mobile');
  const way = page.getByRole('link', { name: 'Load More Wallpapers' });
  await way.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(40).getByRole('heading').getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe('with JavaScript, a list that the server refuses', { tag: ['@js', '@fault'] }, () => {
  test.use({ expectedProblems: [/status of 503/] });

  test('leads to the error page of its status, and back to the list', async ({ page, visit }) => {
    await visit('/tag/poster');
    const way = page.getByRole('link', { name: 'Load More Wallpapers' });
    await page.route('**/more/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'No', to: '/tag/poster' } }),
    );
    await way.click();
    await expect(page).toHaveURL(/\/503\?to=%2Ftag%2Fposter$/);
    await expect(page.getByText('We’ll be back shortly. Please try again later.')).toBeVisible();
    await page.unroute('**/more/**');
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    await way.click();
    await expect(cards(page)).toHaveCount(48);
  });
});

test.describe('a list that cannot be fetched', { tag: '@fault' }, () => {
  test.use({ expectedProblems: [/status of 500|(\/more\/|toast-view).*ERR_FAILED|ERR_FAILED.*(\/more\/|toast-view)/] });

  test('shows a message, even if nothing can be fetched, and a later try succeeds', { tag: '@js' }, async ({
    page,
    visit,
  }) => {
    await visit('/tag/poster');
    const way = page.getByRole('link', { name: 'Load More Wallpapers' });
    for (const address of ['**/more/**', '**/toast-view*']) await page.route(address, (route) => route.abort());
    await way.click();
    await expect(message(page, 'error', 'Failed to fetch wallpapers')).toBeVisible();
    await expect(way).toBeVisible();
    await expect(cards(page)).toHaveCount(40);
    await page.unroute('**/more/**');
    await way.click();
    await expect(cards(page)).toHaveCount(48);
  });
});
