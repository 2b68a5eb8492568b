import { beforeAll, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { type SharedSite, sharedSite } from '../support/shared-site';

let site: SharedSite;
let visitor: Send;

beforeAll(async () => {
  site = await sharedSite();
  visitor = client(site.url);
});

it('tells every visitor what there is, and what is most liked', async () => {
  const admin = await administrator(site);
  const add = async (title: string) => {
    const form = { title, tags: '["sea"]', image: await newPicture() };
    return (await admin('POST', '/api/wallpapers', { form })).body;
  };
  const liked = await add('Liked');
  const other = await add('Other');
  for (let times = 0; times < 3; times++) await visitor('POST', `/api/wallpapers/${liked.id}/download`);

  const answer = await visitor('GET', '/api/analytics');
  expect(answer.status).toBe(200);
  const { totalCategories, ...rest } = answer.body;
  expect(rest).toEqual({
    totalWallpapers: 2,
    totalDownloads: 3,
    monthlyDownloads: 3,
    popularWallpapers: [
      { id: liked.id, title: 'Liked', downloads: 3, thumbnailUrl: liked.thumbnailUrl },
      { id: other.id, title: 'Other', downloads: 0, thumbnailUrl: other.thumbnailUrl },
    ],
    topTags: [{ name: 'sea', count: 2 }],
  });
  expect(totalCategories).toBe((await visitor('GET', '/api/categories')).body.length);

  const page = await admin('GET', '/admin', { headers: { 'X-Requested-With': '', Accept: 'text/html' } });
  expect(page.body).toContain('3 in 30 days');
});
