import type { Page } from '@playwright/test';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

async function fillIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('the administrator logs in and out', { tag: ['@js', '@core'] }, async ({ page, visit, site }) => {
  await visit('/login');
  await expect(page).toHaveTitle('Admin Login – Tapeta');
  await fillIn(page, site.adminUsername, site.adminPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.getByRole('button', { name: 'Back to Site' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await visit('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
});

test.describe('when a session ends while the administrator fills in a form', () => {
  test.use({ expectedProblems: [/status of (401|422)/] });

  test('what was typed is kept, and nothing is saved until the button is pressed again', {
    tag: ['@both', '@core'],
  }, async ({ page, visit, site, logIn, addWallpaper, request, javaScriptEnabled }) => {
    const { id, title } = await addWallpaper({ name: 'Long-Lunch.jpg' });
    const stored = async () => (await (await request.get(`/api/wallpapers/${id}`)).json()).title;
    await logIn();
    await visit(`/admin/wallpapers/${id}?list=sort%3Dtitle`);
    await page.getByLabel('Title').fill('After Lunch');
    await page.getByLabel('Description').fill('Two lines,\nof “words” & <more>');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText('We kept what you typed.');
    await fillIn(page, site.adminUsername, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    await fillIn(page, site.adminUsername, site.adminPassword);
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue where you left off' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
    await expect(page).toHaveURL(`/admin/wallpapers/${id}?list=sort%3Dtitle`);
    await expect(page.getByLabel('Title')).toHaveValue('After Lunch');
    await expect(page.getByLabel('Description')).toHaveValue('Two lines,\nof “words” & <more>');
    expect(await stored()).toBe(title);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Wallpaper updated successfully')).not.toHaveCount(0);
    expect(await stored()).toBe('After Lunch');
  });
});

test.describe('when a session ends during a bulk edit', () => {
  test.use({ expectedProblems: [/status of (401|422)/] });

  test('changes to many wallpapers and many new categories are kept', { tag: '@js' }, async ({
    page,
    visit,
    site,
    logIn,
    addWallpaper,
    request,
  }) => {
    const added = [];
    for (const name of ['Early-Tea.jpg', 'Late-Tea.jpg']) added.push(await addWallpaper({ name }));
    const returnFromLogin = async () => {
      await expect(page.getByRole('alert')).toContainText('We kept what you typed.');
      await fillIn(page, site.adminUsername, site.adminPassword);
      await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
    };
    await logIn();
    await visit('/admin/wallpapers?q=tea');
    for (const { title } of added) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    await page.getByLabel('Add tags').fill('steam, porcelain');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await returnFromLogin();
    await expect(page.getByRole('heading', { name: 'Edit 2 wallpapers' })).toBeVisible();
    await expect(page.getByLabel('Add tags')).toHaveValue('steam, porcelain');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('2 wallpapers updated')).not.toHaveCount(0);
    for (const { id } of added) {
      expect((await (await request.get(`/api/wallpapers/${id}`)).json()).tags).toContain('porcelain');
    }

    await visit('/admin/categories/new');
    await page.getByLabel('Name of category 1', { exact: true }).fill('Cups');
    await page.getByLabel('Name of category 2', { exact: true }).fill('Saucers');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create categories' }).click();
    await returnFromLogin();
    await expect(page.getByLabel('Name of category 1', { exact: true })).toHaveValue('Cups');
    await expect(page.getByLabel('Name of category 2', { exact: true })).toHaveValue('Saucers');
    await page.getByLabel('One category per line').fill('Spoons\nForks');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Import' }).click();
    await returnFromLogin();
    await expect(page.getByLabel('One category per line')).toHaveValue('Spoons\nForks');
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('2 categories created')).not.toHaveCount(0);
  });
});

test.describe('when a session ends before an action', () => {
  test.use({ expectedProblems: [/status of (401|422)/] });

  const ended = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended.' });

  test('a new name is kept, and starring and deleting lead back to the same place', { tag: '@js' }, async ({
    page,
    visit,
    site,
    logIn,
    addWallpaper,
  }) => {
    const names = ['Brief-Kiosk.jpg', 'Brief-Quay.jpg'];
    const added = [];
    for (const name of names) added.push(await addWallpaper({ name }));
    const [{ id, title } = { id: 0, title: '' }] = added;
    const stored = () => inDatabase(site, 'select title from wallpaper where id = $1', [id]);
    const list = `${site.url}/admin/wallpapers?q=brief&sort=title`;
    const comeBack = async () => {
      await expect(ended(page)).toBeVisible();
      await fillIn(page, site.adminUsername, site.adminPassword);
    };
    await logIn();
    await visit(list);
    await page.getByRole('link', { name: `Rename ${title}` }).click();
    await page.getByRole('textbox', { name: `Title of ${title}` }).fill('Brief Bandstand');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await comeBack();
    const field = page.getByRole('textbox', { name: `Title of ${title}` });
    await expect(field).toHaveValue('Brief Bandstand');
    await expect(page.getByRole('alert')).toContainText('Nothing is saved yet');
    expect(await stored()).toEqual([{ title }]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Edit Brief Bandstand' })).toBeVisible();
    await expect(field).toHaveCount(0);
    expect(await stored()).toEqual([{ title: 'Brief Bandstand' }]);

    const star = page.getByRole('button', { name: 'Featured: Brief Bandstand' });
    await page.context().clearCookies();
    await star.click();
    await comeBack();
    await expect(page).toHaveURL(`${list}#wallpaper-${id}`);
    await expect(star).toHaveAttribute('aria-pressed', 'false');

    await page.getByRole('link', { name: 'Delete Brief Bandstand' }).click();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await comeBack();
    await expect(page.getByRole('heading', { name: 'Delete “Brief Bandstand”?' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(list);

    for (const name of ['Brief Bandstand', 'Brief Quay'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await comeBack();
    await expect(page.getByRole('heading', { name: 'Delete 2 wallpapers?' })).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(list);
    expect(await stored()).toEqual([]);
  });

  test('message actions and exports lead back to their page', { tag: '@js' }, async ({ page, visit, site, logIn }) => {
    await inDatabase(
      site,
      "insert into contact_message (email, subject, message) values ('late@example.org', 'Late letter', 'Hello')",
    );
    const path = '/admin/messages';
    const buttons = [
      page.getByRole('button', { name: 'Mark as answered: Late letter' }),
      page.getByRole('link', { name: 'Export CSV' }),
    ];
    await logIn();
    for (const button of buttons) {
      await visit(path);
      await page.context().clearCookies();
      await button.click();
      await expect(ended(page)).toBeVisible();
      await fillIn(page, site.adminUsername, site.adminPassword);
      await expect(page).toHaveURL(site.url + path);
    }
    const [letter] = await inDatabase(site, "select answered_at from contact_message where subject = 'Late letter'");
    expect(letter).toEqual({ answered_at: null });
  });
});
