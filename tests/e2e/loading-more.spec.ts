import type { Locator } from '@playwright/test';
import { MOBILE_WALLPAPERS } from '../support/collection';
import { expect, test } from '../support/test';

/** The position of every card on the page, however far it is scrolled. */
const places = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const title = card.querySelector('h3')?.textContent ?? '';
      return { title, x: x + scrollX, y: y + scrollY, width, height };
    }),
  );

const titles = (list: Locator) => list.getByRole('listitem').getByRole('heading').allTextContents();

test('loading more wallpapers moves, repeats and skips none', { tag: ['@both', '@core'] }, async ({
  page,
  visit,
  javaScriptEnabled,
}) => {
  await visit('/?device=mobile');
  const list = page.getByRole('region', { name: 'Mobile wallpapers' });
  const before = await places(list);
  expect(before).toHaveLength(40);
  await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
  const rest = MOBILE_WALLPAPERS.length - 40;

  if (javaScriptEnabled) {
    await expect(list.getByRole('listitem')).toHaveCount(40 + rest);
    const after = await places(list);
    expect(after.slice(0, 40)).toEqual(before);
    expect(new Set(after.map(({ title }) => title)).size).toBe(40 + rest);
    await expect(page.getByRole('status').filter({ hasText: `${rest} more wallpapers` })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Load More Wallpapers' })).toHaveCount(0);
    return;
  }
  await expect(list.getByRole('listitem')).toHaveCount(rest);
  const second = await titles(list);
  expect(new Set([...before.map(({ title }) => title), ...second]).size).toBe(40 + rest);
  await page.getByRole('link', { name: 'Previous wallpapers' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(40);
  expect(await titles(list)).toEqual(before.map(({ title }) => title));
});

test('a visitor loads more of one list while the others stay', { tag: '@js' }, async ({ page, visit }) => {
  await visit('/');
  const list = page.getByRole('region', { name: 'PC wallpapers' });
  await list.getByRole('link', { name: 'Load More Wallpapers' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(40);
  await expect(page.getByRole('region', { name: 'Mobile wallpapers' }).getByRole('listitem')).toHaveCount(40);
});
