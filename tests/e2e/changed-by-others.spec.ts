import type { Page } from '@playwright/test';
import { expect, isIdle, test } from '../support/test';

/** What extensions, password managers and translators do to a page. They run in the page. */
const CHANGES = {
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'a tag first in the head': () => document.head.prepend(document.createElement('meta')),
  'an element before the head': () => document.documentElement.prepend(document.createElement('div')),
  'an icon beside each input': () => {
    for (const input of document.querySelectorAll('input, textarea')) input.after(document.createElement('div'));
  },
  'a wrapper around each input': () => {
    for (const input of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('span');
      input.before(wrapper);
      wrapper.append(input);
    }
  },
  'a translation of each text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('script'))) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
  'no footer, and one card less': () => {
    document.querySelector('footer')?.remove();
    document.querySelector('.card')?.remove();
  },
};

async function expectHome(page: Page, how: string) {
  await expect(page.locator('#hero-title'), how).toBeVisible();
  await expect(page.locator('main').getByRole('searchbox'), how).toBeVisible();
  await expect(page.locator('.features li'), how).toHaveCount(8);
  await expect(page.locator('.card').nth(20), how).toBeAttached();
}

const goToContact = (page: Page) => page.getByRole('link', { name: 'Contact' }).first().click();

test.describe('with JavaScript, whatever an extension does to a page', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/React error #4(18|23|25)/] });

  test('before hydration, everything is there, works, and keeps what was typed', async ({ page, visit }) => {
    const entries = Object.entries(CHANGES).map(([name, change]) => `${JSON.stringify(name)}: ${change}`);
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('main :is([name=email], [name=q])')) field.value = 'typed';
        ({ ${entries} })[sessionStorage.getItem('change')]?.();
      })`,
    );
    await page.goto('/terms');
    for (const name of Object.keys(CHANGES)) {
      await page.evaluate((chosen) => sessionStorage.setItem('change', chosen), name);
      await visit('/');
      await isIdle(page);
      await expectHome(page, name);
      await expect(page.locator('main').getByRole('searchbox'), name).toHaveValue('typed');
      await visit('/contact');
      await isIdle(page);
      await expect(page.getByLabel('Email', { exact: false }).first(), name).toHaveValue('typed');
      await expect(page.locator('main textarea'), name).toBeVisible();
    }
  });

  test('after hydration, visitors can go on and come back', async ({ page, visit }) => {
    for (const [name, change] of Object.entries(CHANGES)) {
      await visit('/');
      await page.evaluate(change);
      await page.locator('.card h3 a').nth(5).click();
      await expect(page, name).toHaveURL(/\/wallpaper\//);
      await expect(page.locator('.detail-actions').first(), name).toBeVisible();
      await page.goBack();
      await expect(page, name).toHaveURL(/\/$/);
      await expectHome(page, name);
    }
  });
});

test.describe('with JavaScript, in a browser that lacks what the scripts use', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/TextEncoderStream/] });

  for (const missing of ['Array.prototype.at', 'TextEncoderStream']) {
    test(`${missing}: the page stays as the server sent it`, async ({ page }) => {
      await page.addInitScript((path) => {
        const names = path.split('.');
        const last = names.pop() ?? '';
        const owner = names.reduce<object>((object, name) => Reflect.get(object, name), window);
        Reflect.deleteProperty(owner, last);
      }, missing);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto('/');
      await page.mouse.click(5, 5);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await expectHome(page, missing);
      await goToContact(page);
      await expect(page.locator('main textarea')).toBeVisible();
    });
  }
});

test.describe('with JavaScript, if hydration fails', { tag: '@js' }, () => {
  test.use({ expectedProblems: [/match is missing|React error #4(18|23|25)/] });

  test('the visitor gets back the page that the server sent', async ({ page }) => {
    await page.addInitScript(() => {
      const { match } = String.prototype;
      Object.assign(window, { fails: 0 });
      String.prototype.match = function (this: string, pattern) {
        // Of a card's placeholder.
        if (String(pattern) !== '/.{3}/g') return Reflect.apply(match, this, [pattern]);
        Object.assign(window, { fails: (window as unknown as { fails: number }).fails + 1 });
        throw new TypeError('match is missing');
      };
    });
    await page.goto('/');
    await page.waitForFunction(() => (window as unknown as { fails: number }).fails > 0);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    await expectHome(page, 'failed start');
    await page.locator('.card h3 a').first().click();
    await expect(page).toHaveURL(/\/wallpaper\//);
  });
});

test('what was typed is there again after a link and Back', { tag: '@both' }, async ({ page, visit }) => {
  for (const [path, name, text] of [
    ['/contact', 'textarea[name=message]', 'A long message'],
    ['/subscribe', 'main input[name=email]', 'me@example.org'],
  ] as const) {
    await visit(path);
    const field = page.locator(name);
    await field.fill(text);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await page.goBack();
    await expect(field).toHaveValue(text);
  }
});
