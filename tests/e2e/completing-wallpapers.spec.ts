import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of 409/] });

test('wallpapers without tags take one Enter each', { tag: '@both' }, async ({
  page,
  visit,
  addWallpaper,
  request,
}) => {
  const added = [];
  for (let turn = 0; turn < 6; turn++)
    added.push(await addWallpaper({ name: `Windmill ${turn}.jpg`, fields: { title: `Windmill ${turn}`, tags: '[]' } }));
  const titles = added.map(({ title }) => title).reverse();
  await visit('/admin/triage?only=untagged');
  for (const [index, title] of titles.entries()) {
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByText(new RegExp(`^${index + 1} of \\d+$`))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'windmill' })).toBeChecked();
    await page.keyboard.press('Enter');
  }
  await expect(message(page, 'success', `Saved: ${titles.at(-1)}`)).toBeVisible();
  for (const { id } of added)
    expect((await (await request.get(`/api/wallpapers/${id}`)).json()).tags).toContain('windmill');
});

test('a wallpaper can be skipped, changed, deleted, and each change undone', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
  request,
  javaScriptEnabled,
}) => {
  const title = page.getByLabel('Title');
  await addWallpaper({ fields: { title: 'Second mill', tags: '[]' } });
  const { id } = await addWallpaper({ fields: { title: 'First mill', tags: '[]' } });
  const stored = async () => (await request.get(`/api/wallpapers/${id}`)).json();
  await visit('/admin/triage?only=untagged');
  // Without JavaScript, axe can't run.
  if (javaScriptEnabled) await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(title).toHaveValue('Second mill');
  await page.goBack();
  await expect(title).toHaveValue('First mill');
  await page.getByLabel('Tags', { exact: true }).fill('grain');
  await page.getByRole('radio', { name: /^Nature/ }).check();
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(title).toHaveValue('Second mill');
  expect(await stored()).toMatchObject({ tags: expect.arrayContaining(['grain']), category: { name: 'Nature' } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('First mill');
  expect(await stored()).toMatchObject({ tags: [], category: null });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(title).toHaveValue('Second mill');
  expect((await request.get(`/api/wallpapers/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('First mill');
});

test('a curator is told of what another has changed, and nothing typed is lost', { tag: '@no-js' }, async ({
  page,
  visit,
  addWallpaper,
  administrator,
}) => {
  const { id } = await addWallpaper({ fields: { title: 'Shared mill', tags: '[]' } });
  await visit(`/admin/triage?only=untagged&at=${id}`);
  const whole = { title: 'Their mill', resolution: '160x100', fileSize: '1 KB' };
  expect((await administrator.put(`/api/wallpapers/${id}`, { data: whole })).status()).toBe(200);
  await page.getByLabel('Title').fill('My mill');
  await page.getByLabel('Author').fill('Ada');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByRole('alert').getByText('Their mill')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My mill');
  await expect(page.getByLabel('Author')).toHaveValue('Ada');
});

test('digits choose a category, t goes to the tags, arrows to the next and back', { tag: '@js' }, async ({
  page,
  visit,
  addWallpaper,
}) => {
  const title = page.getByLabel('Title');
  await addWallpaper({ fields: { title: 'Lower mill', tags: 'mill' } });
  await addWallpaper({ fields: { title: 'Upper mill', tags: 'mill' } });
  await visit('/admin/triage?only=no-description');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: / 2$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Save and next' }).focus();
  await page.keyboard.press('t');
  await expect(page.getByLabel('Tags', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save and next' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveValue('Lower mill');
  await page.getByRole('button', { name: 'Save and next' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveValue('Upper mill');

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByText('Incomplete: go to the tags')).toBeVisible();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const save = page.getByRole('button', { name: 'Save and next' });
  await save.focus();
  await page.keyboard.press('2');
  await page.keyboard.press('t');
  await expect(save).toBeFocused();
  await expect(page.getByRole('radio', { name: / 2$/ })).not.toBeChecked();
});
