import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function search(page: Page, words: string) {
  const form = page.getByRole('banner').getByRole('search');
  await form.getByRole('searchbox', { name: 'Search wallpapers' }).fill(words);
  await form.getByRole('button', { name: 'Search' }).click();
}

const titles = (page: Page) => page.getByRole('region').getByRole('listitem').getByRole('heading');

test('a visitor finds wallpapers by the start of a word', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/');
  await search(page, 'glac');
  await expect(page.getByRole('heading', { name: 'Results for “glac”' })).toBeVisible();
  await expect(titles(page)).toHaveText(['Mountain Glacier Dawn']);
});

test('a search corrects a typo, falls back to some of the words, or offers similar ones', {
  tag: '@no-js',
}, async ({ page, visit }) => {
  await visit('/');
  await search(page, 'glaicer');
  await expect(page.getByText('Nothing matches “glaicer” exactly. Showing results for glacier.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Mountain Glacier Dawn']);
  await search(page, 'glacier qqxxzzyy');
  await expect(page.getByText('No wallpaper matches all the words in “glacier qqxxzzyy”.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Mountain Glacier Dawn']);
  await visit('/?q=glacioology');
  await expect(page.getByRole('main').getByText('No wallpapers found')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Popular tags' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Show all wallpapers' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Similar words' }).getByRole('link', { name: 'glacier' }).click();
  await expect(page.getByRole('heading', { name: 'Results for “glacier”' })).toBeVisible();
});

test('a search without results says so', { tag: ['@js', '@core'] }, async ({ page, visit }) => {
  await visit('/');
  await search(page, 'qqxxzzyy');
  await expect(page.getByRole('main').getByText('No wallpapers found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
  await expect(page.getByText(/^\d+ wallpapers?$/)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('qqxxzzyy');
});
