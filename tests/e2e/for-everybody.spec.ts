import type { Page, TestInfo } from '@playwright/test';
import { expectNoBarriers } from '../support/axe';
import { expect, message, test } from '../support/test';

// axe itself is a script: without JavaScript the page's own scripts are kept away instead.
test.use({
  javaScriptEnabled: true,
  expectedProblems: [/status of (40\d|429|50\d)|blocked_?by_?client/i],
});

type Visit = (path: string) => Promise<unknown>;

const open = async (page: Page, visit: Visit, path: string, { project }: TestInfo) => {
  if (project.name === 'js') return visit(path);
  await page.route('**/build/**/*.js', (route) => route.abort('blockedbyclient'));
  await page.goto(path);
};

/** One of each kind of page. */
const SCREENS = {
  lists: ['/', '/tag/poster', '/?q=zzzzqqqq'],
  'forms and pages to read': [
    '/login',
    '/changers?program=kde-timer',
    '/terms',
    '/no/such/page',
    '/302?to=/help&delay=10000',
  ],
};

for (const [name, paths] of Object.entries(SCREENS)) {
  test(`a visitor with a disability meets no barrier on ${name}`, { tag: '@no-js' }, async ({ page, visit }, info) => {
    for (const path of paths) {
      await open(page, visit, path, info);
      await expectNoBarriers(page);
    }
  });
}

test('a visitor with a disability meets no barrier on a wallpaper', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
}) => {
  await visit('/?q=lighthouse');
  await page.getByRole('link', { name: 'Quick view: Chosen Lighthouse' }).click();
  await expect(page.getByRole('dialog').getByText('640x360')).toBeVisible();
  await expectNoBarriers(page, 'the preview');
  await page.getByRole('link', { name: 'Open the wallpaper’s page' }).click();
  await expect(page.getByRole('button', { name: /^Download JPEG/ })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'View Full Size' }).click();
  await expect(page.getByRole('link', { name: '100%', exact: true })).toBeVisible();
  await expectNoBarriers(page);
});

test('a visitor with a disability meets no barrier among suggestions, in the newsletter dialog and in a toast', {
  tag: '@js',
}, async ({ page, visit }) => {
  await visit('/contact');
  await page.getByLabel('Search wallpapers').click();
  await page.getByLabel('Search wallpapers').pressSequentially('fo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoBarriers(page, 'suggestions');
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email Address').fill('nobody');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(message(page, 'error', 'Error')).toBeVisible();
  await expectNoBarriers(page, 'dialog and toast');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a visitor with a disability meets no barrier, including in the menu', { tag: ['@js', '@core'] }, async ({
    page,
    visit,
  }) => {
    for (const path of ['/category/nature', '/contact']) {
      await visit(path);
      await expectNoBarriers(page);
    }
    await page.getByRole('banner').locator('summary').click();
    await expectNoBarriers(page, 'the menu');
  });
});
