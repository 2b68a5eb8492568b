import { expect, test } from '../support/test';

test.use({ expectedProblems: [/status of 404/] });

test('a visitor browses a category, and reads when one is empty or missing', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  await visit('/category/space');
  await expect(page).toHaveTitle('Space wallpapers – Tapeta');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Space']);
  await expect(page.getByRole('region', { name: 'PC wallpapers' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Mobile wallpapers' }).getByRole('listitem')).toHaveCount(6);
  // Cards do not repeat the page's category.
  await expect(page.getByRole('region').getByRole('link', { name: 'Space', exact: true })).toHaveCount(0);
  await trail.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  await visit('/category/minimal');
  await expect(page.getByRole('main').getByText('No wallpapers found')).toBeVisible();
  expect((await visit('/category/no-such-thing')).status()).toBe(404);
  await expect(page).toHaveTitle('Category not found – Tapeta');
  await expect(page.getByText('Category not found. The category you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('region', { name: 'PC wallpapers' })).toBeVisible();
});

test('a visitor sees the start of each list of a category, and everything for one device', {
  tag: ['@js', '@core'],
}, async ({ page, visit }) => {
  await visit('/category/nature?device=both');
  for (const list of await page.getByRole('main').getByRole('region').all()) {
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(40);
  }
  await expect(page.getByRole('link', { name: 'Load More Wallpapers' })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Device' }).getByRole('link', { name: 'PC' }).click();
  await expect(page.getByRole('region', { name: 'Mobile wallpapers' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'PC wallpapers' }).getByRole('listitem')).not.toHaveCount(0);
});
