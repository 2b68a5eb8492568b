import type { Page } from '@playwright/test';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 422|preloaded using link preload/] });

const trash = '/admin/wallpapers/trash';

/** Deletes from the list and confirms. */
async function deleteFromList(page: Page, title: string) {
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can restore them from the trash for 30 days.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'success', 'Wallpaper deleted successfully')).toBeVisible();
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('the administrator undoes a deletion, in the list and on the edit page', {
  tag: ['@js', '@core'],
}, async ({ page, visit, addWallpaper, request }) => {
  const { id, title } = await addWallpaper({ name: 'Second-Thought.jpg' });
  const status = async () => (await request.get(`/api/wallpapers/${id}`)).status();
  const list = `/admin/wallpapers?q=${title.replace(' ', '+')}`;
  await visit(list);
  await deleteFromList(page, title);
  await expect.poll(status).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message(page, 'success', '1 wallpaper restored')).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
  await expect(row(page, title)).toBeVisible();
  expect(await status()).toBe(200);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(`Delete “${title}”?`);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: `“${title}” is in the trash` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', list);
  expect(await status()).toBe(404);
  await page.getByRole('main').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: `Edit “${title}”` })).toBeVisible();
  expect(await status()).toBe(200);
});

test('the administrator restores some and permanently deletes others, after confirming', {
  tag: ['@js', '@core'],
}, async ({ page, visit, addWallpaper, administrator, request }) => {
  const added = await Promise.all(
    ['Alpine-Meadow', 'Birch-Alley', 'Copper-Kettle'].map((name) => addWallpaper({ name: `${name}.jpg` })),
  );
  for (const { id } of added) expect((await administrator.delete(`/api/wallpapers/${id}`)).status()).toBe(200);
  await visit(trash);
  await expect(row(page, 'Alpine Meadow')).toContainText('30 days');
  const picture = row(page, 'Alpine Meadow').locator('img');
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBe(160);
  await page.getByRole('checkbox', { name: 'Select Alpine Meadow' }).check();
  await page.getByRole('checkbox', { name: 'Select Birch Alley' }).check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(message(page, 'success', '2 wallpapers restored')).toBeVisible();
  expect((await request.get(added[0]?.path ?? '')).status()).toBe(200);

  const remove = page.getByRole('button', { name: 'Delete selected permanently' });
  await expect(remove).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Select Copper Kettle' }).check();
  await page.getByRole('button', { name: 'Delete selected permanently' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Delete 1 wallpaper permanently?');
  await page.getByRole('alertdialog').getByRole('link', { name: 'Cancel' }).click();
  await expect(row(page, 'Copper Kettle')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Copper Kettle' }).check();
  await page.getByRole('button', { name: 'Delete selected permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(message(page, 'success', '1 wallpaper deleted permanently')).toBeVisible();
  await expect(row(page, 'Copper Kettle')).toHaveCount(0);
});
