import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/status of (410|422)/] });

test('a visitor reports a wallpaper, and the administrator hides it, answers and shows it again', {
  tag: '@js',
}, async ({ page, visit, addWallpaper }) => {
  const { id, title } = await addWallpaper({ name: 'Reported-Bay.jpg' });
  await visit(`/wallpaper/${id}`);
  await page.getByRole('link', { name: 'Report this wallpaper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue(new RegExp(`/wallpaper/${id}$`));
  await expectNoBarriers(page, 'the report form');
  await page.getByLabel('What is wrong?').selectOption('It’s mine, and I didn’t give permission');
  await page.getByLabel('What exactly is wrong?').fill('I took it. See https://example.org/bay');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Confirm that what you write is accurate and complete.').last()).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('What exactly is wrong?')).toHaveValue('I took it. See https://example.org/bay');
  await expect(page.getByLabel('What is wrong?')).toHaveValue('mine');
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your email').fill('ada@example.org');
  await page.getByRole('checkbox', { name: /^I believe in good faith/ }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(message(page, 'success', 'Report sent')).toBeVisible();

  await visit('/admin/messages');
  await page.getByRole('link', { name: /^Reports / }).click();
  const report = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(report).toContainText('Ada Example, ada@example.org');
  await expectNoBarriers(page, 'the reports');
  await report.getByRole('button', { name: `Hide now: ${title}` }).click();
  await expect(report.getByText('Hidden', { exact: true })).toBeVisible();
  await visit(`/wallpaper/${id}`);
  await expect(page.getByText('This wallpaper was hidden after a report.')).toBeVisible();

  await visit('/admin/messages?show=reports');
  await report.getByText('Answer', { exact: true }).click();
  const words = report.getByLabel('Statement of reasons');
  await expect(words).toHaveValue(/we no longer show this picture/);
  await report.getByRole('button', { name: 'Save the answer' }).click();
  await expect(report.getByText('Fill in “Facts”, or delete this line.')).toBeVisible();
  await expect(words).toHaveValue(/we no longer show this picture/);
  await words.fill('We took it down.');
  await report.getByRole('button', { name: 'Save the answer' }).click();
  await expect(report.getByText('We took it down.')).toBeVisible();
  await report.getByRole('button', { name: `Show again: ${title}` }).click();
  await expect(report.getByText('On the site', { exact: true })).toBeVisible();
  await report.getByRole('button', { name: `Close: ${title}` }).click();
  await expect(report.getByRole('button', { name: `Open again: ${title}` })).toBeVisible();
  await visit(`/wallpaper/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
