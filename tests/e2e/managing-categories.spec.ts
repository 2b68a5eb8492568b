import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const success = (page: Page, text: string) => message(page, 'success', text);
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('the administrator creates a category, changes it and deletes it', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
  request,
  javaScriptEnabled,
}) => {
  const word = javaScriptEnabled ? 'Lively' : 'Plain';
  await visit('/admin/categories');
  await page.getByLabel('New category').fill(`${word} Rivers & Lakes`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(success(page, 'Category created')).toBeVisible();
  const slug = `${word.toLowerCase()}-rivers-lakes`;
  await expect(rowOf(page, `${word} Rivers & Lakes`)).toContainText(slug);
  await expect(page.getByLabel('New category')).toHaveValue('');
  if (javaScriptEnabled) await expect(page.getByLabel('New category')).toBeFocused();

  const [{ id }] = (await (await request.get('/api/categories')).json()).filter(
    (one: { slug: string }) => one.slug === slug,
  );
  const { title, path } = await addWallpaper({
    name: `${word}-Trout.jpg`,
    width: 400,
    height: 300,
    fields: { categoryId: String(id) },
  });
  await visit('/admin/categories');
  await page.getByRole('link', { name: `1 wallpaper in ${word} Rivers & Lakes` }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

  await visit('/admin/categories');
  await page.getByRole('link', { name: `Edit ${word} Rivers & Lakes` }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${word} Waters`);
  await page.getByLabel('Slug').fill(`${word.toLowerCase()}-waters`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(success(page, 'Category updated')).toBeVisible();
  await visit(`/category/${slug}?device=pc`);
  await expect(page).toHaveURL(new RegExp(`/category/${word.toLowerCase()}-waters\\?device=pc$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Waters wallpapers`);

  await visit('/admin/categories');
  await page.getByRole('link', { name: `Delete ${word} Waters` }).click();
  const question = javaScriptEnabled ? page.getByRole('alertdialog') : page.getByRole('main');
  await expect(question.getByRole('heading', { name: `Delete the category “${word} Waters”?` })).toBeVisible();
  await expect(question.getByText('1 wallpaper will be left without a category.')).toBeVisible();
  await question.getByText('Cancel').click();
  await page.getByRole('link', { name: `Delete ${word} Waters` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, 'Category deleted')).toBeVisible();
  await expect(rowOf(page, `${word} Waters`)).toHaveCount(0);
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await request.get(`/category/${word.toLowerCase()}-waters`)).status()).toBe(404);
});

test('with JavaScript, the slug follows the name until it is edited', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/admin/categories');
  const name = page.getByLabel('New category');
  const slug = page.getByLabel('Slug');
  await name.pressSequentially('Cats & ');
  await expect(slug).toHaveValue('cats-');
  await name.pressSequentially('Dogs');
  await expect(slug).toHaveValue('cats-dogs');
  await slug.fill('pets');
  await name.fill('Cats, Dogs, Birds');
  await expect(slug).toHaveValue('pets');
  await slug.fill('');
  await name.fill('Birds only');
  await expect(slug).toHaveValue('birds-only');
});

test('the administrator creates several categories at once', { tag: '@no-js' }, async ({ page, visit }) => {
  await visit('/admin/categories');
  await page.getByRole('link', { name: 'Create many at once, or import a list' }).click();
  await page.getByLabel('Name of category 2').fill('Many Two');
  await page.getByRole('button', { name: 'More rows' }).click();
  await expect(page.getByLabel('Name of category 2')).toHaveValue('Many Two');
  await page.getByLabel('Name of category 10').fill('Many Ten');
  await page.getByLabel('Slug of category 10').fill('many-x');
  await page.getByRole('button', { name: 'Create categories' }).click();
  await expect(success(page, '2 categories created')).toBeVisible();
  await expect(rowOf(page, 'Many Two')).toContainText('many-two');
  await expect(rowOf(page, 'Many Ten')).toContainText('many-x');
});

test('the administrator imports a list and fixes the lines that failed', { tag: '@no-js' }, async ({ page, visit }) => {
  const word = 'Plain';
  await visit('/admin/categories/new');
  await page.getByLabel('One category per line').fill(`${word} Hills\n\nNature\nПрирода`);
  const buffer = Buffer.from(`${word} Meadows\n`);
  await page.getByLabel('Or a text file').setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Import' }).click();
  const report = page.getByRole('status').filter({ hasText: 'failed' });
  await expect(report).toContainText('2 categories created, 2 failed');
  await expect(report.getByRole('listitem')).toHaveText([
    `Created: ${word} Hills`,
    'Failed: Nature. The category “Nature” already has this slug.',
    'Failed: Природа. Enter a slug. It can’t be made from this name.',
    `Created: ${word} Meadows`,
  ]);
  await expect(page.getByLabel('Name of category 2')).toHaveValue('Природа');
  await page.getByLabel('Slug of category 1').fill(`${word.toLowerCase()}-nature`);
  await page.getByLabel('Slug of category 2').fill(`${word.toLowerCase()}-priroda`);
  await page.getByRole('button', { name: 'Create categories' }).click();
  await expect(success(page, '2 categories created')).toBeVisible();
});

test('rows for failed lines keep what is typed while the page reloads', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/admin/categories/new');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await page.getByLabel('One category per line').fill('Held back Hills\nNature');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 category created, 1 failed' })).toBeVisible();
  await page.getByLabel('Slug of category 1').fill('nature-again');
  await expect(page.getByRole('button', { name: 'Importing…' })).toBeVisible();
  goOn();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  await expect(page.getByLabel('Slug of category 1')).toHaveValue('nature-again');
});

test('with JavaScript, the pages of categories and tags have no barriers', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  await addWallpaper({ name: 'Barrier.jpg', fields: { tags: 'reef, kelp' } });
  await visit('/admin/tags');
  await page.getByRole('link', { name: 'Edit reef' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reef');
  const edit = new URL(page.url()).pathname;
  const merge = `/admin/tags/merge?id=${edit.split('/').at(-1)}&into=kelp`;
  for (const path of [
    '/admin/categories',
    '/admin/categories/new',
    '/admin/categories/1',
    '/admin/tags',
    edit,
    merge,
  ]) {
    await visit(path);
    await expectNoBarriers(page);
  }
  // A phone shows words that a wide screen shows in the column headings.
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/admin/categories', '/admin/tags']) {
    await visit(path);
    await expectNoBarriers(page, `${path} on a phone`);
  }
});
