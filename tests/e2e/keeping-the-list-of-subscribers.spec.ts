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

test('the administrator sees the subscribers page by page, newest first, and who has confirmed', {
  tag: '@no-js',
}, async ({ page, visit, site }) => {
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

  await inDatabase(
    site,
    `insert into subscriber (email, status, confirmed_at) values
       ('one@example.org', 'unconfirmed', null), ('two@example.org', 'pending', null), ('three@example.org', 'confirmed', now())`,
  );
  await visit('/admin/subscribers');
  for (const [email, status] of [
    ['one@example.org', 'Not confirmed'],
    ['two@example.org', 'Waiting for confirmation'],
    ['three@example.org', 'Confirmed'],
  ] as const) {
    await expect(page.getByRole('row', { name: email }).getByText(status, { exact: true })).toBeVisible();
  }
});

test('the administrator exports all subscribers as subscribers.csv', { tag: ['@js', '@core'] }, async ({
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
