import type { Page } from '@playwright/test';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const success = (page: Page, text: string) => message(page, 'success', text);
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const tagsOf = (page: Page) => fact(page, 'Tags').getByRole('link');

test('the administrator merges tags into one', { tag: ['@js', '@core'] }, async ({ page, visit, addWallpaper }) => {
  const [pine, fir, wood] = ['pine', 'fir', 'wood'];
  const { path } = await addWallpaper({
    name: 'A.jpg',
    fields: { tags: `${pine}, x1, ${wood}` },
  });
  await addWallpaper({ name: 'B.jpg', fields: { tags: fir } });
  await visit('/admin/tags?sort=name');
  await expect(page.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await page.getByLabel(`Select ${pine}`, { exact: true }).check();
  await page.getByLabel(`Select ${fir}`, { exact: true }).check();
  await page.getByLabel('Merge into').fill('no, where');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('A tag can’t contain a comma.')).toBeVisible();
  await page.getByLabel('Merge into').fill(wood.toUpperCase());
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merge 2 tags into “${wood}”?`);
  await expect(page.getByText(`“${fir}” (1 wallpaper)`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(success(page, `2 tags merged into “${wood}”`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await expect(rowOf(page, wood)).toContainText('2');
  await expect(rowOf(page, pine)).toHaveCount(0);

  await visit(`/tag/${fir}`);
  await expect(page).toHaveURL(new RegExp(`/tag/${wood}$`));
  await visit(path);
  await expect(tagsOf(page)).toHaveText([wood, 'x1']);
});
