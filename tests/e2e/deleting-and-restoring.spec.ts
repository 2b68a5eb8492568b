import type { Page } from '@playwright/test';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 422|preloaded using link preload/] });

const trash = '/admin/wallpapers/trash';

/** Deletes from the list and confirms, in the dialog or on the page. */
async function deleteFromList(page: Page, title: string, hasScripts: boolean) {
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  const question = hasScripts ? page.getByRole('alertdialog') : page.getByRole('main');
  await expect(question).toContainText('You can restore them from the trash for 30 days.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'success', 'Wallpaper deleted successfully')).toBeVisible();
}

/** The number depends on what other tests have left. */
const anyNumber = (page: Page, text: RegExp) => message(page, 'success', '').filter({ hasText: text });

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const question = (page: Page, hasScripts = false) =>
  hasScripts ? page.getByRole('alertdialog') : page.getByRole('region', { name: /^Delete .* permanently\?$/ });

test('the administrator deletes a wallpaper, and restores it as it was', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
  request,
}) => {
  const { path, title } = await addWallpaper({ name: 'Harbour-Lights.jpg', width: 640, height: 360 });
  const status = async () => (await request.get(path)).status();
  await visit(`/admin/wallpapers?q=${encodeURIComponent(title)}`);
  await deleteFromList(page, title, false);
  expect(await status()).toBe(404);

  await visit(trash);
  await expect(row(page, title)).toContainText('30 days');
  const picture = row(page, title).locator('img');
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBe(640);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(message(page, 'success', '1 wallpaper restored')).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  expect(await status()).toBe(200);
});

test('the administrator undoes a deletion, in the list and on the edit page', {
  tag: ['@both', '@core'],
}, async ({ page, visit, addWallpaper, request, javaScriptEnabled }) => {
  const { id, title } = await addWallpaper({ name: 'Second-Thought.jpg' });
  const status = async () => (await request.get(`/api/wallpapers/${id}`)).status();
  const list = `/admin/wallpapers?q=${title.replace(' ', '+')}`;
  await visit(list);
  await deleteFromList(page, title, javaScriptEnabled === true);
  await expect.poll(status).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message(page, 'success', '1 wallpaper restored')).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
  await expect(row(page, title)).toBeVisible();
  expect(await status()).toBe(200);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  const asked = javaScriptEnabled ? page.getByRole('alertdialog') : page.getByRole('main');
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
  tag: ['@both', '@core'],
}, async ({ page, visit, addWallpaper, administrator, request, javaScriptEnabled }) => {
  const added = await Promise.all(
    ['Alpine-Meadow', 'Birch-Alley', 'Copper-Kettle'].map((name) => addWallpaper({ name: `${name}.jpg` })),
  );
  for (const { id } of added) expect((await administrator.delete(`/api/wallpapers/${id}`)).status()).toBe(200);
  await visit(trash);
  await page.getByRole('checkbox', { name: 'Select Alpine Meadow' }).check();
  await page.getByRole('checkbox', { name: 'Select Birch Alley' }).check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(message(page, 'success', '2 wallpapers restored')).toBeVisible();
  expect((await request.get(added[0]?.path ?? '')).status()).toBe(200);

  const remove = page.getByRole('button', { name: 'Delete selected permanently' });
  if (javaScriptEnabled) await expect(remove).toBeDisabled();
  else {
    await remove.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Select at least one wallpaper.' })).toBeVisible();
  }

  await page.getByRole('checkbox', { name: 'Select Copper Kettle' }).check();
  await page.getByRole('button', { name: 'Delete selected permanently' }).click();
  await expect(question(page, javaScriptEnabled)).toContainText('Delete 1 wallpaper permanently?');
  await question(page, javaScriptEnabled).getByRole('link', { name: 'Cancel' }).click();
  await expect(row(page, 'Copper Kettle')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Copper Kettle' }).check();
  await page.getByRole('button', { name: 'Delete selected permanently' }).click();
  await question(page, javaScriptEnabled).getByRole('button', { name: 'Delete permanently' }).click();
  await expect(message(page, 'success', '1 wallpaper deleted permanently')).toBeVisible();
  await expect(row(page, 'Copper Kettle')).toHaveCount(0);
});

test('the administrator empties the trash, after confirming, or restores all of it', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
  administrator,
}) => {
  const { id, title } = await addWallpaper({ name: 'Dusty-Road.jpg' });
  await administrator.delete(`/api/wallpapers/${id}`);
  await visit(trash);
  // In another window.
  await administrator.post(`/api/wallpapers/${id}/restore`);
  await row(page, title).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 wallpaper was no longer in the trash.' })).toBeVisible();

  await administrator.delete(`/api/wallpapers/${id}`);
  await visit(trash);
  await page.getByRole('button', { name: 'Restore all' }).click();
  await expect(anyNumber(page, /^\d+ wallpapers? restored/)).toBeVisible();
  await expect(page.getByText('The trash is empty.')).toBeVisible();

  await administrator.delete(`/api/wallpapers/${id}`);
  await visit(trash);
  await expect(row(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await question(page).getByRole('button', { name: 'Delete permanently' }).click();
  await expect(anyNumber(page, /^\d+ wallpapers? deleted permanently/)).toBeVisible();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
});

test.describe('deleting everything', () => {
  test('the administrator has to type the exact words', { tag: '@no-js' }, async ({
    page,
    visit,
    addWallpaper,
    request,
  }) => {
    const { path } = await addWallpaper({ name: 'Elm-Tree.jpg' });
    await visit(trash);
    await page.getByRole('link', { name: 'Delete all wallpapers in the gallery' }).click();
    await page.getByLabel('Type DELETE ALL WALLPAPERS to confirm').fill('delete all wallpapers');
    await page.getByRole('button', { name: 'Delete all wallpapers' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Cancelled' })).toContainText('Purge aborted');
    expect((await request.get(path)).status()).toBe(200);

    await page.getByLabel('Type DELETE ALL WALLPAPERS to confirm').fill('DELETE ALL WALLPAPERS');
    await page.getByRole('button', { name: 'Delete all wallpapers' }).click();
    await expect(anyNumber(page, /^\d+ wallpapers? deleted/)).toBeVisible();
    expect((await request.get(path)).status()).toBe(404);
    await expect(row(page, 'Elm Tree')).toBeVisible();
    await page.getByRole('button', { name: 'Restore all' }).click();
    await expect(page.getByText('The trash is empty.')).toBeVisible();
    expect((await request.get(path)).status()).toBe(200);
  });
});
