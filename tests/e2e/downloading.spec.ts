import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showsFocus, tabTo } from '../support/keyboard';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk' });

async function download(page: Page, button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  const file = await started;
  const path = await file.path();
  const { format, width, height } = await sharp(path).metadata();
  return {
    name: file.suggestedFilename(),
    facts: { format, width, height },
    pixels: await sharp(path).raw().toBuffer(),
  };
}

/** The count on a page may be a few seconds old. */
async function expectDownloads(page: Page, count: number) {
  const downloads = fact(page, 'Downloads');
  await expect(async () => {
    await page.reload();
    await expect(downloads).toHaveText(String(count), { timeout: 1000 });
  }).toPass();
}

test('a visitor downloads a JPEG with its pixels unchanged, and it counts once', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { path, file } = await addWallpaper({ name: 'Red-Kettle.jpg', width: 900, height: 600 });
  await visit(path);
  await expectDownloads(page, 0);
  const saved = await download(page, 'Download JPEG, ');
  await expect(message(page, 'success', 'Download started')).toContainText('Red Kettle is being downloaded');
  await expect(fact(page, 'Downloads')).toHaveText('1');
  expect(saved.name).toBe('Red Kettle.jpg');
  expect(saved.facts).toEqual({ format: 'jpeg', width: 900, height: 600 });
  expect(saved.pixels.equals(await sharp(file).raw().toBuffer())).toBe(true);
  await expectDownloads(page, 1);
  await expect(page.getByRole('button', { name: /^Original/ })).toHaveCount(0);
});

test('a visitor downloads a PNG as JPEG, as PNG or as a preview, and opening a link does not count', {
  tag: '@no-js',
}, async ({ page, visit, addWallpaper }) => {
  const { path, file } = await addWallpaper({ name: 'Blue-Kettle.png', width: 700, height: 900, format: 'png' });
  await visit(path);
  const asJpeg = await download(page, 'Download JPEG, ');
  expect(asJpeg.name).toBe('Blue Kettle.jpg');
  expect(asJpeg.facts).toEqual({ format: 'jpeg', width: 700, height: 900 });
  const asPng = await download(page, 'Original PNG, ');
  expect(asPng.name).toBe('Blue Kettle.png');
  expect(asPng.pixels.equals(await sharp(file).raw().toBuffer())).toBe(true);
  const preview = await download(page, 'Download Preview');
  expect(preview.name).toBe('Blue Kettle_preview.jpg');
  expect(preview.facts).toMatchObject({ format: 'jpeg', width: 640 });
  await visit(`${path}/download`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectDownloads(page, 3);
});

test.describe('when the site can’t be reached', { tag: '@fault' }, () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed/] });

  test('a visitor with JavaScript sees that the download failed', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    const { path } = await addWallpaper({ name: 'Lost-Kettle.jpg' });
    await visit(path);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: /^Download JPEG/ }).click();
    await expect(message(page, 'error', 'Download failed')).toContainText(
      'There was an error downloading the wallpaper',
    );
    await page.unroute('**/api/**');
    await expectDownloads(page, 0);
  });
});

test('a visitor goes from a search to a download by keyboard alone', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  await addWallpaper({ name: 'Copper-Weathervane.jpg' });
  await visit('/?q=weathervane');
  await tabTo(page, 'link', 'Copper Weathervane');
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper Weathervane');
  await tabTo(page, 'button', /^Download JPEG/);
  expect(await showsFocus(page)).toBe(true);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('Copper Weathervane.jpg');
});
