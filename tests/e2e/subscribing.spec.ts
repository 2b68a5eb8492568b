import type { Page } from '@playwright/test';
import { expect, holdBack, message, test } from '../support/test';

// The rate limit counts per site, and these tests send only a few addresses.
test.use({ siteName: 'desk' });

const TEXT = 'Get notified about new wallpaper collections, exclusive content, and updates.';
const DONE = "You've been subscribed to our newsletter";
const NOT_DONE = 'Failed to subscribe. Please try again.';

const field = (page: Page) => page.getByLabel('Email Address');
const subscribeButton = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const invitation = (page: Page) => page.getByRole('heading', { name: 'Subscribe to Tapeta' });
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Tapeta' });
const openForm = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();

test('a visitor subscribes from the home page and returns there', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  site,
}) => {
  await visit('/?device=mobile');
  await openForm(page);
  await expect(invitation(page)).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Subscribe to Tapeta' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(subscribeButton(page)).toBeDisabled();
  await field(page).fill('guest@example.org');
  await subscribeButton(page).click();
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText("You'll receive our latest wallpaper collections and updates.")).toBeVisible();
  await expect(message(page, 'success', `Success!`)).toContainText(DONE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await openForm(page);
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${site.url}/?device=mobile`);
});

test.describe('an invalid address', () => {
  test.use({ expectedProblems: [/status of 422/] });

  test('is refused in place and stays in the field', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
    await visit('/');
    await openForm(page);
    await field(page).fill('nobody');
    await subscribeButton(page).click();
    const error = message(page, 'error', 'Error');
    await expect(error).toContainText('Please enter a valid email address');
    await expect(field(page)).toHaveValue('nobody');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(field(page)).toBeFocused();
    await field(page).fill('');
    await expect(subscribeButton(page)).toBeDisabled();
  });
});

test('a visitor finds the form on its own page, and cancels to where they were', { tag: '@no-js' }, async ({
  page,
  visit,
}) => {
  await visit('/subscribe?next=%2Fprivacy');
  await expect(page).toHaveTitle('Subscribe – Tapeta');
  await expect(invitation(page)).toBeVisible();
  await expect(subscribeButton(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await visit('/help');
  await openForm(page);
  await field(page).fill('perhaps@example.org');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/help');
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed/] });

  test('nothing closes the dialog while it sends the address, and its success stays for a second and a half', async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    const answer = await holdBack(page, '**/api/subscribe', (route) =>
      route.fulfill({ status: 201, json: { ok: true, message: DONE } }),
    );
    await visit('/');
    await openForm(page);
    await field(page).fill('patient@example.org');
    await subscribeButton(page).click();
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(field(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Subscribe to Tapeta' })).toBeVisible();
    // From here on the test controls the clock. The form gives up after 30 s.
    await page.clock.pauseAt(Date.now() + 5000);
    answer();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(welcome(page)).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.clock.runFor(1000);
    await expect(welcome(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(welcome(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a failure shows the server’s message, and none of the forms loses what was typed', { tag: '@fault' }, async ({
    page,
    visit,
    context,
  }) => {
    await page.route('**/api/subscribe', (route) => route.fulfill({ status: 418, json: { message: 'Not today' } }));
    await visit('/');
    await openForm(page);
    await field(page).fill('unlucky@example.org');
    await page.keyboard.press('Enter');
    await expect(message(page, 'error', 'Error')).toContainText('Not today');
    await expect(field(page)).toHaveValue('unlucky@example.org');
    await expect(field(page)).toBeFocused();
    await expect(subscribeButton(page)).toBeEnabled();
    await page.unroute('**/api/subscribe');
    await visit('/subscribe');
    await field(page).fill('offline@example.org');
    await context.setOffline(true);
    await subscribeButton(page).click();
    await expect(message(page, 'error', 'Error')).toContainText(NOT_DONE);
    await expect(field(page)).toHaveValue('offline@example.org');
    await context.setOffline(false);
  });

  test('Esc, the back button and a click outside close the dialog and return the focus to the link', async ({
    page,
    visit,
    site,
  }) => {
    await visit('/login');
    const link = page.getByRole('banner').getByRole('link', { name: 'Subscribe' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.mouse.click(5, 5)]) {
      await link.press('Enter');
      await expect(field(page)).toBeFocused();
      await close();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(`${site.url}/login`);
    }
  });
});
