import { expect, test } from '../support/test';

test('a delayed redirect says where it leads, goes there and can be skipped', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  const target = '/302?to=/tag/no-such-tag&delay=10000';
  expect((await visit(target)).status()).toBe(200);
  await expect(page.getByText('You will be taken to /tag/no-such-tag in 10 seconds.')).toBeVisible();
  await expect(page).toHaveURL(target);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.goto('/302?to=/category/nature&delay=700', { waitUntil: 'commit' });
  await page.waitForURL('/category/nature');
  await page.goBack();
  expect(page.url()).not.toContain('delay=700');

  await visit(`/301?to=${encodeURIComponent('/?tab=pc')}&delay=10000`);
  await page.getByRole('link', { name: 'Go there now' }).click();
  await expect(page).toHaveURL('/?tab=pc');
});
