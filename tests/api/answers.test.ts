import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ApiAuthStatus } from '~/auth/auth-status.api.server';
import { ApiDownloadCounted } from '~/features/downloads/download.api.server';
import { ApiSubscribed, ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { ApiAnalytics } from '~/features/statistics/analytics.api.server';
import { ApiCategory } from '~/features/taxonomy/categories/category.api.server';
import { ApiPurged } from '~/features/trash/purge.api.server';
import { ApiSimilarQuestion } from '~/features/uploads/near-duplicates/near-duplicates.api.server';
import { ApiRendition, ApiShownWallpaper, ApiWallpaper } from '~/features/wallpapers/wallpaper.api.server';
import { ApiDone, ApiError } from '~/http/response/api-answers.server';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { type SharedSite, sharedSite } from '../support/shared-site';

let site: SharedSite;
let visitor: Send;
let admin: Send;
let image: File;
let categories: z.infer<typeof ApiCategory>[];

beforeAll(async () => {
  site = await sharedSite();
  visitor = client(site.url);
  admin = await administrator(site);
  image = await newPicture('Quiet odd lake.png', 1499, 877);
  categories = (await visitor('GET', '/api/categories')).body;
  const form = { image, tags: '["lake"]', categoryId: String(categories[0]?.id) };
  await admin('POST', '/api/wallpapers', { form });
});

const edit = { title: 'Odd lake', resolution: '1x1', fileSize: '1 KB' };

/** Asks and expects exactly the documented shape: nothing missing, nothing else. */
async function expectShape(
  schema: z.ZodType,
  send: Send,
  ...[method, path, options]: Parameters<Send>
): Promise<unknown> {
  const { body } = await send(method, path, options);
  const result = schema.safeParse(body);
  expect(result.success ? [] : result.error.issues, `${method} ${path} ${JSON.stringify(body)}`).toEqual([]);
  return body;
}

describe('every answer has the shape that its schema says', () => {
  it('wallpapers', async () => {
    await expectShape(ApiWallpaper.array().min(1), visitor, 'GET', '/api/wallpapers');
    await expectShape(ApiShownWallpaper, visitor, 'GET', '/api/wallpapers/1');
    await expectShape(ApiWallpaper, admin, 'POST', '/api/wallpapers', { form: { image: await newPicture() } });
    await expectShape(ApiWallpaper, admin, 'PUT', '/api/wallpapers/1', { json: edit });
    await expectShape(ApiDownloadCounted, visitor, 'POST', '/api/wallpapers/1/download');
  });

  it('a question about a similar picture', async () => {
    const again = new File(
      [
        await sharp(await image.arrayBuffer())
          .jpeg({ quality: 95 })
          .toBuffer(),
      ],
      'again.jpg',
    );
    const form = { image: again, onSimilar: 'ask' };
    const question = await expectShape(ApiSimilarQuestion, admin, 'POST', '/api/wallpapers', { form });
    const { token } = ApiSimilarQuestion.parse(question).question;
    await expectShape(ApiDone, admin, 'POST', `/api/pending-uploads/${token}`, { json: { decision: 'skip' } });
  });

  it('categories', async () => {
    await expectShape(ApiCategory.array().min(1), visitor, 'GET', '/api/categories');
    const json = { name: 'Shapes', slug: '' };
    const made = ApiCategory.parse(await expectShape(ApiCategory, admin, 'POST', '/api/categories', { json }));
    await expectShape(ApiCategory, admin, 'PUT', `/api/categories/${made.id}`, { json });
    await expectShape(ApiDone, admin, 'DELETE', `/api/categories/${made.id}`);
  });

  it('visitors’ letters, statistics and subscribers', async () => {
    await expectShape(ApiSubscribed, visitor, 'POST', '/api/subscribe', { json: { email: 'a@b.example' } });
    const message = { email: 'a@b.example', subject: 'Hello', message: 'Good morning' };
    await expectShape(ApiDone, visitor, 'POST', '/api/contact', { json: message });
    await expectShape(ApiSubscriber.array().length(1), admin, 'GET', '/api/subscribers');
    await expectShape(ApiAnalytics, visitor, 'GET', '/api/analytics');
  });

  it('sessions', async () => {
    const json = { username: 'admin', password: site.adminPassword };
    await expectShape(ApiAuthStatus, visitor, 'POST', '/api/auth/login', { json });
    await expectShape(ApiAuthStatus, visitor, 'GET', '/api/auth/me');
    await expectShape(ApiAuthStatus, visitor, 'POST', '/api/auth/logout');
  });

  it('failures', async () => {
    await expectShape(ApiError, visitor, 'GET', '/api/nothing');
    await expectShape(ApiError, visitor, 'PATCH', '/api/wallpapers');
    await expectShape(ApiError, visitor, 'GET', '/api/wallpapers?limit=x');
    await expectShape(ApiError, visitor, 'GET', '/api/subscribers');
    await expectShape(ApiError, admin, 'POST', '/api/categories', { json: { name: '' } });
    await expectShape(ApiError, admin, 'POST', '/api/wallpapers', { form: { image } });
  });
});

it('the files of a wallpaper have the sizes and types that the answer says', async () => {
  const { renditions } = ApiShownWallpaper.parse((await visitor('GET', '/api/wallpapers/1')).body);
  const webp = renditions.filter(({ type }) => type === 'image/webp');
  expect(webp.map(({ width }) => width)).toEqual([320, 640, 1280, 1499]);
  expect(renditions.filter(({ type }) => type === 'image/jpeg').map(({ width }) => width)).toEqual([640, 1280, 1499]);
  for (const { url, type, ...size } of ApiRendition.array().parse(renditions)) {
    const answer = await fetch(url);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(await sharp(await answer.arrayBuffer()).metadata(), url).toMatchObject(size);
  }
});

it('a purge tells how many it deleted', async () => {
  const json = { confirm: 'DELETE ALL WALLPAPERS' };
  await expectShape(ApiPurged, admin, 'POST', '/api/admin/purge-wallpapers', { json });
});
