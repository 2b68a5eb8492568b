import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectNoBarriers } from '../support/axe';
import { expect, holdBack, isIdle, message, test } from '../support/test';

test.use({ siteName: 'desk', expectedProblems: [/status of (404|422)/] });

test('a visitor keeps two wallpapers, arranges the list, passes it on, downloads and deletes it', {
  tag: '@js',
}, async ({ page, visit, addWallpaper, context }) => {
  const first = await addWallpaper({ name: 'Kept-Pier.jpg' });
  const second = await addWallpaper({ name: 'Kept-Dune.jpg' });
  await visit(first.path);
  expect(await context.cookies()).toEqual([]);
  // The first on its page, the second on its card.
  for (const [path, { title }] of [
    [first.path, first],
    [`/?q=${second.title}`, second],
  ] as const) {
    await visit(path);
    await page.getByRole('button', { name: `Keep ${title}` }).click();
    await expect(message(page, 'success', 'Kept in your list')).toBeVisible();
    await page.getByRole('link', { name: 'Show my list' }).click();
    await expect(page).toHaveURL(/\/list\/[\w-]{22}/);
  }
  const rows = page.getByRole('list', { name: 'Wallpapers in this list' }).getByRole('heading');
  await expect(rows).toHaveText([first.title, second.title]);
  await expectNoBarriers(page, 'the list');

  await page.getByRole('button', { name: `Move ${second.title} up` }).click();
  await expect(rows).toHaveText([second.title, first.title]);
  await page.getByText('Note', { exact: true }).first().click();
  await page.getByLabel('Note, only for you').first().fill('For the study');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('For the study')).toBeVisible();
  await page.getByRole('button', { name: `Move ${second.title} down` }).click();
  await expect(rows).toHaveText([first.title, second.title]);
  await page.getByText('Rename', { exact: true }).click();
  await page.getByLabel('Title of the list').fill('By the sea');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible();
  await expect(message(page, 'success', 'Title saved')).toBeVisible();

  const own = new URL(page.url()).pathname;
  await page.getByText('My other device', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code with the secret link' })).toBeVisible();
  await expect(page.getByLabel('Secret link', { exact: true })).toHaveValue(new RegExp(`${own}$`));
  await page.getByText('Share', { exact: true }).click();
  const firstShared = await page.getByLabel('Link for others').inputValue();
  await page.getByRole('button', { name: 'Replace link' }).click();
  await expect(message(page, 'success', 'Link replaced')).toBeVisible();
  await page.getByText('Share', { exact: true }).click();
  const shared = new URL(await page.getByLabel('Link for others').inputValue()).pathname;
  expect(firstShared).not.toContain(shared);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('by-the-sea.zip');
  const names = Object.keys(unzipSync(await readFile(await file.path())));
  expect(names.filter((name) => name.endsWith('.jpg'))).toEqual([
    `by-the-sea/kept-pier-${first.id}.jpg`,
    `by-the-sea/kept-dune-${second.id}.jpg`,
  ]);

  await context.clearCookies();
  await visit(shared);
  await expect(page.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove|Move|Delete/ })).toHaveCount(0);
  await expect(page.getByText('For the study')).toHaveCount(0);
  await expectNoBarriers(page, 'the list for others');
  await page.getByRole('link', { name: 'Use in a wallpaper changer' }).click();
  await expect(page.getByText('These wallpapers come from a list that someone keeps.')).toBeVisible();

  await visit(own);
  await page.getByRole('button', { name: 'Keep wallpapers in this list' }).click();
  await expect(page.getByRole('button', { name: 'Keep wallpapers in this list' })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${first.title}` }).click();
  await expect(rows).toHaveText([second.title]);
  await page.getByText('Delete this list', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect(message(page, 'success', 'List deleted')).toBeVisible();
  await expect(page.getByRole('main').getByText('Nothing here yet')).toBeVisible();
  await expectNoBarriers(page, 'no list');
  await page.goto(shared);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a new visitor who presses Keep on two cards in quick succession has both in one list', {
  tag: ['@js', '@core'],
}, async ({ page, visit, addWallpaper }) => {
  const titles = [
    (await addWallpaper({ name: 'Quick-Reef.jpg' })).title,
    (await addWallpaper({ name: 'Quick-Atoll.jpg' })).title,
  ];
  await visit('/?q=Quick');
  // Only an answer brings the cookie that names the list.
  let [waiting, most] = [0, 0];
  const release = await holdBack(page, '**/keep', async (route) => {
    const response = await route.fetch();
    waiting -= 1;
    await route.fulfill({ response });
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/keep')) return;
    waiting += 1;
    most = Math.max(most, waiting);
  });
  for (const title of titles) await page.getByRole('button', { name: `Keep ${title}` }).click();
  await isIdle(page);
  release();
  await expect(message(page, 'success', 'Kept in your list')).toContainText(titles[1] ?? '');
  expect(most).toBe(1);
  await page.getByRole('link', { name: 'Show my list' }).click();
  await expect(page.getByRole('list', { name: 'Wallpapers in this list' }).getByRole('heading')).toHaveText(titles);
});
