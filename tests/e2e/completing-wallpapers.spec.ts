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
  await visit('/admin/wallpapers?q=windmill&sort=newest&without=tags');
  await page.getByRole('link', { name: 'Complete one by one' }).click();
  for (const title of titles) {
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByRole('checkbox', { name: 'windmill' })).toBeChecked();
    await expect(page.getByLabel('Tags', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('No wallpapers found.')).toBeVisible();
  for (const { id } of added)
    expect((await (await request.get(`/api/wallpapers/${id}`)).json()).tags).toContain('windmill');
});

test('a wallpaper can be skipped, changed, and the change undone', { tag: ['@both', '@core'] }, async ({
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
  await expect(page).toHaveURL(/\/admin\/wallpapers\?without=tags$/);
  await visit('/admin/wallpapers?without=tags&sort=newest');
  await expect(page.getByRole('link', { name: /^Tags \(\d+\)$/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Complete one by one' }).click();
  await expect(title).toHaveValue('First mill');
  // Without JavaScript, axe can't run.
  if (javaScriptEnabled) await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(title).toHaveValue('Second mill');
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(title).toHaveValue('First mill');
  await page.getByLabel('Tags', { exact: true }).fill('grain');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(title).toHaveValue('Second mill');
  expect(await stored()).toMatchObject({ tags: expect.arrayContaining(['grain']) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('First mill');
  await expect(message(page, 'success', 'Undone: First mill')).toBeVisible();
  expect(await stored()).toMatchObject({ tags: [] });
});
