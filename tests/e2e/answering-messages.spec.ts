import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/site-database';
import { expect, message as saying, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

interface Letter {
  email: string;
  subject: string;
  message: string;
}

const letter = (number: number): Letter => ({
  email: `reader-${number}@example.org`,
  subject: `Letter ${number}`,
  message: `Dear all,\nthis is the ${number}. letter.`,
});

/** Replaces all messages. The last one is the newest. */
async function receive(site: { databaseUrl: string }, letters: Letter[]): Promise<void> {
  await inDatabase(site, 'delete from contact_message');
  for (const { email, subject, message } of letters) {
    await inDatabase(site, 'insert into contact_message (email, subject, message) values ($1, $2, $3)', [
      email,
      subject,
      message,
    ]);
  }
}

const item = (page: Page, subject: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(subject, { exact: true }) });
const mark = (page: Page, subject: string, as: 'read' | 'unread') =>
  page.getByRole('button', { name: `Mark as ${as}: ${subject}`, exact: true });

test('the administrator reads a message and marks it', { tag: ['@js', '@core'] }, async ({ page, visit, site }) => {
  await receive(site, [letter(1), letter(2)]);
  await visit('/admin');
  await expect(page.getByRole('listitem').filter({ hasText: /^Letter/ })).toHaveText([/Letter 2/, /Letter 1/]);
  const first = item(page, 'Letter 2');
  await expect(first.getByText('Unread', { exact: true })).toBeVisible();
  await expect(first.getByText('this is the 2. letter.')).toBeHidden();
  await first.getByText('Letter 2', { exact: true }).click();
  await expect(first.getByText('this is the 2. letter.')).toBeVisible();
  const reply = first.getByRole('link', { name: 'Reply to reader-2@example.org: Letter 2' });
  await expect(reply).toHaveAttribute('href', /^\/admin\/messages\?show=all#message-\d+$/);
  await expect(mark(page, 'Letter 2', 'unread')).toBeVisible();
  await expect(first.getByText('Unread', { exact: true })).toBeHidden();
  await expect(first.getByText('this is the 2. letter.')).toBeVisible();
  await expect(item(page, 'Letter 1').getByText('Unread', { exact: true })).toBeVisible();

  await mark(page, 'Letter 2', 'unread').click();
  await expect(first.getByText('Unread', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/admin');
  await visit('/admin');
  await expect(mark(page, 'Letter 1', 'unread')).toBeVisible();
  // Without mail, the administrator's own program answers.
  await visit('/admin/messages');
  await expect(reply).toHaveAttribute(
    'href',
    /^mailto:reader-2%40example\.org\?subject=Re%3A%20Letter%202&body=.*%0D%0A%3E%20Dear%20all%2C%0D%0A%3E%20this%20is%20the%202\.%20letter\./,
  );
});

test('the administrator deletes a message after a question, and nothing of it remains', {
  tag: ['@js', '@core'],
}, async ({ page, visit, site }) => {
  await receive(site, [letter(1), letter(2)]);
  await visit('/admin');
  await page.getByRole('link', { name: 'Delete Letter 1' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading', { name: 'Delete “Letter 1”?' })).toBeVisible();
  await expect(question).toContainText('This permanently deletes the message from reader-1@example.org.');
  await question.getByText('Cancel').click();
  await expect(item(page, 'Letter 1')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');

  await page.getByRole('link', { name: 'Delete Letter 1' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(saying(page, 'success', 'Message deleted')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await expect(item(page, 'Letter 1')).toHaveCount(0);
  await expect(item(page, 'Letter 2')).toBeVisible();
  expect(await inDatabase(site, 'select subject from contact_message')).toEqual([{ subject: 'Letter 2' }]);
});

test('the administrator pages through many messages, starting at the overview, and exports them', {
  tag: '@no-js',
}, async ({ page, visit, site }) => {
  await receive(site, []);
  await inDatabase(site, 'delete from report');
  await visit('/admin');
  await expect(page.getByText('No messages or reports yet. What visitors send appears here.')).toBeVisible();
  await inDatabase(
    site,
    `insert into contact_message (email, subject, message)
     select 'reader@example.org', 'Letter ' || n, 'This is a letter.' from generate_series(1, 60) n`,
  );
  await visit('/admin');
  await expect(page.getByText('60 unread.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Letter/ })).toHaveCount(5);
  await page.getByRole('link', { name: 'Show all 60' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await expect(page.getByText('60 items')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Letter/ })).toHaveCount(20);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(item(page, 'Letter 40')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(item(page, 'Letter 20')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(item(page, 'Letter 40')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(item(page, 'Letter 60')).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('messages.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('"Letter 1"');
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/Failed to load resource|request failed/] });

  test('a message that cannot be marked as read can still be read', { tag: '@fault' }, async ({
    page,
    visit,
    site,
  }) => {
    await receive(site, [letter(1)]);
    await visit('/admin');
    await page.route('**/admin/messages.data*', (route) => route.abort('connectionrefused'));
    const asked = page.waitForRequest('**/admin/messages.data*');
    await item(page, 'Letter 1').getByText('Letter 1', { exact: true }).click();
    await asked;
    await expect(page.getByText('this is the 1. letter.')).toBeVisible();
    await expect(item(page, 'Letter 1').getByText('Unread', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  });
});
