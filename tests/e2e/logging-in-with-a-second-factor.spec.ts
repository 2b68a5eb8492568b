import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { codeOf } from '../support/second-factor';
import { inDatabase } from '../support/site-database';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (401|422)/] });

// The other tests of this browser log in with the password alone.
test.afterEach(({ site }) => inDatabase(site, 'delete from second_factor'));

/** The secret, as the page shows it. */
const key = (page: Page) => page.getByText(/^([A-Z2-7]{4} ?){8}$/);

const password = (page: Page) => page.getByRole('region', { name: 'Second factor' }).getByLabel('Current password');

test('the administrator sets up a second factor, and logs in with a code or a recovery code', {
  tag: ['@js', '@core'],
}, async ({ page, visit, site, context }) => {
  const check = async (where: string) => {
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoBarriers(page, where);
  };
  const logIn = async () => {
    await context.clearCookies();
    await visit('/admin/site/system');
    await page.getByLabel('Username').fill(site.adminUsername);
    await page.getByLabel('Password').fill(site.adminPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Code')).toBeFocused();
  };
  const enter = async (code: string) => {
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  await visit('/admin/site/account');
  await expect(page.getByRole('heading', { name: 'Second factor Off' })).toBeVisible();
  await password(page).fill('not the password');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('This is not your current password.').last()).toBeVisible();
  await password(page).fill(site.adminPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\/Tapeta:admin\?secret=[A-Z2-7]{32}&issuer=Tapeta$/,
  );
  await check('the set-up of the second factor');
  const secret = (await key(page).textContent()) ?? '';
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong. Check the clock of your device').last()).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page.getByText(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  await check('the recovery codes');
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10 of 10.')).toBeVisible();

  await logIn();
  await check('the second step of the login');
  await enter('000000');
  await expect(page.getByText('This code is wrong, or it was used before.').last()).toBeVisible();
  await enter(codeOf(secret, 1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site');
  await logIn();
  await enter(codes[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site');

  await visit('/admin/site/account');
  await expect(page.getByText('Recovery codes left: 9 of 10.')).toBeVisible();
  await password(page).fill(site.adminPassword);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(message(page, 'success', 'The second factor is off')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second factor Off' })).toBeVisible();
});

test('what was typed when the session ended is kept over both steps of the login', { tag: '@js' }, async ({
  page,
  visit,
  site,
  context,
  addWallpaper,
}) => {
  const { id } = await addWallpaper({ name: 'Twofold-Bay.jpg' });
  await visit('/admin/site/account');
  await password(page).fill(site.adminPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await key(page).textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await visit(`/admin/wallpapers/${id}`);
  await page.getByLabel('Title').fill('After the tide');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByLabel('Username').fill(site.adminUsername);
  await page.getByLabel('Password').fill(site.adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is wrong, or it was used before.').last()).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
  await expect(page.getByLabel('Title')).toHaveValue('After the tide');
});
