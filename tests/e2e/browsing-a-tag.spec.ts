import { expect, test } from '../support/test';

test('a visitor goes from a card to its tag', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/?q=amber+coral+poster');
  await page
    .getByRole('region')
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^\W*coral$/ })
    .click();
  await expect(page).toHaveURL(/\/tag\/coral$/);
  await expect(page).toHaveTitle('Coral wallpapers – Tapeta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coral');
  await expect(page.getByText('12 wallpapers with this tag')).toBeVisible();
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(12);
});
