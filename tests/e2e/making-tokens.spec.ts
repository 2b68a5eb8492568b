import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (401|422)/] });

test('the administrator makes a token for a program, and revokes it', {
  tag: '@both',
}, async ({ page, visit, site, javaScriptEnabled, playwright, baseURL }) => {
  const name = javaScriptEnabled ? 'tagger' : 'scriptless-tagger';
  await visit('/admin/site/access/tokens');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Current password').fill(site.adminPassword);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Choose at least one.').last()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('checkbox', { name: 'curate' }).check();
  await page.getByLabel('Current password').fill(site.adminPassword);
  await page.getByLabel('Expires').selectOption('In 30 days');
  await page.getByRole('button', { name: 'Create token' }).click();
  const field = page.getByLabel(`Token for ${name}`);
  await expect(field).toHaveValue(/^tapeta_/);
  const token = await field.inputValue();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Never used');
  if (javaScriptEnabled) await expectNoBarriers(page, 'the tokens');
  await visit('/admin/site/access/tokens');
  await expect(field).toBeHidden();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const makeCategory = (slug: string) => program.post('/api/categories', { data: { name: slug, slug } });
  expect((await makeCategory(`by-${name}`)).status()).toBe(201);

  await visit('/admin/site/access/tokens');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expect(message(page, 'success', 'Token revoked')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Revoked');
  expect((await makeCategory('late')).status()).toBe(401);
  await program.dispose();
});
