import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { becomesAlive, expect, test } from '../support/test';

test.use({ siteName: 'desk' });

test('a visitor cuts a wallpaper for several screens', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { path } = await addWallpaper({ name: 'Paper-Boat.jpg', width: 2000, height: 900 });
  await visit(`${path}/screen`);
  await page.getByRole('link', { name: 'Several monitors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boat on several monitors');
  await becomesAlive(page);
  await expect(page.getByText('2 screens from 2000 × 900')).toBeVisible();
  await page.getByRole('button', { name: 'Add a screen' }).click();
  await expect(page.getByText('3 screens from 2000 × 900')).toBeVisible();
  await page.getByRole('button', { name: 'Remove screen 1' }).click();
  await expect(page.getByText('2 screens from 2000 × 900')).toBeVisible();
  const first = page.getByRole('group', { name: /^Screen 1/ });
  await expect(first.getByLabel('Name')).toHaveValue('DP-2');
  await first.getByLabel('Name').fill('eDP-1');
  for (const number of [1, 2]) {
    const screen = page.getByRole('group', { name: new RegExp(`^Screen ${number}`) });
    await screen.getByLabel('Width, px').fill('800');
    await screen.getByLabel('Height, px').fill('600');
  }
  await page.getByLabel('Gap between screens').fill('40');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/name1=eDP-1.*width2=800.*gap=40/);
  await expect(page.getByText('2 screens from 2000 × 900, 81% of the picture')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('Paper Boat-monitors.zip');
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files)).toEqual(['how-to.txt', 'eDP-1.jpg', 'DP-3.jpg', 'spanned.jpg']);
});
