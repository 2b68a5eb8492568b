import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (401|422)/] });

test('the administrator makes a token, and decides what a program suggests with it', {
  tag: '@both',
}, async ({ page, visit, site, addWallpaper, javaScriptEnabled, playwright, baseURL }) => {
  const { id, title } = await addWallpaper({ name: 'Suggested-Bay.jpg' });
  const name = `Tagger ${id}`;
  await visit('/admin/site/account/tokens');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Current password').fill(site.adminPassword);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Choose at least one.').last()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('checkbox', { name: 'suggest' }).check();
  await page.getByLabel('Current password').fill(site.adminPassword);
  await page.getByLabel('Expires').selectOption('In 30 days');
  await page.getByRole('button', { name: 'Create token' }).click();
  const field = page.getByLabel(`Token for ${name}`);
  await expect(field).toHaveValue(/^tapeta_/);
  const token = await field.inputValue();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Never used');
  if (javaScriptEnabled) await expectNoBarriers(page, 'the tokens');
  await visit('/admin/site/account/tokens');
  await expect(field).toBeHidden();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const suggest = (data: object) =>
    program.post(`/api/wallpapers/${id}/suggestions`, { data: { source: 'Model', ...data } });
  expect((await suggest({ title: `${title} at dusk`, tags: ['dusk'] })).status()).toBe(201);
  expect((await suggest({ description: 'Calm water.' })).status()).toBe(201);
  expect((await suggest({ tags: ['calm', 'wide'] })).status()).toBe(201);

  await visit('/admin');
  await expect(page.getByRole('link', { name: /suggestions? to decide/ })).toBeVisible();
  await visit(`/admin/wallpapers/${id}`);
  await page.getByRole('link', { name: '3 suggestions to decide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suggestions' })).toBeVisible();
  const items = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(items).toHaveCount(3);
  if (javaScriptEnabled) await expectNoBarriers(page, 'the suggestions');
  await items.first().getByRole('checkbox', { name: 'Title' }).uncheck();
  await items
    .first()
    .getByRole('button', { name: /^Accept: / })
    .click();
  await expect(message(page, 'success', '1 suggestion accepted')).toBeVisible();
  await expect(items).toHaveCount(2);
  for (const item of await items.all()) await item.getByRole('checkbox', { name: /^Select: / }).check();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  await expect(message(page, 'success', '2 suggestions rejected')).toBeVisible();
  await expect(page.getByText('No suggestions to decide.')).toBeVisible();
  await visit(`/wallpaper/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'dusk', exact: true })).toBeVisible();

  await visit('/admin/site/account/tokens');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(message(page, 'success', 'Token revoked')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Revoked');
  expect((await suggest({ title: 'Late' })).status()).toBe(401);
  await program.dispose();
});
