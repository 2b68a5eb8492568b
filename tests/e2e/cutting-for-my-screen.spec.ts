import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { becomesAlive, expect, holdBack, message, test } from '../support/test';

test.use({ siteName: 'desk' });

const SHAPE = { width: 1600, height: 900 };

async function download(page: Page) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \d/ }).click();
  const file = await started;
  const { format, width, height } = await sharp(await file.path()).metadata();
  return { name: file.suggestedFilename(), format, width, height };
}

test('a visitor cuts a wallpaper to a screen from the list, and to a typed size', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { path } = await addWallpaper({ name: 'Paper-Boat.jpg', ...SHAPE });
  await visit(path);
  await page.getByRole('link', { name: /^(For my screen|Get it for)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boat for my screen');
  await becomesAlive(page);
  await page.getByText('All sizes', { exact: true }).click();
  await page.getByRole('button', { name: 'iPhone SE' }).click();
  await expect(page).toHaveURL(/preset=750x1334/);
  await expect(page.getByText('This picture is 434 px too short')).toBeVisible();
  await expect(page.getByLabel('Width, px')).toHaveValue('750');
  await page.getByLabel('Width, px').fill('700');
  await page.getByLabel('Height, px').fill('700');
  await page.keyboard.press('Tab');
  await expect(page.getByText('700 × 700 from 1600 × 900, 56% of the picture')).toBeVisible();
  expect(await download(page)).toEqual({ name: 'Paper Boat-700x700.jpg', format: 'jpeg', width: 700, height: 700 });
  await page.reload();
  await expect(page.getByText(/^700 × 700 from 1600 × 900, 56% of the picture, \d+ KB$/)).toBeVisible();
});

test('a cut for 3440 × 1440 takes four actions from the home page', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  await addWallpaper({ name: 'Wide-Shore.jpg', width: 3600, height: 1500 });
  await visit('/');
  await page.getByRole('link', { name: 'Wide Shore', exact: true }).first().click();
  await page.getByRole('link', { name: /^(For my screen|Get it for)/ }).click();
  await page.getByRole('button', { name: 'UWQHD 3440 × 1440' }).click();
  await expect(page.getByRole('button', { name: 'Download 3440 × 1440' })).toBeVisible();
  expect(await download(page)).toMatchObject({ name: 'Wide Shore-3440x1440.jpg', width: 3440, height: 1440 });
});

test('the result comes before its choices, and nothing moves while the screen is found', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { path } = await addWallpaper({ name: 'Paper-Boat.jpg', ...SHAPE });
  await visit(`${path}/screen`);
  await expect(page.getByRole('button', { name: /^Your screen/ })).toHaveAttribute('aria-pressed', 'true');
  const places = await Promise.all(
    [
      page.getByAltText(/as it looks on this screen/),
      page.getByRole('button', { name: /^Download \d/ }),
      page.getByLabel('Width, px'),
    ].map((one) => one.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005);
});

test('a visitor chooses crop position and format', { tag: '@no-js' }, async ({ page, visit, addWallpaper }) => {
  const { path } = await addWallpaper({ name: 'Long-Road.jpg', ...SHAPE });
  await visit(`${path}/screen?width=500&height=500`);
  await page.getByRole('radio', { name: 'Left', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /^PNG/ }).check({ force: true });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/position=left.*format=png/);
  expect(await download(page)).toMatchObject({ name: 'Long Road-500x500.png', format: 'png' });
});

/** Without scripts we know only the size of the window. */
for (const [where, viewport, tag] of [
  ['with a window that fills it', { width: 3440, height: 1300 }, '@no-js'],
  ['with a smaller window', { width: 1400, height: 900 }, '@js'],
] as const) {
  test.describe(`on a screen of 3440 x 1440, ${where}`, () => {
    test.use({ viewport, screen: { width: 3440, height: 1440 } });

    test('the forms for cuts and for changers start with it', { tag }, async ({ page, visit, addWallpaper }) => {
      const { path } = await addWallpaper({ name: 'Green-Door.jpg', ...SHAPE });
      await visit(path);
      await page.getByRole('link', { name: /^(For my screen|Get it for)/ }).click();
      await expect(page.getByLabel('Width, px')).toHaveValue('3440');
      await expect(page.getByLabel('Height, px')).toHaveValue('1440');
      await expect(page.getByRole('button', { name: 'Download 1600 × 670' })).toBeVisible();
      await visit('/changers');
      await expect(page.getByText('Screen: 3440 × 1440')).toBeVisible();
      await expect(page.getByText(/\/random\/3440x1440/).first()).toBeVisible();
      // A size in the address is a choice, so it wins.
      await visit(`${path}/screen?width=700&height=700`);
      await expect(page.getByRole('button', { name: /^Your screen/ })).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByLabel('Width, px')).toHaveValue('700');
    });
  });
}

test.describe('on a phone that rounds its size in CSS pixels', () => {
  test.use({ viewport: { width: 412, height: 780 }, screen: { width: 412, height: 915 }, deviceScaleFactor: 2.625 });

  test('the form starts with its physical pixels', { tag: '@js' }, async ({ page, visit, addWallpaper }) => {
    const { path } = await addWallpaper({ name: 'Tall-Door.jpg', ...SHAPE });
    await visit(`${path}/screen`);
    await expect(page.getByLabel('Width, px')).toHaveValue('1080');
    await expect(page.getByLabel('Height, px')).toHaveValue('2400');
  });
});

test('a visitor saves a screen, and the form starts with it next time', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { path } = await addWallpaper({ name: 'Blue-Door.jpg', ...SHAPE });
  await visit(`${path}/screen?width=640&height=480`);
  await page.getByRole('button', { name: 'Make this my screen' }).click();
  await expect(page.getByRole('button', { name: 'Forget my screen' })).toBeVisible();
  await visit(`${path}/screen`);
  await expect(page.getByRole('button', { name: 'Download 640 × 480' })).toBeVisible();
  await visit('/?tab=pc');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('radio', { name: 'My screen, 640 × 480' }).check();
  await expect(page).toHaveURL('/?tab=pc&minSize=640x480');
  await visit(`${path}/screen`);
  await page.getByRole('button', { name: 'Forget my screen' }).click();
  await expect(page.getByRole('button', { name: 'Make this my screen' })).toBeVisible();
  await visit(`${path}/screen`);
  await expect(page.getByLabel('Width, px')).not.toHaveValue('640');
});

test('the download is three keys away on the keyboard, and text typed while a preview loads is kept', {
  tag: '@js',
}, async ({ page, visit, addWallpaper }) => {
  const { path } = await addWallpaper({ name: 'Green-Door.jpg', ...SHAPE });
  await visit(`${path}/screen?width=640&height=480`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to download' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Download 640 × 480' })).toBeFocused();
  const started = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await started).suggestedFilename()).toBe('Green Door-640x480.jpg');
  await expect(message(page, 'success', 'Download started')).toBeVisible();

  const release = await holdBack(page, '**/screen.data*');
  await page.getByLabel('Width, px').fill('700');
  await page.getByLabel('Height, px').fill('500');
  release();
  await expect(page).toHaveURL(/width=700&height=480/);
  await expect(page.getByText(/^700 × 480 from/)).toBeVisible();
  await expect(page.getByLabel('Height, px')).toHaveValue('500');
});

test('a visitor drags the frame to another part of the picture', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { path } = await addWallpaper({ name: 'Wide-Sea.jpg', ...SHAPE });
  await visit(`${path}/screen?width=450&height=900`);
  await becomesAlive(page);
  const frame = page.locator('.cut-frame');
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is missing.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 400, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/position=0%2C50/);
  await expect(page.getByRole('radio', { name: 'Where you dragged it' })).toBeChecked();
});

test('the administrator sets the focal point of a wallpaper, and has it found automatically', { tag: '@js' }, async ({
  page,
  logIn,
  visit,
  addWallpaper,
}) => {
  const { id, path } = await addWallpaper({ name: 'Far-Hill.jpg', ...SHAPE });
  await logIn();
  await visit(`/admin/wallpapers/${id}`);
  const point = page.getByText(/^Focal point: /);
  await point.click();
  await becomesAlive(page);
  const box = await page.locator('.focal-picture').boundingBox();
  await page.locator('.focal-picture').click({ position: { x: (box?.width ?? 0) * 0.9, y: 20 } });
  await expect(page.getByLabel('From the left, %')).toHaveValue('90');
  await page.getByLabel('From the left, %').fill('100');
  await page.getByLabel('From the top, %').fill('20');
  await page.getByRole('button', { name: 'Save focal point' }).click();
  await expect(point).toHaveText('Focal point: 100% from the left, 20% from the top');
  await visit(`${path}/screen?width=450&height=900`);
  await expect(page.getByRole('link', { name: 'Link to this file' })).toHaveAttribute('href', /cover-100-50\.jpg$/);
  await visit(`/admin/wallpapers/${id}`);
  await point.click();
  await page.getByRole('button', { name: 'Find automatically' }).click();
  await expect(point).toHaveText(/^Focal point: (?!100%)(\d+% from the left, \d+% from the top|centre)$/);
});
