import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { paint } from '../support/painting';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (409|415|422)/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page, name = 'Save changes') => page.getByRole('button', { name }).first().click();
const saved = (page: Page) => message(page, 'success', 'Wallpaper updated successfully');

test.describe('two people editing the same wallpaper', () => {
  const others = { title: 'Theirs', resolution: '400x300', fileSize: '1 KB', tags: ['one', 'two'] };

  async function typeTooLate(page: Page) {
    await title(page).fill('Mine');
    await page.getByLabel('Description').fill('Words of mine');
    await save(page);
  }

  test('the second one sees both versions and saves their own', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
    addWallpaper,
    administrator,
  }) => {
    const { id } = await addWallpaper({ name: 'Contested-Hill.jpg' });
    await visit(`/admin/wallpapers/${id}`);
    await administrator.put(`/api/wallpapers/${id}`, { data: others });
    await typeTooLate(page);
    const conflict = page.getByRole('alert');
    await expect(conflict).toContainText('This wallpaper was changed in another window');
    await expect(conflict.getByRole('row', { name: 'Title' }).getByRole('cell')).toHaveText(['Theirs', 'Mine']);
    await expect(conflict.getByRole('row', { name: 'Description' }).getByRole('cell')).toHaveText([
      'None',
      'Words of mine',
    ]);
    for (const name of ['Device', 'Tags', 'Resolution', 'File size'])
      await expect(conflict.getByRole('row', { name })).toHaveCount(0);
    await expect(page.getByLabel('Tags')).toHaveValue('one, two');
    await expect(title(page)).toHaveValue('Mine');
    await save(page, 'Save my version');
    await expect(saved(page)).toBeVisible();
    const stored = await (await administrator.get(`/api/wallpapers/${id}`)).json();
    // Fields that the second one left alone keep the first one's values.
    expect(stored).toMatchObject({ ...others, title: 'Mine', description: 'Words of mine' });
  });

  test('the second one uses the saved version', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
    administrator,
  }) => {
    const { id } = await addWallpaper({ name: 'Contested-Lake.jpg' });
    await visit(`/admin/wallpapers/${id}?list=sort%3Dtitle`);
    await administrator.put(`/api/wallpapers/${id}`, { data: others });
    await typeTooLate(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Use the saved version' }).click();
    await expect(title(page)).toHaveValue('Theirs');
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page);
    await expect(saved(page)).toBeVisible();
  });
});

test('the page shows author, source and licence with their links, and a credit to copy', {
  tag: ['@js', '@core'],
}, async ({ page, visit, addWallpaper }) => {
  const { id } = await addWallpaper({ name: 'Credited-Hill.jpg' });
  await visit(`/admin/wallpapers/${id}`);
  const author = page.getByLabel('Author (optional)', { exact: true });
  const licence = page.getByLabel('Licence', { exact: true });
  const which = page.getByLabel('Which licence');
  await author.fill('Ann <b>Example</b>');
  await expect(which).toBeHidden();
  await page.getByLabel('Link to the author').fill('example.com/ann');
  await licence.selectOption('CC BY 4.0');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Link to the author must be an address that begins with');
  await expect(author).toHaveValue('Ann <b>Example</b>');
  await page.getByLabel('Link to the author').fill('https://example.com/ann');
  await page.getByLabel('Source (optional)').fill('https://example.com/lake');
  await save(page);
  await expect(saved(page)).toBeVisible();
  await visit(`/wallpaper/${id}`);
  const links = { 'Ann <b>Example</b>': 'https://example.com/ann', 'example.com/lake': 'https://example.com/lake' };
  for (const [name, address] of Object.entries(links))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /creativecommons.*by\/4\.0\/$/);
  const credit = page.getByRole('region', { name: 'Credit' });
  await expect(credit).toContainText(
    '“Credited Hill” by Ann <b>Example</b> (https://example.com/ann), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), https://example.com/lake',
  );
  await expect(credit.getByRole('button', { name: 'Copy credit' })).toBeVisible();
  await visit(`/admin/wallpapers/${id}`);
  await author.fill('');
  await licence.selectOption('Another licence');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Say which licence it is.');
  await which.fill('javascript:alert(1)');
  await save(page);
  await expect(saved(page)).toBeVisible();
  await visit(`/wallpaper/${id}`);
  await expect(page.getByText('Author')).toHaveCount(0);
  await expect(page.getByText('javascript:alert(1)').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'javascript' })).toHaveCount(0);
});

test('another picture replaces one, but not a text, nor one that is already in the gallery', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { id } = await addWallpaper({ name: 'Firm-Rock.jpg' });
  const other = await addWallpaper({ name: 'Other-Rock.jpg' });
  await visit(`/admin/wallpapers/${id}`);
  const replace = async (buffer: Buffer) => {
    await page.getByLabel('Replace the picture').setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
  };
  await replace(Buffer.from('These are only words. '.repeat(20)));
  await expect(page.getByRole('alert')).toContainText('Failed to replace the picture');
  await expect(page.getByText('Only JPG, PNG, WEBP and AVIF images are accepted.')).toBeVisible();
  await replace(other.file);
  await expect(page.getByText(`already in the gallery as “${other.title}”`)).toBeVisible();
  await replace(await paint({ width: 300, height: 500, format: 'png' }));
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel('Resolution')).toHaveValue('300x500');
  await expect(page.getByLabel('Device')).toHaveValue('mobile');
  await replace(other.file);
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
});

test.describe('the uploaded file', () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed/] });

  test('downloads without being counted', { tag: '@no-js' }, async ({ page, visit, addWallpaper }) => {
    const { id, file } = await addWallpaper({ name: 'Borrowed-Ladder.png', format: 'png' });
    await visit(`/admin/wallpapers/${id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    expect(readFileSync(await download.path())).toEqual(file);
    await page.reload();
    await expect(page.getByRole('complementary')).toContainText('0 downloads');
  });

  test('shows an error when the download fails, with JavaScript', { tag: '@js' }, async ({
    page,
    visit,
    addWallpaper,
  }) => {
    const { id } = await addWallpaper({ name: 'Borrowed-Spade.png' });
    await visit(`/admin/wallpapers/${id}`);
    await page.route('**/file/source', (route) => route.abort());
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    await expect(message(page, 'error', 'Download failed')).toContainText('Please try again later');
  });
});

test.describe('a visitor who logs in as administrator', () => {
  test.use({ isAdministrator: false });

  test('the administrator edits a wallpaper from its page and returns to the admin area', {
    tag: '@js',
  }, async ({ page, visit, logIn, addWallpaper }) => {
    const { path, title } = await addWallpaper({ name: 'Seen-Amiss.jpg' });
    const admin = page.getByRole('banner').getByRole('link', { name: 'Admin' });
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(admin).toHaveCount(0);
    await expect(edit).toHaveCount(0);
    await logIn();
    await visit(path);
    await edit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit “${title}”`);
    await page.getByRole('link', { name: 'View on the site' }).click();
    await admin.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const other of ['/', '/help']) {
      await visit(other);
      await page.locator('summary').filter({ hasText: 'Menu' }).click();
      await expect(admin.filter({ visible: true })).toBeVisible();
    }
    await visit('/admin');
    await page.getByRole('button', { name: 'Back to Site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Overview');
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(admin).toHaveCount(0);
    await expect(edit).toHaveCount(0);
  });
});
