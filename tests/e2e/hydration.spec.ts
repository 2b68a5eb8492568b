import { becomesAlive, expect, holdBack, isIdle, test } from '../support/test';

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('keys pressed while the page is waking up break nothing', async ({ page, visit }) => {
    await page.addInitScript(() => {
      // One key per task, so that some fall into each step of hydration.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
        if (performance.now() < 3000) port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await visit('/');
    await page.getByRole('banner').getByLabel('Search wallpapers').focus();
    await expect(page.getByRole('combobox', { name: 'Search wallpapers' })).toBeFocused();
  });

  test('a page’s scripts are prepared while it loads, start after its load event, and ask for no storage before', async ({
    page,
    request,
    visit,
  }) => {
    const html = await (await request.get('/')).text();
    const shared = new Set(html.match(/\/build\/_shared\/(?:libraries|site)-\w+\.js/g));
    expect(shared.size).toBe(2);
    // Chromium only accepts it at the very beginning.
    const comment = '//# allFunctionsCalledOnLoad\n';
    for (const address of shared) {
      expect((await (await request.get(address)).text()).slice(0, comment.length)).toBe(comment);
    }
    await page.addInitScript(() => {
      const asked: [string, boolean][] = [];
      Object.assign(window, { asked });
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        asked.push([key, document.readyState === 'complete']);
        return getItem.call(this, key);
      };
      const look = () => Object.assign(window, { asleep: document.querySelectorAll('link[rel=deferred]').length });
      // Runs after the site's own listener.
      addEventListener('DOMContentLoaded', () => addEventListener('load', look, true));
    });
    await visit('/', { isWoken: false });
    expect(await page.evaluate(() => (window as unknown as { asleep: number }).asleep)).toBeGreaterThan(0);
    await expect(page.locator('link[rel=deferred]')).toHaveCount(0);
    const asked = () => page.evaluate(() => (window as unknown as { asked: [string, boolean][] }).asked);
    await expect.poll(asked).toContainEqual(['positions', true]);
    expect((await asked()).filter(([, isComplete]) => !isComplete)).toEqual([]);
  });

  test('a browser of 2022 gets scripts, and one of 2021 the page alone', async ({ page, visit }) => {
    await page.addInitScript(() => {
      for (const name of ['toWellFormed', 'isWellFormed']) Reflect.deleteProperty(String.prototype, name);
      for (const name of ['toSorted', 'findLast']) Reflect.deleteProperty(Array.prototype, name);
    });
    await visit('/tag/poster');
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto('/tag/poster');
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('link[rel=deferred]').first()).toBeAttached();
    await expect(page.locator('.card h3').first()).toBeVisible();
  });

  test('what a visitor opened before the scripts ran stays open', async ({ page, request }) => {
    const [glacier] = await (await request.get('/api/wallpapers?search=glacier')).json();
    const release = await holdBack(page, '**/build/**/*.js');
    await page.goto(`/wallpaper/${glacier.id}`);
    const share = page.getByRole('article').getByText('Share', { exact: true });
    await share.click();
    release();
    await becomesAlive(page);
    await isIdle(page);
    await expect(page.getByLabel('Link to this page')).toBeVisible();
    await share.click();
    await expect(page.getByLabel('Link to this page')).toBeHidden();
  });

  test('of two links pressed while their scripts load, the last one counts', async ({ page, visit }) => {
    await visit('/');
    const release = await holdBack(page, '**/build/routes/_site.help-*.js');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Help' }).click();
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    const loaded = page.waitForResponse('**/build/routes/_site.help-*.js');
    release();
    await loaded;
    await isIdle(page);
    await expect(page).toHaveURL('/terms');
  });

  test('no visitor page loads the browser’s language data during hydration', async ({ page, visit }) => {
    await page.addInitScript(() => {
      const uses: string[] = [];
      Object.assign(window, { uses });
      for (const type of [Number, Date, Array, BigInt]) {
        const write = type.prototype.toLocaleString;
        type.prototype.toLocaleString = function (...args: unknown[]) {
          uses.push(`${type.name} toLocaleString`);
          return Reflect.apply(write, this, args);
        };
      }
      for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'Collator'] as const) {
        const construct = (type: typeof Object, args: []) => {
          uses.push(name);
          return new type(...args);
        };
        Object.assign(Intl, { [name]: new Proxy<typeof Object>(Intl[name] as never, { construct }) });
      }
    });
    await visit('/?q=glacier');
    const wallpaper = await page.getByRole('region').getByRole('heading').getByRole('link').getAttribute('href');
    for (const path of ['/', '/tag/poster', wallpaper ?? '', '/contact']) {
      await visit(path);
      expect(await page.evaluate(() => (window as unknown as { uses: string[] }).uses), path).toEqual([]);
    }
  });
});
