import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// The first visit scrolls to the wallpapers automatically.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of 404/] });

const bar = (page: Page) => page.getByRole('banner');
const tabs = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => bar(page).locator('summary', { hasText: 'Menu' });
const subscribe = (page: Page) => bar(page).getByRole('link', { name: 'Subscribe' });
const mastodon = (page: Page) => bar(page).getByRole('link', { name: 'Mastodon' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('a visitor finds tabs, search, Subscribe and social links in the top bar, and tabs stay in place', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/?tab=pc');
  await expect(tabs(page).getByRole('link')).toHaveText(['Home', 'PC Wallpapers', 'Mobile Wallpapers', 'Random']);
  await expect(bar(page).getByRole('searchbox', { name: 'Search wallpapers' })).toBeVisible();
  await expect(subscribe(page)).toHaveAttribute('href', /^\/subscribe|#/);
  await expect(mastodon(page)).toHaveAttribute('href', 'https://social.example/@tapeta');
  await expect(menuButton(page)).toBeHidden();
  const places = async () => {
    const boxes = await Promise.all((await tabs(page).getByRole('link').all()).map((link) => link.boundingBox()));
    return boxes.map((box) => [box?.x, box?.width]);
  };
  const before = await places();
  for (const path of ['/', '/?tab=random']) {
    await visit(path);
    expect(await places()).toEqual(before);
  }
});

test('choosing a tab leads to its list, and the bar doesn’t cover it', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
}) => {
  await visit('/?q=forest&device=mobile');
  for (const [tab, address, heading] of [
    ['PC Wallpapers', '/?tab=pc#wallpapers', 'PC wallpapers'],
    ['Home', '/#wallpapers', 'PC wallpapers'],
  ] as const) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(address);
    const list = page.getByRole('heading', { level: 2, name: heading });
    await expect(list).toBeInViewport();
    const room = async () => {
      const [barBox, listBox] = await Promise.all([bar(page).boundingBox(), list.boundingBox()]);
      return (listBox?.y ?? 0) - (barBox?.y ?? 0) - (barBox?.height ?? 0);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
  // The hero is above.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('link', { name: 'Both' })).toHaveAttribute('aria-current', 'page');
});

test('a visitor searches from anywhere in the list, on desktop and phone', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await visit('/');
    await scrollTo(page, 1500);
    const box = bar(page).getByRole('searchbox');
    await expect(box).toHaveCount(1);
    await expect(box).toBeInViewport({ ratio: 1 });
    // Phones have little room.
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(56);
    await box.fill('glacier');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Results for “glacier”' })).toBeVisible();
    await expect(box).toHaveValue('glacier');
  }
});

test.describe('on a phone 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a visitor sees two rows and finds the rest in the menu, also by keyboard', { tag: '@no-js' }, async ({
    page,
    visit,
  }) => {
    await visit('/?q=glacier');
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(100);
    for (const link of await tabs(page).getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(subscribe(page)).toBeHidden();
    await menuButton(page).click();
    await expect(subscribe(page)).toBeInViewport({ ratio: 1 });
    await expect(mastodon(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await menuButton(page).click();
    await expect(subscribe(page)).toBeHidden();
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(subscribe(page)).toBeFocused();
  });

  test('with JavaScript the menu closes on Esc, on a click outside and on navigation', {
    tag: '@js',
  }, async ({ page, visit }) => {
    await visit('/');
    await menuButton(page).click();
    await page.keyboard.press('Tab');
    await expect(subscribe(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(subscribe(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(subscribe(page)).toBeVisible();
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(subscribe(page)).toBeHidden();
    await menuButton(page).click();
    await tabs(page).getByRole('link', { name: 'Random' }).focus();
    await expect(subscribe(page)).toBeHidden();
    await menuButton(page).click();
    await tabs(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/#wallpapers');
    await menuButton(page).click();
    await expect(subscribe(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(subscribe(page)).toBeHidden();
  });
});

test('every page, also an error page, has help and links in its footer', { tag: '@no-js' }, async ({ page }) => {
  for (const path of ['/', '/login', '/no/such/page']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(4);
    for (const [name, address] of [
      ['Help Center', '/help'],
      ['Contact Us', '/contact'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    const follow = footer.getByRole('navigation', { name: 'Follow us' });
    await expect(follow.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
      'href',
      'https://social.example/@tapeta',
    );
    await expect(footer).toContainText('© 2024 Tapeta');
  }
  // A short page has no link to its top.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a visitor who has scrolled more than 300 px gets back to the top', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
}) => {
  await visit('/');
  const link = page.getByRole('link', { name: 'Back to top' });
  for (const [top, isThere] of [
    [0, false],
    [300, false],
    [360, true],
    [3000, true],
    [250, false],
    [100_000, true],
  ] as const) {
    await scrollTo(page, top);
    if (isThere) await expect(link).toBeInViewport({ ratio: 1 });
    else await expect(link).not.toBeInViewport();
  }
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Tapeta' })).toBeFocused();
});
