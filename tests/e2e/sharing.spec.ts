import type { Page } from '@playwright/test';
import { becomesAlive, expect, message, test } from '../support/test';

test.beforeEach(async ({ page, visit }) => {
  await visit('/?q=glacier');
  const address = await page.getByRole('region').getByRole('heading').getByRole('link').getAttribute('href');
  await visit(address ?? '');
});

/** Without the list that led here. */
const ownAddress = (page: Page) => page.url().replace(/\?.*/, '');

const shareButton = (page: Page) => page.getByRole('article').getByText('Share', { exact: true });

/** Replaces browser features that a test cannot operate. */
const withBrowser = (page: Page, has: { share?: string; clipboard?: string }) =>
  page.evaluate(({ share, clipboard }) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const answer = (outcome: string) => async (what: unknown) => {
      shared.push(what);
      if (outcome !== 'done') throw new DOMException('', outcome);
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share && answer(share) });
    const writeText = clipboard && answer(clipboard);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
  }, has);

const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

test('without JavaScript, a visitor gets the link to copy', { tag: '@no-js' }, async ({ page }) => {
  await expect(page.getByLabel('Link to this page')).toBeHidden();
  await shareButton(page).click();
  await expect(page.getByLabel('Link to this page')).toHaveValue(ownAddress(page));
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('a visitor copies the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shareButton(page).click();
    await expect(message(page, 'success', 'Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ownAddress(page));
  });

  test('a visitor shares with the dialog of the device, else copies the link, else gets it in a field', async ({
    page,
  }) => {
    const both = [{ title: 'Mountain Glacier Dawn', url: ownAddress(page) }, ownAddress(page)];
    await withBrowser(page, { share: 'done' });
    await shareButton(page).click();
    await expect.poll(() => shared(page)).toEqual(both.slice(0, 1));
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Cancelled by the visitor.
    await withBrowser(page, { share: 'AbortError', clipboard: 'done' });
    await shareButton(page).click();
    await expect.poll(() => shared(page)).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Link to this page')).toBeHidden();

    await withBrowser(page, { share: 'NotAllowedError', clipboard: 'done' });
    await shareButton(page).click();
    await expect(message(page, 'success', 'Link copied!')).toBeVisible();
    expect(await shared(page)).toEqual(both);

    for (const has of [{ clipboard: 'NotAllowedError' }, {}]) {
      await page.reload();
      await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      await becomesAlive(page);
      await withBrowser(page, has);
      await shareButton(page).click();
      await expect(message(page, 'error', 'Share failed')).toContainText('Could not copy link to clipboard');
      const field = page.getByLabel('Link to this page');
      await expect(field).toHaveValue(ownAddress(page));
      await expect(field).toBeFocused();
    }
    // The buttons make room for it.
    const share = await shareButton(page).boundingBox();
    const address = await page.getByLabel('Link to this page').boundingBox();
    const below = await page.getByRole('link', { name: 'View Full Size' }).boundingBox();
    expect(share?.height).toBeLessThan(60);
    expect(address && below && address.y + address.height).toBeLessThan(below?.y ?? 0);
  });
});
