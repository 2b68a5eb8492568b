import type { Locator } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { type MailServer, startMailServer } from '../support/mail-server';
import { startSite } from '../support/site';
import { test as base, expect, message } from '../support/test';

const test = base.extend<{ mail: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.stop();
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { timeout: 300_000, scope: 'test' },
  ],
});

test.use({ isAdministrator: true, expectedProblems: [/status of (404|422)/] });

test('a new owner gives the site a name, texts, mail and a first letter', { tag: ['@js', '@core'] }, async ({
  page,
  site,
  visit,
  mail,
}) => {
  /** @param arrived what the page has and the one before it has not */
  async function check(where: string, arrived: Locator) {
    await expect(arrived).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoBarriers(page, where);
  }
  await visit('/admin');
  await expect(page.getByRole('heading', { name: /^Set up: \d of 6 done$/ })).toBeVisible();
  await check('the first steps', page.getByRole('heading', { name: /^Set up/ }));
  await page.getByRole('button', { name: 'Skip: Choose your own password' }).click();
  await expect(page.getByText('1 skipped')).toBeVisible();
  await page.getByRole('link', { name: 'Name the site' }).click();

  await check('the identity', page.getByLabel('Accent colour'));
  await page.getByLabel('Name', { exact: true }).fill('Coast');
  await page.getByLabel('Accent colour').fill('yellow');
  await page.getByRole('checkbox', { name: 'Daily updates' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter six digits after a #').last()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Coast');
  await expect(page.getByRole('checkbox', { name: 'Daily updates' })).not.toBeChecked();
  await page.getByLabel('Accent colour').fill('#ffff00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'success', 'Saved. The site shows it now.')).toBeVisible();
  await check('the identity in yellow', page.getByLabel('Accent colour'));

  await page.getByRole('navigation', { name: 'Site settings' }).getByRole('link', { name: 'Texts' }).click();
  await check('the texts', page.getByRole('link', { name: 'Write: Imprint' }));
  await page.getByRole('link', { name: 'Write: Imprint' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Ada **Example**');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Ada Example')).toBeVisible();
  await check('a text', page.getByRole('region', { name: 'Preview' }));
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Ada **Example**');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'success', 'Text saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit: Imprint' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Site settings' }).getByRole('link', { name: 'Mail' }).click();
  await check('mail', page.getByLabel('Mail server'));
  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Port').fill(new URL(mail.url).port);
  await page.getByLabel('Encryption').selectOption('None');
  await page.getByRole('button', { name: 'Save and send a test' }).click();
  await expect(page.getByText('Enter a mail server and your address first.')).toBeVisible();
  await page.getByLabel('Your email address').fill('me@coast.test');
  await page.getByRole('button', { name: 'Save and send a test' }).click();
  await expect(message(page, 'success', 'Test sent. Check your inbox.')).toBeVisible();
  expect(mail.mails[0]).toContain('Subject: Test from Coast');

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Subscribers' }).click();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByText('First enter the address of your site under Site, Mail.')).toBeVisible();
  await visit('/admin');
  await page.getByRole('link', { name: 'Set the site’s address' }).click();
  await page.getByLabel('Address of your site').fill('https://coast.test/gallery');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter the address of the whole site').last()).toBeVisible();
  await page.getByLabel('Address of your site').fill(`${site.url}/`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page, 'success', 'Mail settings saved')).toBeVisible();
  await expect(page.getByLabel('Address of your site')).toHaveValue(site.url);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Subscribers' }).click();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByLabel('Subject').fill('Hello');
  await page.getByRole('button', { name: 'Review and send' }).click();
  await check('a letter without readers', page.getByText('No subscriber has confirmed their address yet.'));
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the newsletter' }).click();
  await page.getByRole('button', { name: 'Send to me' }).click();
  await expect(message(page, 'success', 'Test sent')).toBeVisible();
  expect(mail.mails[1]).toContain(`${site.url}/`);
  await check('the newsletter', page.getByRole('button', { name: 'Send to me' }));
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Send automatically').selectOption('Every Monday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Schedule: Every Monday.')).toBeVisible();

  await visit('/');
  await expect(page.getByRole('link', { name: 'Coast', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Fast search')).toBeVisible();
  await expect(page.getByText('Daily updates')).toHaveCount(0);
  await check('home in yellow', page.getByText('Fast search'));
  await page.getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByText('Ada Example')).toBeVisible();
});
