import type { Page } from '@playwright/test';
import { expect, holdBack, isIdle, test } from '../support/test';

const firstPicture = (page: Page) => page.locator('.card-picture').first();

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('touching a card fetches the data, and nothing else', async ({ page, visit }) => {
    await visit('/');
    await isIdle(page);
    await expect(page.locator('link[rel=modulepreload][href*="_site.wallpaper"]')).not.toHaveCount(0);
    await isIdle(page);
    const path = (await firstPicture(page).getAttribute('href')) ?? '';
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'script'].includes(request.resourceType()))
        asked.push(request.url().slice(new URL(request.url()).origin.length));
    });
    const data = path.replace('?', '.data?').replace(':', '%3A');
    const answer = page.waitForResponse(`**${path.split('?')[0]}.data*`);
    await firstPicture(page).dispatchEvent('touchstart');
    await answer;
    await firstPicture(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: 'Explore More Wallpapers' })).toBeVisible();
    expect(asked).toEqual([data]);
  });

  test('a slow page shows a progress bar and which card was tapped', async ({ page, visit }) => {
    await visit('/');
    const path = (await firstPicture(page).getAttribute('href')) ?? '';
    const goOn = await holdBack(page, `**${path.split('?')[0]}.data*`);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await firstPicture(page).click();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.locator('.card[data-opening]')).not.toHaveCount(0);
    goOn();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test.describe('when the connection fails', () => {
    test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

    test('a page whose prefetch failed is fetched again', async ({ page, visit }) => {
      await visit('/');
      await isIdle(page);
      const path = (await firstPicture(page).getAttribute('href')) ?? '';
      let asked = 0;
      await page.route(`**${path.split('?')[0]}.data*`, (route) => {
        asked += 1;
        return asked === 1 ? route.abort('connectionreset') : route.continue();
      });
      await firstPicture(page).dispatchEvent('touchstart');
      await expect.poll(() => asked).toBe(1);
      await firstPicture(page).click();
      await expect(page).toHaveURL(path);
      expect(asked).toBe(2);
    });
  });
});

test('without JavaScript, the browser fetches the page of a wallpaper that is pointed at, unless it saves data', {
  tag: '@both',
}, async ({ page, visit, javaScriptEnabled }) => {
  const fetched: string[] = [];
  page.on('request', async (request) => {
    // A page that closes meanwhile takes the headers with it.
    const purpose = await request.headerValue('Sec-Purpose').catch(() => null);
    if (purpose?.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname);
  });
  const saving = await page.request.get('/', { headers: { 'Save-Data': 'on' } });
  expect(saving.headers()['speculation-rules']).toBeUndefined();
  const rules = page.waitForResponse(/\/speculation-rules\.json$/);
  await visit('/?tab=pc');
  await rules;
  const link = page
    .getByRole('region', { name: 'PC wallpapers' })
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link');
  const address = await link.getAttribute('href');
  await link.hover({ force: true });
  if (javaScriptEnabled) {
    await page.waitForResponse(/\.data/);
    expect(fetched).toEqual([]);
  } else {
    await expect.poll(() => fetched).toEqual([address?.split('?')[0]]);
  }
});
