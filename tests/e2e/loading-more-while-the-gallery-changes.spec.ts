import type { Page } from '@playwright/test';
import { inDatabase } from '../support/site-database';
import { expect, test } from '../support/test';

test.use({ siteName: 'desk' });

const cards = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('a visitor sees each wallpaper once even if others are added and deleted', {
  tag: ['@both', '@fault'],
}, async ({ page, site, visit, administrator, addWallpaper, javaScriptEnabled }) => {
  const data = { name: 'Shingle', slug: 'shingle' };
  const category = await (await administrator.post('/api/categories', { data })).json();
  const fields = { categoryId: String(category.id), deviceType: 'pc' };
  const { id } = await addWallpaper({ fields: { ...fields, title: 'Shingle' } });
  await inDatabase(
    site,
    `insert into wallpaper (title, category_id, resolution, file_size, device_type, file_key, sha256, format, width, height,
       bytes, perceptual_hash, palette, focal_x, focal_y, placeholder)
     select title || ' ' || n, category_id, resolution, file_size, device_type, left(md5(title || n), 24),
       md5(title || n) || md5(n || title), format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder
     from wallpaper, generate_series(1, 45) n where id = $1`,
    [id],
  );
  // They have no files.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await visit('/category/shingle?device=pc');
  await expect(cards(page)).toHaveCount(40);
  const first = await titles(page);

  const list = `/api/wallpapers?limit=200&categoryId=${category.id}`;
  const all: { id: number; title: string }[] = await (await administrator.get(list)).json();
  const last = all.find(({ title }) => title === first.at(-1));
  await administrator.delete(`/api/wallpapers/${last?.id}`);
  await addWallpaper({ fields: { ...fields, title: 'Newcomer' } });
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

  // Other tests expect that all wallpapers, in lists and in the trash, have pictures.
  await inDatabase(site, 'delete from wallpaper where category_id = $1', [category.id]);
  await inDatabase(site, "delete from trashed_wallpaper where title like 'Shingle%'");
  await administrator.delete(`/api/categories/${category.id}`);
});
