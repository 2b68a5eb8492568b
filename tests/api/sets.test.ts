import { beforeAll, expect, test } from 'vitest';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, admin, newVisitor, upload } = onSharedSite();

/** With a new address each time, so that no limit answers instead of the page. */
const visit = (path: string) => newVisitor()('GET', path);

const SET = 4711;
const TAG = 'zweierlei';
let category = 0;
let light: { id: number; fileKey: string };
let dark: { id: number; fileKey: string };

async function version(title: string): Promise<typeof light> {
  const { id, thumbnailUrl } = await upload({ title, tags: TAG, categoryId: String(category) });
  return { id, fileKey: thumbnailUrl.split('/').at(-2) };
}

beforeAll(async () => {
  category = (await admin('POST', '/api/categories', { json: { name: 'Zweierlei', slug: TAG } })).body.id;
  light = await version('Mill');
  dark = await version('Mill after dark');
  for (const [{ id }, role, color] of [
    [light, 'light', '#f8f8f4'],
    [dark, 'dark', '#101418'],
  ] as const) {
    await inDatabase(
      site,
      `update wallpaper set set_id = ${SET}, set_role = '${role}', palette = '[{"color":"${color}","weight":1}]' where id = ${id}`,
    );
  }
});

test('a category has one card, which says how many there are and shows the dark one on dark systems', async () => {
  const { body: text } = await visit(`/category/${TAG}`);
  expect(text.match(/class="card"/g)).toHaveLength(1);
  expect(text).toContain('2 versions');
  const [picture = ''] = text.match(/<a [^>]*href="[^"]*\/wallpaper\/\d+[^"]*"[^>]*><picture>.*?<\/picture>/) ?? [];
  expect(picture).toContain(`/wallpaper/${light.id}`);
  expect(picture).toMatch(new RegExp(`<source media="\\(prefers-color-scheme: ?dark\\)"[^>]*${dark.fileKey}`));
  expect(picture).toMatch(new RegExp(`<img[^>]*${light.fileKey}`));
});

test('lists by category show the first version, and with a tag or another filter each one', async () => {
  const found = async (query: string) =>
    (await visit(`/api/wallpapers?${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await found(`categoryId=${category}`)).toEqual([light.id]);
  expect(await found(`categoryId=${category}&deviceType=pc&sort=title`)).toEqual([light.id]);
  expect(await found(`categoryId=${category}&tone=dark`)).toEqual([dark.id]);
  expect(await found(`tags=${TAG}`)).toEqual([dark.id, light.id]);
  expect(await found('search=mill')).toEqual(expect.arrayContaining([dark.id, light.id]));
  expect((await visit(`/tag/${TAG}`)).body.match(/class="card"/g)).toHaveLength(2);
});

test('each page and the page of the set offer all of them', async () => {
  for (const path of [`/wallpaper/${light.id}`, `/wallpaper/${dark.id}`, `/set/${SET}`]) {
    const { status, body: text } = await visit(path);
    expect(status).toBe(200);
    for (const { id } of [light, dark]) {
      expect(text, path).toContain(`href="/wallpaper/${id}"`);
      expect(text, path).toContain(`action="/wallpaper/${id}/download"`);
      expect(text, path).toContain(`href="/wallpaper/${id}/screen"`);
    }
  }
  const { body } = await visit(`/api/wallpapers/${dark.id}`);
  expect(body.set).toEqual({ id: SET, role: 'dark', url: `${site.url}/set/${SET}` });
});

test('a set that does not exist, or has only one version left, is not found', async () => {
  expect((await visit('/set/4712')).status).toBe(404);
  expect((await visit('/set/none')).status).toBe(404);
  await inDatabase(site, `update wallpaper set set_id = null, set_role = null where id = ${dark.id}`);
  expect((await visit(`/set/${SET}`)).status).toBe(404);
  const { body: text } = await visit(`/wallpaper/${light.id}`);
  expect(text).not.toContain('2 versions');
  // An unpublished version is no one's business, and the page of the set doesn't exist.
  expect((await visit(`/api/wallpapers/${light.id}`)).body.set).toBeNull();
  expect((await visit(`/api/wallpapers?categoryId=${category}`)).body).toHaveLength(2);
});
