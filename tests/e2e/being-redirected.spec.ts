import { expect, test } from '../support/test';

for (const status of [301, 302]) {
  test(`a visitor on /${status} with a delay reads where it leads, and is taken there`, { tag: '@no-js' }, async ({
    page,
    visit,
  }) => {
    const target = `/${status}?to=/tag/no-such-tag&delay=10000`;
    const answer = await visit(target);
    expect(answer.status()).toBe(200);
    await expect(page.getByText('You will be taken to /tag/no-such-tag in 10 seconds.')).toBeVisible();
    await expect(page).toHaveURL(target);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await page.goto(`/${status}?to=/category/nature&delay=700`, { waitUntil: 'commit' });
    await page.waitForURL('/category/nature');
    await page.goBack();
    expect(page.url()).not.toContain('delay=700');
  });

  test(`a visitor on /${status} does not have to wait`, { tag: '@no-js' }, async ({ page, visit }) => {
    await visit(`/${status}?to=${encodeURIComponent('/?tab=pc')}&delay=10000`);
    await page.getByRole('link', { name: 'Go there now' }).click();
    await expect(page).toHaveURL('/?tab=pc');
  });
}
