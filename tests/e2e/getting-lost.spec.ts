import { expect, test } from '../support/test';

test.use({ expectedProblems: [/status of 404/] });

test('a visitor who goes astray is told that there is nothing, and led home', async ({ page, visit }) => {
  for (const path of [
    '/no-such-page',
    '/no/such/page',
    '/wallpaper',
    '/category/',
    '/admin-area',
    '/build/no-such.js',
  ]) {
    const answer = await visit(path);
    expect(answer.status(), path).toBe(404);
    await expect(page.getByText('The page you’re looking for doesn’t exist.'), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('region', { name: 'PC wallpapers' })).toBeVisible();
});
