import type { Page } from '@playwright/test';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk' });

const EMAIL = 'Invalid email: Please enter a valid email address.';
const SUBJECT = 'Subject too short: Please provide a subject (min 3 chars).';
const MESSAGE = 'Message too short: Please provide more details (min 5 chars).';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function fillIn(page: Page, email: string, subject: string, text: string) {
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill(text);
}

test.describe('a visitor who sends a message', () => {
  test.use({ expectedProblems: [/status of 422/] });

  test('sees all mistakes at once, fixes them, and the message is sent', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    await expect(page).toHaveTitle('Contact Us – Tapeta');
    await fillIn(page, 'reader', 'Hi', 'Hey!');
    await send(page);
    for (const [label, text] of [
      ['Email', EMAIL],
      ['Subject', SUBJECT],
      ['Message', MESSAGE],
    ] as const) {
      await expect(page.getByText(text)).toHaveCount(1);
      await expect(field(page, label)).toHaveAccessibleDescription(text);
    }
    await expect(page.getByRole('alert')).toHaveText('Check the marked fields.');
    await expect(field(page, 'Email')).toHaveValue('reader');
    await expect(field(page, 'Subject')).toHaveValue('Hi');
    await expect(field(page, 'Message')).toHaveValue('Hey!');

    await fillIn(page, 'reader@example.org', 'Thanks for the sea', 'Dear all,\n\nthank you!');
    await send(page);
    await expect(message(page, 'success', 'Message sent')).toContainText("Thanks! We'll get back to you soon.");
    for (const label of ['Email', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
    // The toast disappears, the page keeps saying so.
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
  });
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed|SyntaxError/] });

  test('a form keeps what was typed when a proxy answers with its own page', { tag: '@fault' }, async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/contact.data*', (route) => route.fulfill(answer));
    await fillIn(page, 'reader@example.org', 'A picture', 'Thank you.');
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Could not send: Please try again later.');
    await expect(field(page, 'Email')).toHaveValue('reader@example.org');
    await expect(field(page, 'Message')).toHaveValue('Thank you.');
  });

  test('the newsletter dialog keeps a half-written message', async ({ page, visit }) => {
    await visit('/contact');
    await fillIn(page, 'reader@example.org', 'A picture', 'Half a thought');
    await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(page, 'Message')).toHaveValue('Half a thought');
  });
});
