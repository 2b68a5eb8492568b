import type { Page } from '@playwright/test';
import { expect, isIdle, message, test } from '../support/test';

test.use({
  siteName: 'desk',
  expectedProblems: [/INTERNET_DISCONNECTED|CONNECTION_REFUSED|Failed to fetch|preloaded using link preload/],
});

const NO_CONNECTION = 'We can’t reach the site. Check your connection and try again.';
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.describe('with JavaScript, when the connection is lost', { tag: '@js' }, () => {
  test('a visitor keeps the list, sees a message and continues with “Try again”', async ({
    page,
    visit,
    addWallpaper,
    context,
  }) => {
    const { title, path } = await addWallpaper({ name: 'Cut-Wire.jpg' });
    await visit('/?tab=pc');
    const picture = page.locator(`.card-picture[href^="${path}?"]`).first();
    await context.setOffline(true);
    // A card, a tab and the dialog, before their scripts are loaded.
    for (const way of [
      picture,
      page.getByRole('link', { name: 'Mobile Wallpapers' }),
      page.getByRole('link', { name: `Quick view: ${title}` }).first(),
      page.getByRole('link', { name: 'Subscribe' }).first(),
    ]) {
      await way.click();
      await expect(message(page, 'error', 'No connection')).toContainText(NO_CONNECTION);
      await expect(picture).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL('/?tab=pc');
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await picture.click();
    await expect(again(page)).toBeVisible();
    await context.setOffline(false);
    await again(page).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?in=pc&n=\\d+$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(message(page, 'error', 'No connection')).toHaveCount(0);
    await context.setOffline(true);
    await page.goBack();
    await expect(message(page, 'error', 'No connection')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    await again(page).click();
    await expect(page).toHaveURL('/?tab=pc');
    await expect(picture).toBeVisible();
  });

  test('the administrator keeps the page and what was typed, wherever a change fails', async ({
    page,
    visit,
    addWallpaper,
    logIn,
    context,
    administrator,
  }) => {
    const { title, id } = await addWallpaper({ name: 'Loose-Plug.jpg' });
    await administrator.post('/api/categories', { data: { name: 'Cables', slug: 'cables' } });
    await administrator.post('/api/subscribe', { data: { email: 'plug@example.org' } });
    await logIn();
    const without = async (work: () => Promise<void>) => {
      await context.setOffline(true);
      await work();
      await context.setOffline(false);
    };
    const told = (text: string, within = page.locator('body')) =>
      expect(within.locator(message(page, 'error', text))).toContainText(NO_CONNECTION);

    // Before the scripts of other pages and of toasts are loaded.
    await visit('/admin/wallpapers');
    const star = page.getByRole('button', { name: `Featured: ${title}` });
    await without(async () => {
      await star.click();
      await told('Failed to update wallpaper');
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('link', { name: 'Subscribers' }).click();
      await told('No connection');
      await expect(star).toBeVisible();
      await page
        .getByRole('button', { name: `Delete ${title}` })
        .or(page.getByRole('link', { name: `Delete ${title}` }))
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await told('Failed to delete wallpaper', page.getByRole('alertdialog'));
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      await page.getByRole('button', { name: 'Edit selected' }).click();
      await page.getByLabel('Add tags').fill('brass');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await told('Failed to update wallpapers', page.getByRole('dialog'));
    });
    await page.getByLabel('Add tags').fill('brass, copper');
    await again(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await (await administrator.get(`/api/wallpapers/${id}`)).json()).tags).toContain('copper');

    await visit(`/admin/wallpapers/${id}`);
    await page.getByLabel('Title').fill('Tight Plug');
    await without(async () => {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await told('Failed to update wallpaper', page.getByRole('main'));
    });
    await expect(page.getByLabel('Title')).toHaveValue('Tight Plug');
    await again(page).click();
    await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();

    for (const [path, text, change] of [
      ['/admin/categories', 'No se pudo crear la categoría', () => page.getByLabel('New category').fill('Sockets')],
      [
        '/admin/subscribers',
        'Failed to remove subscriber',
        () => page.getByRole('link', { name: 'Remove plug@example.org' }).click(),
      ],
      [
        '/admin/site/account',
        'Failed to change the password',
        async () => {
          await page.getByLabel('Current password').first().fill('Something-1234');
          await page.getByLabel('New password', { exact: true }).fill('Another-Thing-1234');
          for (const box of await page.getByLabel(/again|repeat|confirm/i).all()) await box.fill('Another-Thing-1234');
        },
      ],
    ] as const) {
      await visit(path);
      await change();
      await without(async () => {
        await page
          .locator('main form:visible, dialog[open] form')
          .getByRole('button', { name: /^(Create|Remove|Change)/ })
          .last()
          .click();
        await told(text);
      });
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('leaving the admin area waits until the site is reachable again', async ({ page, visit, logIn }) => {
    await logIn();
    await visit('/admin');
    const leave = page.getByRole('button', { name: 'Back to Site' });
    // The browser still reports that it is online.
    await page.route('**', (route) => route.abort('connectionrefused'));
    await leave.click();
    await expect(message(page, 'error', 'No connection')).toContainText(NO_CONNECTION);
    await expect(page).toHaveURL('/admin');
    await expect(leave).toBeVisible();
    await page.unroute('**');
    await again(page).click();
    await expect(page).toHaveURL('/');
  });

  test('the click that saves a change requests nothing but the change', async ({
    page,
    visit,
    addWallpaper,
    logIn,
  }) => {
    const { title } = await addWallpaper({ name: 'Calm-Wire.jpg' });
    await logIn();
    await visit('/admin/wallpapers');
    await isIdle(page);
    await page.waitForLoadState('networkidle');
    const star = page.getByRole('button', { name: `Featured: ${title}` });
    // The first tooltip of a page is loaded on demand.
    await star.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.resourceType()}`));
    const shown = page.waitForResponse('**/admin/wallpapers.data*');
    await star.click();
    await shown;
    expect(asked).toEqual(['POST fetch', 'GET fetch']);
  });
});
