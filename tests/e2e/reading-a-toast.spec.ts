import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk', permissions: ['clipboard-read', 'clipboard-write'] });

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toasts = (page: Page) => region(page).getByRole('listitem');

test.describe('with JavaScript, a toast', { tag: '@js' }, () => {
  test.beforeEach(async ({ page, visit, addWallpaper }) => {
    const { path } = await addWallpaper({ name: 'Brass-Sundial.jpg' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.clock.install();
    await visit(path);
    // On a busy machine, part of the five seconds would pass before the test starts counting.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByText('Share', { exact: true }).click();
    await expect(toasts(page)).toContainText('Link copied!');
    await page.mouse.move(0, 0);
  });

  test('disappears after five seconds, with its button or with Esc, and stays while it has the focus', async ({
    page,
  }) => {
    await page.clock.runFor(4800);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
    await page.getByText('Share', { exact: true }).click();
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);

    await page.getByText('Share', { exact: true }).click();
    await page.getByRole('button', { name: /^Download JPEG/ }).click();
    await expect(toasts(page)).toContainText(['Download started']);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('closes when swiped more than 50 px to the right', async ({ page }) => {
    const swipe = async (by: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error('There is no toast.');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y);
      await page.mouse.move(x + by, y);
      await page.mouse.up();
    };
    await swipe(-120);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(40);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(120);
    await expect(toasts(page)).toHaveCount(0);
  });
});
