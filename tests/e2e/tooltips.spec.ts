import type { Page } from '@playwright/test';
import { expect, isIdle, test } from '../support/test';

const tooltip = (page: Page) => page.getByRole('tooltip');
const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mastodon' });
const shuffle = (page: Page) => page.getByRole('link', { name: 'Shuffle' });

test('every icon-only control has a tooltip', { tag: ['@js', '@core'] }, async ({
  page,
  visit,
  logIn,
  addWallpaper,
}) => {
  const { path } = await addWallpaper({ name: 'Tooltip-Tower.jpg' });
  const unsaid = () =>
    page.locator('a, button, summary').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"], [data-tooltip]'))
        .filter((control) => {
          const visible = control.cloneNode(true) as Element;
          for (const hidden of visible.querySelectorAll('.visually-hidden')) hidden.remove();
          return !visible.querySelector('img') && !/[\p{L}\p{N}]/u.test(visible.textContent ?? '');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
  for (const address of ['/', path]) {
    await visit(address);
    expect(await unsaid(), address).toEqual([]);
  }
  await logIn();
  for (const address of ['/admin/wallpapers', '/admin/tags', '/admin/wallpapers/new']) {
    await visit(address);
    expect(await unsaid(), address).toEqual([]);
  }
});

test.describe('with JavaScript, a tooltip', { tag: '@js' }, () => {
  test('appears for the mouse and the keyboard, stays on the screen, and disappears in every way', async ({
    page,
    visit,
  }) => {
    await visit('/?tab=random');
    await mark(page).hover();
    await expect(tooltip(page)).toHaveText('Mastodon');
    // It only repeats the name, so it is not a description.
    await expect(mark(page)).not.toHaveAttribute('aria-describedby');
    await page.mouse.move(400, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await mark(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.down();
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.move(400, 500);
    await page.mouse.up();
    await shuffle(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(tooltip(page)).toHaveCount(0);

    await page.mouse.move(400, 500);
    await page.getByRole('navigation', { name: 'Device' }).getByRole('link').last().focus();
    // The focus scrolls, which hides a tooltip.
    await isIdle(page);
    await page.keyboard.press('Tab');
    await expect(shuffle(page)).toBeFocused();
    await expect(tooltip(page)).toHaveText('Show other wallpapers');
    await expect(shuffle(page)).toHaveAccessibleDescription('Show other wallpapers');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(shuffle(page)).toBeFocused();
    await expect(shuffle(page)).not.toHaveAttribute('aria-describedby');
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Back to top' }).hover();
    await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  });

  test('waits 700 ms unless another one was shown less than 300 ms ago, and stays under the mouse', async ({
    page,
    visit,
  }) => {
    await visit('/?tab=random');
    // Loads the tooltip script.
    await mark(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(400, 500);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await mark(page).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText('Mastodon');
    await page.mouse.move(400, 500);
    await page.clock.runFor(250);
    await expect(tooltip(page)).toHaveCount(0);
    await shuffle(page).hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText('Show other wallpapers');
    await tooltip(page).hover();
    await page.clock.runFor(60_000);
    await expect(tooltip(page)).toBeVisible();
  });
});
