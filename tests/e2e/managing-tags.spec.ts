import type { Page } from '@playwright/test';
import { expect, fact, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const success = (page: Page, text: string) => message(page, 'success', text);
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const tagsOf = (page: Page) => fact(page, 'Tags').getByRole('link');

/** Words unique to this run: the scenario runs with and without scripts, maybe on the same desk. */
const wordsFor = (hasScripts: boolean | undefined, ...words: string[]) =>
  words.map((word) => `${word}${hasScripts ? 'js' : 'plain'}`);

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search tags' }).fill(words);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/[?&]q=/);
}

test('the administrator renames a tag, and its old address redirects to the new one', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const [old, other] = ['willow', 'hazel'];
  const { path } = await addWallpaper({ name: 'A.jpg', fields: { tags: `${other}, ${old}` } });
  await visit('/admin/categories');
  await page.getByRole('navigation', { name: 'Categories and tags' }).getByRole('link', { name: 'Tags' }).click();
  await search(page, old);
  await expect(rowOf(page, old)).toContainText('1');
  await page.getByRole('link', { name: `Edit ${old}` }).click();
  await page.getByLabel('Name').fill(`Weeping ${old}`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(success(page, `Tag renamed to “Weeping ${old}”`)).toBeVisible();
  // Back in the same view of the list: the new name also contains the searched word.
  await expect(rowOf(page, `Weeping ${old}`)).toContainText(`weeping-${old}`);

  await visit(`/tag/${old}?offset=0`);
  await expect(page).toHaveURL(new RegExp(`/tag/weeping-${old}\\?offset=0$`));
  await expect(page.getByText('1 wallpaper with this tag')).toBeVisible();
  await visit(path);
  await expect(tagsOf(page)).toHaveText([other, `Weeping ${old}`]);

  await visit(`/admin/tags?q=${old}`);
  await page.getByRole('link', { name: `Edit Weeping ${old}` }).click();
  await page.getByRole('button', { name: `Forget ${old}` }).click();
  await expect(success(page, 'Name forgotten')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Previous names' })).toHaveCount(0);
  expect((await page.request.get(`/tag/${old}`)).status()).toBe(404);
});

test('the administrator merges tags into one', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
  javaScriptEnabled,
}) => {
  const [pine = '', fir = '', wood = ''] = wordsFor(javaScriptEnabled, 'pine', 'fir', 'wood');
  const { path } = await addWallpaper({
    name: 'A.jpg',
    fields: { tags: `${pine}, x1, ${wood}` },
  });
  await addWallpaper({ name: 'B.jpg', fields: { tags: fir } });
  await visit('/admin/tags?sort=name');
  if (javaScriptEnabled) await expect(page.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await page.getByLabel(`Select ${pine}`).check();
  await page.getByLabel(`Select ${fir}`).check();
  await page.getByLabel('Merge into').fill('no, where');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('A tag can’t contain a comma.')).toBeVisible();
  await page.getByLabel('Merge into').fill(wood.toUpperCase());
  await page.getByRole('button', { name: 'Merge…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merge 2 tags into “${wood}”?`);
  await expect(page.getByText(`“${fir}” (1 wallpaper)`)).toBeVisible();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(success(page, `2 tags merged into “${wood}”`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await expect(rowOf(page, wood)).toContainText('2');
  await expect(rowOf(page, pine)).toHaveCount(0);

  await visit(`/tag/${fir}`);
  await expect(page).toHaveURL(new RegExp(`/tag/${wood}$`));
  await visit(path);
  await expect(tagsOf(page)).toHaveText([wood, 'x1']);
});

test('the administrator deletes tags, and the wallpapers stay', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const [one, two, three] = ['onyx', 'opal', 'ruby'];
  const { path } = await addWallpaper({
    name: 'A.jpg',
    fields: { tags: `${one}, ${two}, ${three}` },
  });
  await visit(`/admin/tags?sort=name`);
  const question = page.getByRole('main');
  await page.getByRole('link', { name: `Delete ${one}` }).click();
  await expect(question.getByRole('heading', { name: `Delete the tag “${one}”?` })).toBeVisible();
  await question.getByText('Cancel').click();
  await page.getByRole('link', { name: `Delete ${one}` }).click();
  await expect(question.getByText(`“${one}” (1 wallpaper). The wallpapers stay, without this tag.`)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, `Tag “${one}” deleted`)).toBeVisible();

  await page.getByLabel(`Select ${two}`).check();
  await page.getByLabel(`Select ${three}`).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(question.getByRole('heading', { name: 'Delete 2 tags?' })).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, '2 tags deleted')).toBeVisible();
  await visit(path);
  await expect(page.getByRole('term').filter({ hasText: 'Tags' })).toHaveCount(0);
});

test.describe('a name that another tag has', () => {
  test.use({ expectedProblems: [/status of 409/] });

  test('is reported at the field, with a link to merge', { tag: '@no-js' }, async ({ page, visit, addWallpaper }) => {
    const [grey, gray] = ['grey', 'gray'];
    await addWallpaper({ name: 'A.jpg', fields: { tags: `${grey}, ${gray}` } });
    await visit(`/admin/tags?q=${grey}`);
    await page.getByRole('link', { name: `Edit ${grey}` }).click();
    await page.getByLabel('Name').fill(gray);
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText(`There is already a tag “${gray}”.`)).toBeVisible();
    await page.getByRole('link', { name: `Merge “${grey}” into “${gray}” instead` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merge “${grey}” into “${gray}”?`);
    await page.getByRole('button', { name: 'Merge' }).click();
    await expect(success(page, `Tag “${grey}” merged into “${gray}”`)).toBeVisible();
  });
});
