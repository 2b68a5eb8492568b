import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 422/] });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('the administrator sees what visitors looked for, and leads it to a tag', {
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
    await visitor.get('/random/3440x1440', { maxRedirects: 0 });
    await visitor.dispose();
  }

  await visit('/admin');
  await page.getByRole('link', { name: 'What visitors looked for' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What visitors looked for' })).toBeVisible();
  const searches = page.getByRole('region', { name: 'Searches without a result' });
  const row = searches.getByRole('listitem').filter({ hasText: word });
  // Counted after the answers were sent.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('2 searches, 0 found', { timeout: 1000 });
  }).toPass();
  // Other tests of this site may add a wallpaper of this size.
  await expect(page.getByRole('region', { name: 'Screens' }).getByRole('listitem')).toContainText(
    /3440 × 1440asked 2 times, \d+ fits?/,
  );
  if (javaScriptEnabled) await expectNoBarriers(page, 'what visitors looked for');

  await row.getByText('Make it an alias of').click();
  const field = row.getByLabel('Tag', { exact: true });
  await field.fill('No such tag');
  await row.getByRole('button', { name: 'Make alias' }).click();
  await expect(row.getByText('There is no tag with this name. Choose an existing one.')).toBeVisible();
  await expect(field).toHaveValue('No such tag');
  await field.fill(tag);
  await row.getByRole('button', { name: 'Make alias' }).click();
  await expect(message(page, 'success', `Searches for “${word}” now lead to “${tag}”`)).toBeVisible();
  await expect(row.getByRole('link', { name: tag })).toBeVisible();

  await row.getByRole('link', { name: 'Show the nearest' }).click();
  await expect(page).toHaveURL(/\/tag\/soft-beats/);
  await visit('/admin/demand');
  await row.getByRole('link', { name: 'Upload for this' }).click();
  await expect(page.getByLabel('Tags', { exact: true })).toHaveValue(word);

  await visit('/admin/demand');
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  await expect(row).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('demand.csv');
});
