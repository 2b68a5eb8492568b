import type { APIRequestContext } from '@playwright/test';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk', expectedProblems: [/status of 404/] });

/** The path of the unsubscribe link in the administrator's export. */
async function wayOut(administrator: APIRequestContext, email: string): Promise<string> {
  const file = await (await administrator.get('/api/subscribers?format=csv')).text();
  const line = file.split('\r\n').find((text) => text.includes(`"${email}"`)) ?? '';
  return new URL(line.split('","').at(-1)?.slice(0, -1) ?? '').pathname;
}

test('a reader unsubscribes with the link in a mail', { tag: '@no-js' }, async ({
  page,
  visit,
  administrator,
  site,
}) => {
  const email = 'leaving@example.org';
  await inDatabase(site, 'insert into subscriber (email) values ($1)', [email]);
  const path = await wayOut(administrator, email);
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from Tapeta');
  await expect(page.getByText('l…@example.org')).toBeVisible();
  const stored = () => inDatabase(site, 'select email from subscriber where email = $1', [email]);
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(await stored()).toEqual([]);
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to unsubscribe');
  await page.getByRole('link', { name: 'contact us', exact: true }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Remove my address');
});

test('the administrator sees who has confirmed', { tag: '@no-js' }, async ({ page, visit, logIn, site }) => {
  await inDatabase(site, 'delete from subscriber');
  await inDatabase(
    site,
    `insert into subscriber (email, status, confirmed_at) values
       ('one@example.org', 'unconfirmed', null), ('two@example.org', 'pending', null), ('three@example.org', 'confirmed', now())`,
  );
  await logIn();
  await visit('/admin/subscribers');
  for (const [email, status] of [
    ['one@example.org', 'Not confirmed'],
    ['two@example.org', 'Waiting for confirmation'],
    ['three@example.org', 'Confirmed'],
  ] as const) {
    await expect(page.getByRole('row', { name: email }).getByText(status, { exact: true })).toBeVisible();
  }
});
