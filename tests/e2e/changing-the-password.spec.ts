import type { Page } from '@playwright/test';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

const NEW = 'four words nobody expects';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function change(page: Page, current: string, next: string, again = next) {
  await field(page, 'Current password').fill(current);
  await field(page, 'New password').fill(next);
  await field(page, 'New password again').fill(again);
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
}

test('the administrator changes the password, which ends all other sessions', { tag: '@no-js' }, async ({
  page,
  visit,
  administrator,
  context,
  site,
}) => {
  const me = async () => (await (await administrator.get('/api/auth/me')).json()).authenticated;
  const cookie = async () => (await context.cookies()).find(({ name }) => name.startsWith('sid-'))?.value;
  await visit('/admin');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
  expect(await me()).toBe(true);
  const before = await cookie();
  await change(page, site.adminPassword, NEW);
  await expect(message(page, 'success', 'Password changed')).toContainText('All other sessions have ended.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  expect(await me()).toBe(false);
  expect(await cookie()).not.toBe(before);

  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const logInWith = async (password: string) =>
    (
      await administrator.post('/api/auth/login', { data: { username: site.adminUsername, password }, headers })
    ).status();
  expect(await logInWith(site.adminPassword)).toBe(401);
  expect(await logInWith(NEW)).toBe(200);

  // The other tests of this browser log in with it.
  await visit('/admin/password');
  await change(page, NEW, site.adminPassword);
  await expect(message(page, 'success', 'Password changed')).toBeVisible();
  expect(await logInWith(site.adminPassword)).toBe(200);
});
