import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findBarriers } from '../support/barriers';
import { dropFile, lookalike, manyPictures, newFile, type PictureFile, pasteFile } from '../support/many-pictures';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const BULK = '/admin/wallpapers/bulk';
/** More than are sent at once. */
const COUNT = 4;

const status = (page: Page, text: RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: text });
const row = (page: Page, name: string) => page.getByRole('list', { name: 'Files' }).getByRole('listitem', { name });
const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });

async function pick(page: Page, files: PictureFile[]) {
  await page.getByLabel('Images').setInputFiles(files);
}

async function sendAll(page: Page) {
  await page.getByRole('button', { name: /^Upload( \d+ files?)?$/ }).click();
}

async function expectNoBarriers(page: Page) {
  expect(await findBarriers(page)).toEqual([]);
}

test('the administrator uploads several pictures at once', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  const files = await Promise.all(
    Array.from({ length: COUNT }, (_, index) => newFile(`Valley_of_${String.fromCharCode(65 + index)}_1920x1080.jpg`)),
  );
  await visit('/admin/wallpapers');
  await page.getByRole('link', { name: 'Upload many' }).click();
  await page.getByLabel('Category for all').selectOption({ label: 'Nature' });
  await pick(page, files);
  await sendAll(page);
  await expect(status(page, new RegExp(`${COUNT} uploaded, 0 failed`))).toBeVisible();
  const lines = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(lines).toHaveCount(COUNT);
  await expectNoBarriers(page);

  const link = row(page, files[0]?.name ?? '').getByRole('link', { name: 'Show it' });
  await visit((await link.getAttribute('href')) ?? '');
  await expect(fact(page, 'Category')).toHaveText('Nature');
});

test.describe('one bad file', () => {
  test.use({ expectedProblems: [/status of (409|415|422)/] });

  test('does not affect the others, and every file shows its result', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    const known = await addWallpaper({ name: 'Known-Heron.jpg' });
    const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('only words '.repeat(50)) };
    const again = { name: 'again.jpg', mimeType: 'image/jpeg', buffer: known.file };
    await visit(BULK);
    await page.getByLabel('Category for all').selectOption({ label: 'Animals' });
    await page.getByLabel('Device for all').selectOption('tablet');
    await pick(page, [words, await newFile('Stork.jpg'), again, ...(await manyPictures(2))]);
    await sendAll(page);
    await expect(status(page, /3 uploaded, 1 failed, 1 can’t be uploaded/)).toBeVisible();
    await expect(row(page, 'words.png')).toContainText('Only JPG, PNG, WEBP and AVIF images are accepted.');
    await expect(row(page, 'Stork.jpg').getByRole('link').first()).toBeVisible();
    await expect(row(page, 'again.jpg')).toContainText('This picture is already in the gallery as “Known Heron”.');
    await expect(row(page, 'again.jpg').getByRole('link', { name: 'Show it' })).toHaveAttribute('href', known.path);
    await expectNoBarriers(page);
  });
});

test('the results are kept and can be read again, without JavaScript', { tag: '@no-js' }, async ({ page, visit }) => {
  await visit(BULK);
  await pick(page, [await newFile('Kept_Result.jpg')]);
  await sendAll(page);
  await expect(line(page, 'Kept_Result.jpg')).toContainText('Por favor, completa todos los campos requeridos');
  await page.getByRole('link', { name: 'Upload it again with a category' }).click();
  await page.getByLabel('Category for all').selectOption({ label: 'Minimal' });
  await pick(page, [await newFile('Kept_Result.jpg')]);
  await sendAll(page);
  await expect(line(page, 'Kept_Result.jpg')).toContainText('Minimal · PC · kept, result');
  await expect(status(page, /1 uploaded, 0 failed/)).toBeVisible();
  await page.reload();
  await expect(status(page, /1 uploaded, 0 failed/)).toBeVisible();
  const address = page.url();
  await visit(BULK);
  await page.getByRole('region', { name: 'Uploads from the last day' }).getByRole('link').first().click();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('link', { name: 'Kept Result', exact: true })).toBeVisible();
});

test.describe('a picture that looks like one in the gallery', () => {
  test.use({ expectedProblems: [/status of 409/] });

  test('is shown beside it and can replace it', { tag: ['@js', '@core'] }, async ({ page, visit, addWallpaper }) => {
    const old = await addWallpaper({ name: 'Old_Copy.jpg', width: 800, height: 450 });
    await visit(BULK);
    await page.getByLabel('Category for all').selectOption({ label: 'City' });
    const original = { ...(await newFile('old.jpg')), buffer: old.file };
    await pick(page, [await lookalike('Fresh.jpg', original), await newFile('Beside.jpg')]);
    await sendAll(page);
    await expect(status(page, /1 uploaded, 0 failed, 1 to decide/)).toBeVisible();
    const question = page.getByRole('group', { name: /Looks like “Old Copy/ });
    await expect(question.locator('img')).toHaveCount(2);
    for (const picture of await question.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await expectNoBarriers(page);
    await question.getByText('Replace the old one…').click();
    await question.getByRole('button', { name: 'Replace it with the smaller one' }).click();
    await expect(status(page, /2 uploaded, 0 failed/)).toBeVisible();
    await expect(question).toHaveCount(0);
    await visit(old.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(old.title);
    await expect(fact(page, 'Resolution')).toHaveText(/^360x/);
  });
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('tags are suggested, incomplete rows are marked, the others are sent and can be changed afterwards', async ({
    page,
    visit,
    addWallpaper,
  }) => {
    await addWallpaper({ name: 'a.jpg', fields: { tags: 'Marmalade Sky' } });
    await visit(BULK);
    await pick(page, [await newFile('xyz.jpg'), await newFile('Wild_River.jpg'), await newFile('qrs.jpg')]);
    await page.getByLabel('Title of qrs.jpg').fill('');
    await sendAll(page);
    await expect(page.getByRole('alert')).toHaveText('Por favor, completa todos los campos requeridos');
    await expect(page.getByLabel('Category of xyz.jpg')).toBeFocused();
    await expect(page.getByLabel('Category of xyz.jpg')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Title of qrs.jpg')).toHaveAttribute('aria-invalid', 'true');
    await expect(row(page, 'Wild_River.jpg')).toContainText('Uploaded');
    await expectNoBarriers(page);
    const tags = page.getByLabel('Tags of xyz.jpg');
    await tags.fill('soft, marm');
    await expect(page.getByRole('option', { name: 'Marmalade Sky' })).toBeVisible();
    await expectNoBarriers(page);
    await tags.press('ArrowDown');
    await tags.press('Enter');
    await expect(tags).toHaveValue('soft, Marmalade Sky, ');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCount(0);
    await page.getByLabel('Category of xyz.jpg').selectOption({ label: 'Space' });
    await page.getByLabel('Title of qrs.jpg').fill('Quarks');
    await page.getByLabel('Tags of qrs.jpg').fill('1,2,3,4,5,6,7,8,9,10,11,12,strange');
    await expect(row(page, 'qrs.jpg')).toContainText('Only 12 tags fit. Left out: strange.');
    await page.getByLabel('Category of qrs.jpg').selectOption({ label: 'Space' });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sendAll(page);
    await expect(status(page, /3 uploaded, 0 failed/)).toBeVisible();
    // Leaving a field saves a published wallpaper.
    await page.getByLabel('Title of Wild_River.jpg').fill('Tame River');
    await page.getByLabel('Images').focus();
    await expect(row(page, 'Wild_River.jpg')).toContainText('Saved');
    await visit((await row(page, 'Wild_River.jpg').getByRole('link', { name: 'Show it' }).getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tame River');
  });

  test('rows are filtered, selected under a filter, and found again in the list', async ({ page, visit }) => {
    await visit(BULK);
    const whole = await newFile('Torn_Owl.jpg', 900, 600);
    const torn = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
    await expect(page.getByText('Pick files, or drop or paste them')).toBeVisible();
    await pick(page, [await newFile('Calm_Owl.jpg'), await newFile('hjk.jpg'), await newFile('bnm.jpg'), torn]);
    await expect(row(page, 'Torn_Owl.jpg')).toContainText('Your browser can’t read this picture. It may be damaged.');
    await expect(page.getByText('Pick files, or drop or paste them')).toBeHidden();
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const { height = 999 } = (await row(page, 'Calm_Owl.jpg').boundingBox()) ?? {};
      expect(height, `at ${width}`).toBeLessThan(160);
    }
    const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
    await page.getByRole('radio', { name: 'Failed (1)' }).check();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove Torn_Owl.jpg' }).click();
    await page.getByRole('radio', { name: 'Incomplete (2)' }).check();
    await expect(rows).toHaveCount(2);
    const all = page.getByRole('checkbox', { name: 'Select all' });
    await all.check();
    await expect(all).toBeChecked();
    await page.getByLabel('Category for the selected files').selectOption({ label: 'Space' });
    await page.getByRole('button', { name: 'Apply to 2 files' }).click();
    await all.uncheck();
    await expect(page.getByRole('form', { name: 'Selected files' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'All (3)' }).check();
    await sendAll(page);
    await expect(status(page, /3 uploaded, 0 failed/)).toBeVisible();
    await page.getByRole('link', { name: 'See the 3 published wallpapers' }).click();
    await expect(page.getByText('3 wallpapers', { exact: true })).toBeVisible();
    for (const title of ['Calm Owl', 'Hjk', 'Bnm'])
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  test.describe('when the session ends', () => {
    test.use({ expectedProblems: [/status of 401/] });

    test('the list stays and continues after the login', async ({ page, context, visit, logIn }) => {
      await visit(BULK);
      await pick(page, [await newFile('Late_Owl.jpg'), await newFile('Later_Owl.jpg')]);
      await context.clearCookies();
      await sendAll(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
      await expect(alert.getByRole('link', { name: 'Log in (opens a new tab)' })).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(BULK)}`,
      );
      await expect(status(page, /^2 not sent$/)).toBeVisible();
      await logIn();
      await alert.getByRole('button', { name: 'Continue' }).click();
      await expect(status(page, /2 uploaded, 0 failed/)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });

  test('files dropped or pasted anywhere in the admin area open the upload screens', async ({ page, visit }) => {
    await visit('/admin/categories');
    await dropFile(page, await newFile('Far_Fox.jpg'), await newFile('Far_Owl.jpg'));
    await expect(page).toHaveURL(BULK);
    await expect(row(page, 'Far_Fox.jpg')).toContainText('Ready');
    await expect(row(page, 'Far_Owl.jpg')).toContainText('Ready');
    await expect(message(page, 'success', '2 files are in the list')).toBeVisible();
    await dropFile(page, await newFile('Near_Fox.jpg'));
    await expect(row(page, 'Near_Fox.jpg')).toContainText('Ready');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/admin');
    await pasteFile(page, await newFile('Single_Fox.jpg'));
    await expect(page).toHaveURL('/admin/wallpapers/new');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Single Fox');
    await expect(message(page, 'success', 'The file is in the form')).toBeVisible();
    // This form takes one file; several open the other screen.
    await dropFile(page, await newFile('Third_Fox.jpg'), await newFile('Fourth_Fox.jpg'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(row(page, 'Third_Fox.jpg')).toContainText('Ready');
    // Files are handed over only once.
    await page.reload();
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(0);
  });

  test('a dropped folder gives a row for each of its files, with those of its folders', async ({
    page,
    visit,
  }, testInfo) => {
    const folder = testInfo.outputPath('Holiday');
    await mkdir(path.join(folder, 'Coast'), { recursive: true });
    await mkdir(path.join(folder, '@eaDir'));
    for (const name of ['Cliff.jpg', 'Coast/Lighthouse.jpg', '@eaDir/Thumbnail.jpg', '.hidden.jpg'])
      await writeFile(path.join(folder, name), (await newFile(name)).buffer);
    await visit(BULK);
    await expect(page.getByText('Pick files, or drop or paste them')).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      const data = { items: [], files: [folder], dragOperationsMask: 1 };
      await devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }
    await expect(row(page, 'Cliff.jpg')).toContainText('Needs category');
    await expect(row(page, 'Lighthouse.jpg')).toContainText('Needs category');
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  });

  test.describe('while the connection fails', { tag: '@fault' }, () => {
    test.use({ expectedProblems: [/request failed|Failed to load resource|status of 503/] });

    test('leaving asks first, and uploads can be cancelled', async ({ page, visit }) => {
      await visit(BULK);
      await page.getByLabel('Category for all').selectOption({ label: 'Ocean' });
      let held = 0;
      // Never answered: the uploads run until they are cancelled.
      await page.route('**/api/wallpapers', () => {
        held += 1;
      });
      await pick(page, await Promise.all([1, 2, 3, 4, 5].map((number) => newFile(`Surf_${number}.jpg`))));
      await sendAll(page);
      await expect(row(page, 'Surf_3.jpg').getByRole('progressbar')).toBeVisible();
      await expect(row(page, 'Surf_4.jpg')).toContainText('Waiting');
      expect(held).toBe(3);
      const asksFirst = () =>
        page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      expect(await asksFirst()).toBe(true);

      await page.getByRole('link', { name: 'Upload one' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave while files are uploading?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(question).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(BULK);

      await page.getByRole('button', { name: 'Cancel Surf_1.jpg' }).click();
      await expect(row(page, 'Surf_1.jpg')).toContainText('Cancelled');
      await expect(row(page, 'Surf_4.jpg').getByRole('progressbar')).toBeVisible();

      await page.getByRole('button', { name: 'Cancel all' }).click();
      await expect(status(page, /5 not sent/)).toBeVisible();
      expect(await asksFirst()).toBe(true);
      await page.getByRole('link', { name: 'Upload one' }).click();
      await page
        .getByRole('alertdialog', { name: 'Leave with 5 files not uploaded?' })
        .getByRole('button', { name: 'Leave' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload a wallpaper');
      expect(await asksFirst()).toBe(false);
    });
  });
});
