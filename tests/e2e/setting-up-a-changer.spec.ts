import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

test('a visitor gets the address for their app and opens it', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  await addWallpaper({ name: 'Paper-Boat.jpg', width: 2000, height: 900 });
  await visit('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wallpaper Changers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh wallpapers, automatically');
  await page.getByText(/^Screen: \d+ × \d+$/).click();
  await page.getByLabel('Height, px').fill('400');
  await page.getByLabel('Width, px').fill('800');
  await page.getByText('Other systems', { exact: true }).click();
  await page.getByRole('button', { name: 'Any other program' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Any other program');
  await expect(page).toHaveURL(/program=curl.*width=800.*height=400/);
  await expect(page.getByText('Screen: 800 × 400')).toBeVisible();
  const address = page.getByRole('figure', { name: 'A new picture each time' }).getByRole('code');
  await expect(address).toHaveText(/\/random\/800x400$/);
  const picture = await page.request.get((await address.textContent()) ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test.describe('on Windows', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });

  test('the apps for it come first, and those for other systems are one click away', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
  }) => {
    await visit('/changers');
    const apps = page.getByRole('group', { name: 'Your app' });
    await expect(apps.getByRole('button').first()).toHaveText('Windows, scheduled task');
    await expect(apps.getByRole('button', { pressed: true })).toHaveText('Windows, scheduled task');
    await expect(apps.getByRole('button', { name: 'sway' })).toBeHidden();
    await apps.getByText('Other systems').click();
    await apps.getByRole('group', { name: 'Linux' }).getByRole('button', { name: 'sway' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('sway');
    await expect(apps.getByRole('button', { pressed: true })).toHaveText('sway');
    const script = page.getByRole('figure', { name: /^Script: / });
    const started = page.waitForEvent('download');
    await script.getByRole('link', { name: 'Download' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('new-wallpaper');
    expect(await readFile(await file.path(), 'utf8')).toBe(await script.getByRole('code').textContent());
  });
});

test('typing replaces a size that the page fills in meanwhile', { tag: '@js' }, async ({ page, visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/changers\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await visit('/changers');
  await page.getByText(/^Screen: \d+ × \d+$/).click();
  const height = page.getByLabel('Height, px');
  await height.selectText();
  release();
  await expect(height).toHaveValue('800');
  await page.keyboard.type('400');
  await expect(height).toHaveValue('400');
});
