import { newFile } from '../support/many-pictures';
import { inDatabase } from '../support/site-database';
import { expect, isIdle, message, test } from '../support/test';

test.use({ siteName: 'desk', isAdministrator: true, expectedProblems: [/preloaded using link preload/] });

test('leaving an edited form asks first', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  addWallpaper,
  administrator,
}) => {
  const { id } = await addWallpaper({ name: 'Half-Written.jpg' });
  await administrator.post('/api/categories', { data: { name: 'Drafts', slug: 'drafts' } });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const overview = page.getByRole('link', { name: 'Overview' });
  for (const [path, label] of [
    [`/admin/wallpapers/${id}`, 'Title'],
    ['/admin/categories', 'New category'],
    ['/admin/site/account', 'Current password'],
    ['/admin/categories/new', 'One category per line'],
  ] as const) {
    await visit(path);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill('Not saved yet');
    await overview.click();
    await expect(question, path).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue('Not saved yet');
    await overview.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/admin');
  }
  // No question when nothing was typed, or when it was saved.
  await visit(`/admin/wallpapers/${id}`);
  await page.getByLabel('Title').fill('Saved now');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(message(page, 'success', 'Wallpaper updated successfully')).toBeVisible();
  await overview.click();
  await expect(page).toHaveURL('/admin');
});

test('a preview of a text doesn’t count as saved, and a saved logo doesn’t ask', { tag: '@js' }, async ({
  page,
  visit,
  site,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const overview = page.getByRole('link', { name: 'Overview' });
  await visit('/admin/site/texts/about/en');
  const field = page.getByLabel('Text', { exact: true });
  await field.fill('About this gallery');
  // The page loads its data again while the question is open.
  const DATA = '**/admin/site/texts/about/en.data';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DATA, async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('About this gallery');
  await overview.click();
  await expect(question).toBeVisible();
  const loaded = page.waitForResponse(DATA);
  release();
  await loaded;
  await isIdle(page);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field).toHaveValue('About this gallery');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'success', 'Text saved')).toBeVisible();
  await overview.click();
  await expect(page).toHaveURL('/admin');

  await visit('/admin/site');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await newFile('Mark.png'));
  await page.getByRole('button', { name: 'Use this logo' }).click();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await overview.click();
  await expect(page).toHaveURL('/admin');
  await inDatabase(site, `delete from setting where name in ('logo', 'text about en')`);
});

test('a background task that succeeded disappears automatically', { tag: '@js' }, async ({ page, visit, site }) => {
  const insert = (title: string, failed: number, age: string) =>
    inDatabase(
      site,
      `insert into task (kind, title, input, state, total, done, failed, ended_at)
        values ('none', '${title}', '{}', 'done', 3, 3, ${failed}, now() - interval '${age}')`,
    );
  await insert('Read long ago', 0, '11 minutes');
  await insert('Just finished', 0, '1 second');
  await insert('With a failure', 1, '11 minutes');
  await page.clock.install();
  await visit('/admin');
  const tasks = page.getByRole('region', { name: 'Background tasks' });
  await expect(tasks).toContainText('Just finished');
  await expect(tasks).toContainText('With a failure');
  await expect(tasks).not.toContainText('Read long ago');
  await isIdle(page);
  await page.clock.runFor(12_000);
  await expect(tasks).not.toContainText('Just finished');
  await expect(tasks).toContainText('With a failure');
  await inDatabase(site, `delete from task where kind = 'none'`);
});
