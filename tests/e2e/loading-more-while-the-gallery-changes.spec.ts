import type { Page } from '@playwright/test';
import { withPictures } from '../support/collection';
import { importFolder, type Site } from '../support/site';
import { expect, test } from '../support/test';

// The picture of a wallpaper that was deleted after its card was shown.
test.use({ siteName: 'desk', expectedProblems: [/status of 404.*\/images\//] });

const cards = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('a visitor sees each wallpaper once although some are added and deleted meanwhile', {
  tag: ['@both', '@fault'],
}, async ({ page, site, visit, administrator, addWallpaper, javaScriptEnabled }) => {
  test.slow();
  const files = Array.from({ length: 46 }, (_, index) => ({
    name: `Shingle-${index}.png`,
    width: 96,
    height: 54,
    format: 'png' as const,
    seed: 7000 + index + (javaScriptEnabled ? 0 : 500),
  }));
  await withPictures(files, (folder) => importFolder(site as Site, folder));
  await visit('/tag/shingle');
  await expect(cards(page)).toHaveCount(40);
  const first = await titles(page);

  const all: { id: number; title: string }[] = await (
    await administrator.get('/api/wallpapers?limit=200&tags=shingle')
  ).json();
  const last = all.find(({ title }) => title === first.at(-1));
  await administrator.delete(`/api/wallpapers/${last?.id}`);
  await addWallpaper({ name: 'Newcomer-Shingle.png', width: 96, height: 54, format: 'png', seed: 9000 });
  const rest = all.map(({ title }) => title).filter((title) => !first.includes(title));
  expect(rest).toHaveLength(6);

  await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
  await expect(cards(page)).toHaveCount(javaScriptEnabled ? 46 : 6);
  expect(await titles(page)).toEqual(javaScriptEnabled ? [...first, ...rest] : rest);

  const shown = await titles(page);
  await cards(page).last().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(shown);

  for (const { id } of await (await administrator.get('/api/wallpapers?limit=200&tags=shingle')).json()) {
    await administrator.delete(`/api/wallpapers/${id}`);
  }
});
