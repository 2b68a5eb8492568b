import type { Page, Route } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { dropFile, lookalike, newFile, type PictureFile } from '../support/many-pictures';
import { withMetadata } from '../support/metadata';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const NEW = '/admin/wallpapers/new';

const pick = (page: Page, file: PictureFile) => page.getByLabel('Image', { exact: true }).setInputFiles(file);
const send = (page: Page) => page.getByRole('button', { name: 'Upload wallpaper' }).click();

test.describe('a picture that looks like one in the gallery', () => {
  test.use({ expectedProblems: [/status of 409/] });

  test('is shown beside it and can replace it', { tag: ['@js', '@core'] }, async ({ page, visit, addWallpaper }) => {
    const old = await addWallpaper({ name: 'Twin.jpg', width: 640, height: 360 });
    await visit(NEW);
    await pick(page, await lookalike('younger.jpg', { ...(await newFile('')), buffer: old.file }));
    await send(page);
    const question = page.getByRole('group', { name: `Younger: Looks like “${old.title}”.` });
    await expect(question.getByRole('link', { name: old.title })).toHaveAttribute('href', old.path);
    for (const picture of await question.locator('img').all()) {
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await expectNoBarriers(page);
    await expect(question.getByRole('figure').filter({ hasText: 'Larger' })).toContainText('In the gallery');
    for (const name of ['Add anyway', 'Skip']) await expect(question.getByRole('button', { name })).toBeVisible();
    const replace = question.getByRole('button', { name: 'Replace it with the smaller one' });
    await expect(replace).toBeHidden();
    await question.getByText('Replace the old one…').click();
    await expect(question.getByText('The new picture is smaller: 360 × 203 instead of 640 × 360.')).toBeVisible();
    await replace.click();
    await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
    await visit(old.path);
    await expect(fact(page, 'Resolution')).toHaveText('360x203');
  });
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('missing fields are reported before anything is sent, and leaving asks first', async ({ page, visit }) => {
    await visit(NEW);
    await send(page);
    await expect(page.getByText('Please select an image file')).toBeVisible();
    await pick(page, await newFile('Clear_Sky.jpg'));
    await expect(page.getByLabel('Device')).toHaveValue('pc');
    await page.getByLabel('Device').selectOption('');
    await send(page);
    await expect(page.getByText('Missing device type: Please select PC or Mobile before uploading.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Half a title');
    await page.getByRole('link', { name: 'Overview' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without uploading?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title');
  });

  test('the credit in a file is offered before it is sent, and another file takes it away', async ({ page, visit }) => {
    const buffer = await withMetadata('jpeg', 'xmp', 5150);
    await visit(NEW);
    await page.getByLabel('Source (optional)').fill('https://example.org/mine');
    await pick(page, { name: 'credited.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByLabel('Author (optional)', { exact: true })).toHaveValue('Ann Example');
    await expect(page.getByLabel('Licence', { exact: true })).toHaveValue('cc-by-4.0');
    await expectNoBarriers(page, 'the form with a picture');
    await expect(page.getByLabel('Source (optional)')).toHaveValue('https://example.org/mine');
    await pick(page, await newFile('plain.jpg'));
    await expect(page.getByLabel('Author (optional)', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Licence', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Source (optional)')).toHaveValue('https://example.org/mine');
  });

  test('another file brings its own facts, even when sent at once', async ({ page, visit }) => {
    await visit(NEW);
    await pick(page, await newFile('First_Fox_1920x1080.jpg', 1920, 1080));
    await expect(page.getByLabel('Resolution')).toHaveValue('1920x1080');
    await expect(page.getByLabel('Image', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Description').fill('Typed by hand');
    const second = await newFile('Second_Tower.jpg', 300, 600);
    await pick(page, second);
    await send(page);
    await expect(message(page, 'success', 'Wallpaper uploaded successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Edit Second Tower' }).click();
    await expect(page.getByLabel('Device')).toHaveValue('mobile');
    await expect(page.getByLabel('Resolution')).toHaveValue('300x600');
    await expect(page.getByLabel('File size')).toHaveValue(
      `${Math.max(1, Math.round(second.buffer.length / 1024))} KB`,
    );
    await expect(page.getByLabel('Tags')).toHaveValue('second, tower');
    await expect(page.getByLabel('Description')).toHaveValue('Typed by hand');
  });

  test('the server reads size and device from the picture', async ({ page, visit }) => {
    await visit(NEW);
    await pick(page, await newFile('Honest_Fox.jpg'));
    await expect(page.getByLabel('Resolution')).toHaveValue('160x90');
    await page.getByLabel('File size').fill('as big as a house');
    const fields = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const { send: sendOn } = XMLHttpRequest.prototype;
          XMLHttpRequest.prototype.send = function (body) {
            const form = body as FormData;
            resolve(['resolution', 'deviceType', 'fileSize'].map((name) => form.get(name)));
            sendOn.call(this, form);
          };
        }),
    );
    await send(page);
    expect(await fields).toEqual(['', '', 'as big as a house']);
    await expect(message(page, 'success', 'Wallpaper uploaded successfully')).toBeVisible();
  });

  test('a file is dropped onto the page', async ({ page, visit }) => {
    await visit(NEW);
    await dropFile(page, await newFile('Falling_Leaf_1920x1080.jpg', 1920, 1080));
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Falling Leaf');
    await expect(page.getByLabel('Tags')).toHaveValue('falling, leaf, 1080p');
    await expect(page.getByRole('img', { name: 'Preview of the chosen picture' })).toBeVisible();
    // The keyboard follows the visual order.
    if (await page.evaluate(() => CSS.supports('reading-flow', 'grid-order'))) {
      await page.getByLabel('Image', { exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    }
    await send(page);
    await expect(message(page, 'success', 'Wallpaper uploaded successfully')).toBeVisible();
  });

  test.describe('on a bad connection', { tag: '@fault' }, () => {
    test.use({ expectedProblems: [/request failed|Failed to load resource/] });

    test('an upload shows its progress, asks before leaving, can be cancelled, and keeps everything when it fails', async ({
      page,
      visit,
    }) => {
      await visit(NEW);
      await pick(page, await newFile('Slow_Snail.jpg'));
      const held: Route[] = [];
      await page.route('**/api/wallpapers', (route) => {
        held.push(route);
      });
      await send(page);
      await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeDisabled();
      await page.getByRole('link', { name: 'Overview' }).click();
      await page
        .getByRole('alertdialog', { name: 'Leave while the picture is uploading?' })
        .getByRole('button', { name: 'Stay' })
        .click();
      await page.getByRole('button', { name: 'Cancel upload' }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Slow Snail');
      // Held requests would be sent once the route is removed.
      for (const route of held) await route.abort().catch(() => undefined);
      await page.unroute('**/api/wallpapers');
      await page.route('**/api/wallpapers', (route) => route.abort('connectionfailed'));
      await send(page);
      await expect(page.getByRole('alert')).toContainText('Upload failed');
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Slow Snail');
      await page.unroute('**/api/wallpapers');
      await send(page);
      await expect(message(page, 'success', 'Wallpaper uploaded successfully')).toBeVisible();
    });
  });
});
