import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 422/] });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('the administrator sees which searches found nothing, and leads one to a tag', {
  tag: '@both',
}, async ({ page, visit, addWallpaper, javaScriptEnabled, playwright, baseURL }) => {
  const tag = `Soft beats ${javaScriptEnabled}`;
  const word = `lofimusic${javaScriptEnabled}`;
  await addWallpaper({ name: 'Desk-by-a-window.jpg', fields: { tags: tag } });
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const visitor = await playwright.request.newContext({
      baseURL,
      userAgent: FIREFOX,
      extraHTTPHeaders: { 'X-Forwarded-For': address },
    });
    expect((await visitor.get(`/?q=${word.toUpperCase()}`)).status()).toBe(200);
    await visitor.dispose();
  }

  await visit('/admin/demand');
  await expect(page).toHaveURL(/\/admin$/);
  const row = page
    .getByRole('region', { name: 'Searches without a result' })
    .getByRole('listitem')
    .filter({ hasText: word });
  // Counted after the answers were sent.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('2 searches', { timeout: 1000 });
  }).toPass();
  if (javaScriptEnabled) await expectNoBarriers(page, 'searches without a result');

  await row.getByText('Make it an alias of').click();
  const field = row.getByLabel('Tag', { exact: true });
  await field.fill('No such tag');
  await row.getByRole('button', { name: 'Make alias' }).click();
  await expect(row.getByText('There is no tag with this name. Choose an existing one.')).toBeVisible();
  await expect(field).toHaveValue('No such tag');
  await field.fill(tag);
  await row.getByRole('button', { name: 'Make alias' }).click();
  await expect(message(page, 'success', `Searches for “${word}” now lead to “${tag}”`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await visit(`/?q=${word}`);
  await expect(page).toHaveURL(/\/tag\/soft-beats/);
});
