import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const success = (page: Page, text: string) => message(page, 'success', text);
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('the administrator creates a category, changes it and deletes it', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
  request,
}) => {
  const word = 'Lively';
  await visit('/admin/categories');
  await page.getByLabel('New category').fill(`${word} Rivers & Lakes`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(success(page, 'Category created')).toBeVisible();
  const slug = `${word.toLowerCase()}-rivers-lakes`;
  await expect(rowOf(page, `${word} Rivers & Lakes`)).toContainText(slug);
  await expect(page.getByLabel('New category')).toHaveValue('');
  await expect(page.getByLabel('New category')).toBeFocused();

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
  const question = page.getByRole('alertdialog');
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

test('the slug follows the name until it is edited, and rows for failed lines keep what is typed', {
  tag: '@js',
}, async ({ page, visit }) => {
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
  for (const path of ['/admin/categories', '/admin/categories/new', edit, merge]) {
    await visit(path);
    await expectNoBarriers(page);
  }
  // A phone shows words that a wide screen shows in the column headings.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit('/admin/tags');
  await expectNoBarriers(page, 'tags on a phone');
});
