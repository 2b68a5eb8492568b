import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/site-database';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true });

type Site = { databaseUrl: string };

/** Replaces all subscribers. The last one is the newest. */
async function subscribed(site: Site, emails: string[]): Promise<void> {
  await inDatabase(site, 'delete from subscriber');
  await inDatabase(
    site,
    'insert into subscriber (email) select email from unnest($1::text[]) with ordinality as t (email, n) order by n',
    [emails],
  );
}

const addresses = (page: Page) => page.getByRole('rowheader');
const exportIt = (page: Page) => page.getByRole('link', { name: 'Export CSV' }).click();

test('the administrator sees the subscribers page by page, newest first', { tag: '@no-js' }, async ({
  page,
  visit,
  site,
}) => {
  await subscribed(site, []);
  await visit('/admin/subscribers');
  await expect(page.getByText('No subscribers yet.')).toBeVisible();
  await subscribed(
    site,
    Array.from({ length: 230 }, (_, index) => `reader-${index + 1}@example.org`),
  );
  await visit('/admin/subscribers');
  await expect(page.getByText('1–200 of 230 subscribers')).toBeVisible();
  await expect(addresses(page)).toHaveCount(200);
  await expect(addresses(page).first()).toHaveText('reader-230@example.org');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('201–230 of 230 subscribers')).toBeVisible();
  await expect(addresses(page).last()).toHaveText('reader-1@example.org');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(addresses(page).first()).toHaveText('reader-230@example.org');
});

test('the administrator removes a subscriber after confirming', { tag: '@no-js' }, async ({ page, visit, site }) => {
  await subscribed(site, ['stays@example.org', 'leaves@example.org', 'other@example.com']);
  await visit('/admin/subscribers?q=example.org');
  await page.getByRole('link', { name: 'Remove leaves@example.org' }).click();
  const question = page.getByRole('main');
  await expect(question.getByRole('heading', { name: 'Remove leaves@example.org?' })).toBeVisible();
  await question.getByText('Cancel').click();
  await expect(addresses(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Remove leaves@example.org' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(message(page, 'success', 'Subscriber removed')).toBeVisible();
  await expect(addresses(page)).toHaveText(['stays@example.org']);
  await expect(page).toHaveURL(/\?q=example\.org$/);
  expect(await inDatabase(site, 'select email from subscriber order by id')).toEqual([
    { email: 'stays@example.org' },
    { email: 'other@example.com' },
  ]);
});

test('the administrator exports all subscribers as subscribers.csv', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  site,
}) => {
  await subscribed(site, ['anna@example.org']);
  await visit('/admin/subscribers?q=anna');
  const started = page.waitForEvent('download');
  await exportIt(page);
  const file = await started;
  expect(file.suggestedFilename()).toBe('subscribers.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/,"anna@example\.org",/);
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/status of 50\d|Failed to load resource|request failed/] });

  test('the administrator is told that an export failed', { tag: '@fault' }, async ({ page, visit }) => {
    await visit('/admin/subscribers');
    const asked: (string | undefined)[] = [];
    await page.route('**/admin/subscribers.csv', (route, request) => {
      asked.push(request.headers()['x-requested-with']);
      return asked.length === 1 ? route.fulfill({ status: 503, json: { message: 'away' } }) : route.abort();
    });
    for (const times of [1, 2]) {
      await exportIt(page);
      await expect(message(page, 'error', 'Failed to export CSV')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
      expect(asked).toHaveLength(times);
    }
    expect(asked[0]).toBe('XMLHttpRequest');
  });
});
