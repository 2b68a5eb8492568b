import type { Page } from '@playwright/test';
import { newFile } from '../support/many-pictures';
import { expect, message, test } from '../support/test';

test.use({
  siteName: 'desk',
  isAdministrator: true,
  expectedProblems: [/status of 4(04|22)|preloaded using link preload/],
});

const inbox = '/admin/drafts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const select = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check();

/** The titles of these wallpapers in the order of the page. */
async function order(page: Page, titles: string[]): Promise<string[]> {
  const texts = await page.getByRole('row').allInnerTexts();
  return texts.flatMap((text) => titles.filter((title) => text.includes(title)));
}

test('the administrator plans drafts, changes her mind, edits several and publishes one', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
  request,
}) => {
  const fields = { publishedAt: 'draft' };
  const drafts = [
    await addWallpaper({ name: 'Drizzle-One.jpg', fields }),
    await addWallpaper({ name: 'Drizzle-Two.jpg', fields }),
    await addWallpaper({ name: 'Drizzle-Three.jpg', fields }),
  ];
  const [one = '', two = '', three = ''] = drafts.map(({ title }) => title);
  await visit(inbox);
  for (const { title } of drafts) await select(page, title);
  await page.getByText('Plan…').click();
  await page.getByLabel('Wallpapers a day').fill('2');
  await page.getByLabel('First day').fill(inDays(30));
  await page.getByRole('button', { name: 'Plan selected' }).click();
  await expect(message(page, 'success', '3 wallpapers planned')).toBeVisible();
  await expect(page.locator(`time[datetime="${inDays(30)}"]`)).toBeVisible();
  await expect(page.locator(`time[datetime="${inDays(31)}"]`)).toBeVisible();
  expect(await order(page, [one, two, three])).toEqual([one, two, three]);

  await select(page, one);
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await expect(message(page, 'success', '1 wallpaper without a plan')).toBeVisible();
  await expect.poll(() => order(page, [one, two, three])).toEqual([one, two, three]);

  const found = async () => (await (await request.get(`/api/wallpapers?search=drizzle`)).json()).length;
  expect(await found()).toBe(0);
  await select(page, three);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(message(page, 'success', '1 wallpaper published')).toBeVisible();
  await expect(row(page, three)).toHaveCount(0);
  await expect.poll(found).toBe(1);

  await select(page, two);
  await page.getByRole('button', { name: 'Edit selected' }).click();
  await page.getByRole('dialog').getByLabel('Add tags').fill('rainy');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
  await expect(row(page, two)).toContainText('rainy');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message(page, 'success', 'Undone for 1 wallpaper')).toBeVisible();
  await expect(row(page, two)).not.toContainText('rainy');

  await select(page, two);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'success', 'Wallpaper deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, two)).toBeVisible();
  expect(await found()).toBe(1);
});

test('the administrator is told why a time is refused, and corrects it', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const { title } = await addWallpaper({ name: 'Too-Early.jpg', fields: { publishedAt: 'draft' } });
  await visit(inbox);
  await select(page, title);
  await page.getByText('Plan…').click();
  await page.getByRole('radio', { name: 'On a date and time' }).check();
  await page.getByLabel('Date and time', { exact: true }).fill('2020-05-05T10:00');
  await page.getByRole('button', { name: 'Plan selected' }).click();
  await expect(page.getByLabel('Date and time', { exact: true })).toHaveAccessibleDescription(
    'This time has passed. Choose a later one.',
  );
  await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked();
  await page.getByLabel('Date and time', { exact: true }).fill(`${inDays(60)}T10:00`);
  await page.getByRole('button', { name: 'Plan selected' }).click();
  await expect(message(page, 'success', '1 wallpaper planned')).toBeVisible();
  await expect(row(page, title)).toContainText('10:00');
});

test('the administrator keeps an upload as a draft, and edits it', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  request,
}) => {
  await visit('/admin/wallpapers/new');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await newFile('Kept-Back.jpg'));
  await page.getByRole('radio', { name: 'Keep as a draft' }).check();
  await page.getByRole('button', { name: 'Upload wallpaper' }).click();
  await expect(message(page, 'success', 'Kept as a draft')).toBeVisible();
  await page.getByRole('row').getByRole('link', { name: 'Kept Back' }).click();
  await page.getByLabel('Title').fill('Held back');
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
  await expect(row(page, 'Held back')).toBeVisible();
  expect(await (await request.get('/api/wallpapers?search=held')).json()).toEqual([]);
});
