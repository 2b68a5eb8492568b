import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const titles = (page: Page) => page.getByRole('region').getByRole('listitem').getByRole('heading').allTextContents();

test('a visitor shuffles and gets another order', { tag: '@both' }, async ({ page, visit }) => {
  await visit('/?tab=random');
  const before = await titles(page);
  await page.getByRole('link', { name: 'Shuffle' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  await expect.poll(() => titles(page)).not.toEqual(before);
  await expect(page.getByRole('heading', { name: 'Random PC wallpapers' })).toBeVisible();
});

test('a visitor shuffles mobile wallpapers and reaches the end without a repetition', { tag: '@js' }, async ({
  page,
  visit,
}) => {
  await visit('/?tab=random');
  await page.getByRole('navigation', { name: 'Device' }).getByRole('link', { name: 'Mobile' }).click();
  await expect(page.getByRole('heading', { name: 'Random Mobile wallpapers' })).toBeVisible();
  const seen = await titles(page);
  await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(48);
  expect(new Set([...seen, ...(await titles(page))]).size).toBe(48);
});
