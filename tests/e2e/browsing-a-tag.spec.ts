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

test.describe('a tag that no wallpaper has', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('shows its name and an empty list', { tag: '@no-js' }, async ({ page, visit }) => {
    const answer = await visit('/tag/never-used-word');
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Used Word');
    await expect(page.getByText('No wallpapers found')).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});
