import type { Page } from '@playwright/test';
import { expect, holdBack, isIdle, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search wallpapers' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function type(page: Page, words: string) {
  const input = page.getByLabel('Search wallpapers');
  await input.click();
  await input.pressSequentially(words);
}

test.describe('with JavaScript, while a visitor types', { tag: '@js' }, () => {
  test('matching categories, tags and titles are offered, and nothing is loaded before', async ({ page, visit }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const suggestions = () => scripts.filter((address) => address.includes('/search-suggestions-'));
    await visit('/');
    await page.waitForLoadState('load');
    await isIdle(page);
    expect(scripts).not.toEqual([]);
    expect(suggestions()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search wallpapers' }).focus();
    await expect(box(page)).toBeVisible();
    expect(suggestions()).toHaveLength(1);
    await visit('/?q=glac');
    await page.getByRole('searchbox').focus();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('End');
    await page.keyboard.press('i');
    await expect(options(page).last()).toHaveText('Mountain Glacier Dawn Wallpaper');
    await box(page).fill('');
    await type(page, 'g');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await box(page).pressSequentially('lac');
    await expect(options(page)).toHaveText(['glacier Tag', 'Mountain Glacier Dawn Wallpaper']);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).locator('b')).toHaveText(['glac', 'Glac']);
    await box(page).fill('nat');
    await expect(options(page).first()).toHaveText('Nature Category');
    await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).not.toBeEmpty();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/category\/nature$/);
    await expect(options(page)).toHaveCount(0);
  });

  test('a suggestion can be chosen by keyboard, Esc keeps the words, Tab leaves the list', async ({ page, visit }) => {
    await visit('/?tab=pc');
    await type(page, 'glac');
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('glac');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id')) ?? '',
    );
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wallpaper\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain Glacier Dawn');
  });

  test('suggestions for older words are never shown, and an invalid answer does no harm', async ({ page, visit }) => {
    await visit('/');
    const answerFirst = await holdBack(page, '**/suggestions?q=amber', (route) =>
      route.fulfill({ json: [{ kind: 'tag', label: 'amber of old', path: '/tag/old' }] }).catch(() => {}),
    );
    const asked = page.waitForRequest('**/suggestions?q=amber');
    await type(page, 'amber');
    await asked;
    await box(page).fill('glacier');
    await expect(options(page).last()).toHaveText('Mountain Glacier Dawn Wallpaper');
    answerFirst();
    await box(page).fill('glacie');
    await expect(options(page).last()).toHaveText('Mountain Glacier Dawn Wallpaper');
    await expect(options(page).filter({ hasText: 'amber' })).toHaveCount(0);

    await page.route('**/suggestions?**', (route) => route.fulfill({ body: '<p>Lunch break</p>' }));
    const answered = page.waitForResponse('**/suggestions?**');
    await box(page).fill('glac');
    await answered;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “glac”' })).toBeVisible();
  });
});
