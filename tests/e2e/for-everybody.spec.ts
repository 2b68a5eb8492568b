import type { Page, TestInfo } from '@playwright/test';
import { findBarriers } from '../support/axe';
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

async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findBarriers(page), colorScheme).toEqual([]);
  }
}

const SCREENS = {
  'the home page': '/',
  'the PC tab': '/?tab=pc',
  'the random tab': '/?tab=random',
  'search results': '/?q=poster',
  'a search without results': '/?q=zzzzqqqq',
  'a category': '/category/nature',
  'one device of a category': '/category/nature?device=mobile',
  'an unknown category': '/category/no-such-category',
  'a tag': '/tag/poster',
  'an unknown tag': '/tag/no-such-tag',
  'the login': '/login',
  'the newsletter form': '/subscribe',
  'the contact form': '/contact',
  help: '/help',
  'wallpaper changers': '/changers?program=kde-timer',
  'the terms': '/terms',
  'the privacy page': '/privacy',
  'a page that does not exist': '/no/such/page',
  'the page for status 404': '/404?to=/help',
  'the page for status 503': '/503?to=/help',
  'the page that redirects later': '/302?to=/help&delay=10000',
};

for (const [name, path] of Object.entries(SCREENS)) {
  // Its button waits for an address only with scripts; the other pages are the same with them.
  const tag = path === '/subscribe' ? '@both' : '@no-js';
  test(`a visitor with a disability meets no barrier on ${name}`, { tag }, async ({ page, visit }, info) => {
    await open(page, visit, path, info);
    await expectNoBarriers(page);
  });
}

test('a visitor with a disability meets no barrier on a wallpaper', { tag: '@js' }, async ({ page, visit }, info) => {
  await open(page, visit, '/', info);
  await page.getByRole('listitem').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Download JPEG/ })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'View Full Size' }).click();
  await expect(page.getByRole('link', { name: '100 %', exact: true })).toBeVisible();
  await expectNoBarriers(page);
});

test('the administrator meets no barrier in the admin area', { tag: '@both' }, async ({ page, visit, logIn }, info) => {
  await logIn();
  for (const path of ['/admin', '/admin/wallpapers', '/admin/wallpapers/new']) {
    await open(page, visit, path, info);
    await expectNoBarriers(page);
  }
});

test.describe('with JavaScript, a visitor with a disability meets no barrier', { tag: '@js' }, () => {
  test('in the preview of a wallpaper', async ({ page, visit }) => {
    await visit('/?q=glacier');
    await page.getByRole('link', { name: 'Quick view: Mountain Glacier Dawn' }).click();
    await expect(page.getByRole('dialog').getByText('1920x1080')).toBeVisible();
    await expectNoBarriers(page);
  });

  test('in the newsletter dialog, nor in a toast', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email Address').fill('nobody');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(message(page, 'error', 'Error')).toBeVisible();
    await expectNoBarriers(page);
  });

  test('among suggestions', async ({ page, visit }) => {
    await visit('/?tab=pc');
    await page.getByLabel('Search wallpapers').click();
    await page.getByLabel('Search wallpapers').pressSequentially('fo');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoBarriers(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a visitor with a disability meets no barrier, in the menu neither', { tag: '@js' }, async ({ page, visit }) => {
    for (const path of ['/', '/category/nature', '/contact', '/help', '/404']) {
      await visit(path);
      await expectNoBarriers(page);
    }
    await page.getByRole('banner').locator('summary').click();
    await expectNoBarriers(page);
  });
});
