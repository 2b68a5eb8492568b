import type { Page } from '@playwright/test';
import { expect, fact, holdBack, message, test } from '../support/test';

test.use({ siteName: 'desk' });

const preview = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const control = (page: Page, title: string) => page.getByRole('link', { name: `Quick view: ${title}`, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens the preview and returns it. */
async function look(page: Page, title: string) {
  await card(page, title).hover();
  await control(page, title).click();
  const place = preview(page, title);
  await expect(place.getByRole('heading', { name: title, exact: true })).toBeVisible();
  return place;
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const started = page.waitForEvent('download');
  await press();
  return (await started).suggestedFilename();
}

test('the preview shows every fact', { tag: ['@js', '@core'] }, async ({ page, visit, addWallpaper, request }) => {
  const categories: { id: number; name: string }[] = await (await request.get('/api/categories')).json();
  const categoryId = String(categories.find(({ name }) => name === 'Ocean')?.id);
  const fields = {
    title: 'Tall Ship',
    description: 'Under full sail\nat dawn.',
    categoryId,
    tags: '["sail", "dawn", "sea"]',
    deviceType: 'tablet',
    resolution: '2048x1536',
    fileSize: '3.3 MB',
  };
  await addWallpaper({ name: 'boat.jpg', fields: { ...fields, title: 'Low Boat' } });
  const { id } = await addWallpaper({ name: 'ship.jpg', width: 800, height: 600, fields });
  await visit('/');
  const place = await look(page, 'Tall Ship');
  await expect(fact(place, 'Resolution')).toHaveText('2048x1536');
  await expect(fact(place, 'File size')).toHaveText('3.3 MB');
  await expect(fact(place, 'Downloads')).toHaveText('0');
  await expect(fact(place, 'Device')).toHaveText('Tablet');
  await expect(fact(place, 'Category').getByRole('link', { name: 'Ocean' })).toHaveAttribute('href', '/category/ocean');
  await expect(fact(place, 'Tags').getByRole('link')).toHaveText(['sail', 'dawn', 'sea']);
  await expect(place.getByText('Under full sail at dawn.')).toBeVisible();
  const picture = place.getByRole('img', { name: 'Tall Ship (sail, dawn, sea)' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page).toHaveURL(new RegExp(`/#quick-view-${id}$`));
  await place.getByRole('link', { name: 'Open the wallpaper’s page' }).click();
  await expect(page).toHaveURL(new RegExp(`/wallpaper/${id}(\\?in=|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tall Ship');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Related wallpapers and categories have it, too.
  await look(page, 'Low Boat');
  await visit('/category/ocean');
  await look(page, 'Tall Ship');
});

test('each download from the preview counts once', { tag: ['@js', '@core'] }, async ({ page, visit, addWallpaper }) => {
  const { path } = await addWallpaper({ name: 'Old-Bridge.png', width: 900, height: 500, format: 'png' });
  await visit('/?tab=pc');
  const place = await look(page, 'Old Bridge');
  const press = (name: string) => () => place.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  expect(await saved(page, press('Download High Quality'))).toBe('Old Bridge.jpg');
  await expect(message(page, 'success', 'Download started')).toContainText('Old Bridge is being downloaded');
  await expect(fact(place, 'Downloads')).toHaveText('1');
  expect(await saved(page, press('Download Preview'))).toBe('Old Bridge_preview.jpg');
  await place.getByRole('button', { name: 'Close' }).first().click();
  await expect(card(page, 'Old Bridge')).toContainText('2 downloads');
  await visit(path);
  await expect(fact(page, 'Downloads')).toHaveText('2');
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('a preview closes in every way and returns to where it was opened', async ({ page, visit, addWallpaper }) => {
    const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `Deep ${letter}`);
    const last = titles[0] ?? '';
    const add = (title: string) => addWallpaper({ name: 'x.jpg', width: 150, height: 300, fields: { title } });
    // The oldest is the last of the list.
    await add(last);
    await Promise.all(titles.slice(1).map(add));
    // Wait for all scrolling to end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
      () => page.goBack(),
    ]) {
      await visit('/?tab=mobile');
      await control(page, last).focus();
      await page.evaluate(() => scrollTo(0, 100));
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(preview(page, last)).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await close();
      await expect(preview(page, last)).toHaveCount(0);
      await expect(page).toHaveURL(/\/\?tab=mobile$/);
      await expect(control(page, last)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
    await page.goForward();
    await expect(preview(page, last)).toBeVisible();
    // Its close event may arrive after it has opened again.
    await preview(page, last).dispatchEvent('close');
    await expect(preview(page, last)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page, last)).toHaveCount(0);
  });

  test('by keyboard: the control is reachable, focus stays inside the preview, nothing moves and the page is dimmed', async ({
    page,
    visit,
    addWallpaper,
  }) => {
    await addWallpaper({ name: 'keys.jpg', fields: { title: 'Piano Keys' } });
    await visit('/?q=piano');
    await expect(control(page, 'Piano Keys')).toHaveCSS('opacity', '0');
    const canvas = () =>
      page.evaluate(() => {
        const { scrollbarGutter, backgroundColor } = getComputedStyle(document.documentElement);
        return { scrollbarGutter, backgroundColor };
      });
    expect(await canvas()).toEqual({ scrollbarGutter: 'stable', backgroundColor: 'rgba(0, 0, 0, 0)' });
    await page.getByRole('searchbox').focus();
    for (let step = 0; step < 40; step++) {
      if (await control(page, 'Piano Keys').evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(control(page, 'Piano Keys')).toBeFocused();
    await expect(control(page, 'Piano Keys')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    const dialog = preview(page, 'Piano Keys');
    await expect(dialog).toBeVisible();
    // Where a scrollbar was: white, dimmed by 40 % black.
    expect(await canvas()).toEqual({ scrollbarGutter: 'stable', backgroundColor: 'rgb(153, 153, 153)' });
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('buttons, arrow keys and swipes step through the list, and one step back closes the preview', async ({
    page,
    visit,
    addWallpaper,
  }) => {
    // The newest is the first of the list.
    for (const title of ['Third Hut', 'Second Hut', 'First Hut']) {
      await addWallpaper({
        name: 'hut.png',
        format: 'png',
        fields: { title, tags: '["huts"]' },
      });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/tag/huts');
    await control(page, 'First Hut').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const shows = (title: string) =>
      expect(dialog.getByRole('heading', { name: title, exact: true }), title).toBeVisible();
    const previous = dialog.getByRole('button', { name: 'Previous wallpaper' });
    const next = dialog.getByRole('button', { name: 'Next wallpaper' });
    await shows('First Hut');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowLeft');
    await shows('First Hut');
    await next.click();
    await shows('Second Hut');
    await expect(next).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Original PNG, ' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await shows('Third Hut');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await shows('Second Hut');
    await dialog.getByRole('img').evaluate((picture) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: picture, clientX, clientY: 200 });
      const swipe = { bubbles: true, cancelable: true };
      picture.dispatchEvent(new TouchEvent('touchstart', { ...swipe, touches: [touch(300)] }));
      picture.dispatchEvent(new TouchEvent('touchend', { ...swipe, changedTouches: [touch(200)] }));
    });
    await shows('Third Hut');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await dialog.getByText('Share', { exact: true }).click();
    const address = dialog.getByLabel('Link to this page');
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(/\/wallpaper\/\d+$/);
    await page.keyboard.press('ArrowLeft');
    await shows('Third Hut');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/tag\/huts$/);
    await expect(control(page, 'Third Hut')).toBeFocused();
    await page.goForward();
    await shows('Third Hut');
  });

  test('on a slow connection, the facts of the card and a small picture are there at once, and the rest follows', async ({
    page,
    visit,
    addWallpaper,
  }) => {
    for (const title of ['Far Shore', 'Near Shore']) {
      await addWallpaper({ name: 'x.jpg', width: 1500, height: 900, fields: { title, tags: '["shore"]' } });
    }
    await visit('/tag/shore');
    await page.route(/\/images\/\w+\/1500\./, () => {});
    const release = await holdBack(page, '**/api/wallpapers/*');
    await card(page, 'Near Shore').hover();
    await control(page, 'Near Shore').click();
    const dialog = preview(page, 'Near Shore');
    await expect(dialog.getByRole('button', { name: 'Download High Quality' })).toBeEnabled();
    await expect(dialog.getByRole('link', { name: 'shore' })).toBeVisible();
    await expect(dialog).not.toContainText('1500x900');
    release();
    await expect(dialog).toContainText('1500x900');
    for (const title of ['Near Shore', 'Far Shore']) {
      const picture = preview(page, title).getByRole('img', { name: title });
      await expect(picture).toBeVisible();
      const background = await picture.evaluate(
        (image) => getComputedStyle(image.closest('.placeholder') as Element).backgroundImage,
      );
      expect(background).toMatch(/\/images\/\w+\/(320|640)\.\w+"\)$/);
      await page.keyboard.press('ArrowRight');
    }
  });

  test('a preview has an address, Esc on a toast keeps it, and a new tab gets the page', async ({
    page,
    context,
    visit,
    addWallpaper,
  }) => {
    // A late close event of an earlier preview must not close this one.
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        this.dispatchEvent(new Event('close'));
        showModal.call(this);
      };
    });
    const { id } = await addWallpaper({ fields: { title: 'Lone Tree' } });
    await visit(`/?tab=pc#quick-view-${id}`);
    const dialog = preview(page, 'Lone Tree');
    await expect(dialog).toContainText('160x100');
    await saved(page, () => dialog.getByRole('button', { name: 'Download Preview' }).click());
    const toast = message(page, 'success', 'Download started');
    await toast.focus();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/\?tab=pc$/);
    await card(page, 'Lone Tree').hover();
    const opened = context.waitForEvent('page');
    await control(page, 'Lone Tree').click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(new RegExp(`/wallpaper/${id}\\?in=pc&`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit('/#quick-view-nonsense');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('when something fails', { tag: '@fault' }, () => {
    test.use({ expectedProblems: [/Failed to load resource|request failed/] });

    test('the preview says what failed, a retry works, and one of a deleted wallpaper is an error page', async ({
      page,
      visit,
      addWallpaper,
    }) => {
      const { id } = await addWallpaper({ name: 'x.jpg', width: 410, height: 300, fields: { title: 'Lost Facts' } });
      await visit('/?tab=pc');
      await page.route('**/api/wallpapers/*', (route) => route.abort());
      await card(page, 'Lost Facts').hover();
      await control(page, 'Lost Facts').click();
      const dialog = preview(page, 'Lost Facts');
      await expect(dialog.getByRole('alert')).toContainText('Failed to fetch wallpaper');
      await expect(dialog.getByRole('link', { name: 'Open the wallpaper’s page' })).toHaveAttribute(
        'href',
        new RegExp(`^/wallpaper/${id}\\?in=pc&n=\\d+$`),
      );
      await page.unroute('**/api/wallpapers/*');
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog).toContainText('410x300');
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      for (const answer of ['abort', 429] as const) {
        await page.route('**/api/wallpapers/*/download', (route) =>
          answer === 'abort' ? route.abort() : route.fulfill({ status: answer, json: { message: 'Slow down.' } }),
        );
        await dialog.getByRole('button', { name: 'Download Preview' }).click();
        const toast = message(page, 'error', 'Download failed');
        await expect(toast).toContainText('There was an error downloading the wallpaper');
        await toast.getByRole('button', { name: 'Close' }).click();
        await page.unroute('**/api/wallpapers/*/download');
      }
      await visit('/#quick-view-999999');
      await expect(page).toHaveURL(/\/404$/);
      await expect(page.getByText('The page you’re looking for doesn’t exist.')).toBeVisible();
      // If the preview itself can’t be loaded, the link opens the page.
      await page.route('**/quick-view-dialog*', (route) => route.abort());
      await visit('/?tab=pc');
      await card(page, 'Lost Facts').hover();
      await control(page, 'Lost Facts').click();
      await expect(page).toHaveURL(new RegExp(`/wallpaper/${id}$`));
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the control is always visible, and the preview fills the screen', { tag: '@both' }, async ({
    page,
    visit,
    addWallpaper,
    javaScriptEnabled,
  }) => {
    await addWallpaper({ name: 'x.jpg', width: 300, height: 650, fields: { title: 'Pocket View' } });
    await visit('/?tab=mobile');
    const link = control(page, 'Pocket View');
    await expect(link).toHaveCSS('opacity', '1');
    const target = await link.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await link.tap();
    if (javaScriptEnabled) {
      const dialog = preview(page, 'Pocket View');
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await expect(dialog.getByRole('button', { name: 'Download High Quality' })).toBeInViewport();
    } else {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pocket View');
      await expect(page.getByRole('button', { name: /^Download JPEG/ })).toBeInViewport();
    }
  });
});
