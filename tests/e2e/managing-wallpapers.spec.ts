import type { Page } from '@playwright/test';
import { paint } from '../support/painting';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const success = (page: Page, text: string) => message(page, 'success', text);

async function pick(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('the administrator uploads a wallpaper and edits it', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/admin/wallpapers/new');
  const title = 'Misty Waterfall Canyon';
  const picture = await paint({ width: 1080, height: 1920, format: 'png' });
  await pick(page, `${title.replaceAll(' ', '_')}_1080x1920.png`, picture);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page.getByLabel('Resolution')).toHaveValue('1080x1920');
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Nature');
  await expect(page.getByLabel('Tags')).toHaveValue(/waterfall, canyon, 1080p$/);
  await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload wallpaper' }).click();
  await expect(success(page, 'Wallpaper uploaded successfully')).toBeVisible();

  await success(page, 'Wallpaper uploaded successfully').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = new URL(page.url()).pathname;
  await expect(fact(page, 'Resolution')).toHaveText('1080x1920');
  await expect(fact(page, 'Device')).toHaveText('Mobile');
  await expect(fact(page, 'Category')).toHaveText('Nature');
  await expect(fact(page, 'Tags').getByRole('link').last()).toHaveText('1080p');
  await visit(`/?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('listitem').getByRole('heading', { name: title })).toBeVisible();

  await visit('/admin/wallpapers?sort=newest');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} II`);
  await page.getByLabel('Description').fill('Water that falls\nfor ever.');
  await page.getByLabel('Category').selectOption({ label: 'Ocean' });
  await page.getByLabel('Tags').fill('Deep Water,  mist, mist');
  await page.getByLabel('Featured').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(success(page, 'Wallpaper updated successfully')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=newest');

  await visit(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} II`);
  await expect(page.getByText('Water that falls')).toBeVisible();
  await expect(fact(page, 'Category')).toHaveText('Ocean');
  await expect(fact(page, 'Tags').getByRole('link')).toHaveText(['Deep Water', 'mist']);
});
