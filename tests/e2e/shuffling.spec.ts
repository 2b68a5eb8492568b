import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const titles = (page: Page) => page.getByRole('region').getByRole('listitem').getByRole('heading').allTextContents();

test('a visitor shuffles and gets another order', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/?tab=random');
  const before = await titles(page);
  await page.getByRole('link', { name: 'Shuffle' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  await expect.poll(() => titles(page)).not.toEqual(before);
  await expect(page.getByRole('heading', { name: 'Random PC wallpapers' })).toBeVisible();
});
