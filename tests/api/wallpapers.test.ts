import { beforeAll, describe, expect, it } from 'vitest';
import { storedFileSize } from '~/messages/file-sizes';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

let categories: { id: number; name: string; slug: string }[];

beforeAll(async () => {
  categories = (await visitor('GET', '/api/categories')).body;
});

const upload = (image: File, fields: Record<string, string> = {}) =>
  admin('POST', '/api/wallpapers', { form: { ...fields, image } });

async function uploaded(fields: Record<string, string> = {}) {
  const { status, body } = await upload(await newPicture(), fields);
  expect(status).toBe(201);
  return body;
}

const edit = { title: 'Edited', resolution: '1x1', fileSize: '1 KB' };

describe('POST /api/wallpapers', () => {
  it('answers with the created wallpaper and its address', async () => {
    const category = categories[0];
    const answer = await upload(await newPicture('dune.png', 400, 300), {
      title: '  Dune  at dusk ',
      description: 'Sand.\r\nMore sand.',
      author: ' Ann  Example ',
      authorUrl: 'https://example.com/ann',
      licence: 'cc-by-4.0',
      resolution: '4K',
      fileSize: '2.4 MB',
      deviceType: 'tablet',
      categoryId: String(category?.id),
      tags: JSON.stringify(['Sand', ' sand ', 'Dusk']),
      featured: 'true',
    });
    const {
      id,
      pageUrl,
      imageUrl,
      thumbnailUrl,
      createdAt,
      publishedAt,
      palette,
      placeholder,
      bytes,
      renditions,
      ...rest
    } = answer.body;
    expect(answer.status).toBe(201);
    expect(publishedAt).toBe(createdAt);
    expect(answer.headers.get('Location')).toBe(`/api/wallpapers/${id}`);
    expect(rest).toEqual({
      title: 'Dune at dusk',
      description: 'Sand.\nMore sand.',
      author: 'Ann Example',
      authorUrl: 'https://example.com/ann',
      sourceUrl: null,
      licence: 'cc-by-4.0',
      licenceText: null,
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      credit: 'Ann Example, CC BY 4.0',
      resolution: '4K',
      fileSize: '2.4 MB',
      deviceType: 'tablet',
      categoryId: category?.id,
      category,
      tags: ['Sand', 'Dusk'],
      featured: true,
      downloads: 0,
      width: 400,
      height: 300,
      format: 'png',
      ai: 'unknown',
      hdr: false,
      gamut: 'srgb',
      focalPoint: { x: expect.any(Number), y: expect.any(Number) },
      set: null,
      version: expect.any(Number),
    });
    expect(new URL(imageUrl).pathname).toMatch(/^\/images\/([0-9a-f]{8})[0-9a-f]{16}\/\1-400w\.jpg$/);
    expect(new URL(imageUrl).origin).toBe(site.url);
    expect(pageUrl).toBe(`${site.url}/wallpaper/${id}`);
    expect(thumbnailUrl).toBe(imageUrl);
    expect(renditions).toContainEqual({ width: 400, height: 300, url: imageUrl, type: 'image/jpeg' });
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(placeholder).toMatch(/^[0-9a-f]{12}$/);
    expect(palette[0]).toEqual({ color: expect.stringMatching(/^#[0-9a-f]{6}$/), weight: expect.any(Number) });
    expect(bytes).toBeGreaterThan(0);
    expect((await fetch(imageUrl)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('fills in blank fields from the file', async () => {
    const { status, body } = await upload(await newPicture('misty_lake_1080x1920.webp', 270, 480), {
      title: '',
      resolution: ' ',
      fileSize: '',
      deviceType: '',
      categoryId: '',
      tags: '',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Misty Lake', resolution: '270x480', deviceType: 'mobile', format: 'webp' });
    expect(body.fileSize).toMatch(/^\d+ KB$/);
    expect(body.tags).toEqual(['misty', 'lake']);
    expect(body.category.slug).toBe('nature');
  });

  it('refuses a duplicate file and links to the existing wallpaper', async () => {
    const picture = await newPicture();
    const { body: first } = await upload(picture);
    const second = await upload(picture, { title: 'Another title', deviceType: 'pc' });
    expect(second).toMatchObject({
      status: 409,
      body: { error: 'conflict', to: `/wallpaper/${first.id}`, fields: { image: [expect.any(String)] } },
    });
    expect(second.headers.get('Location')).toBe(`/wallpaper/${first.id}`);
  });

  it('reports missing and invalid fields of a duplicate file too', async () => {
    const picture = await newPicture();
    const { body: first } = await upload(picture);
    for (const fields of [{}, { title: ' ', deviceType: '' }] as Record<string, string>[]) {
      expect(await upload(picture, fields)).toMatchObject({
        status: 422,
        body: {
          message: 'Title is required.',
          error: 'invalid',
          fields: {
            title: ['Title is required.'],
            deviceType: ['Missing device type: Please select PC or Mobile before uploading.'],
            image: [expect.stringContaining('already in the gallery')],
          },
          to: `/wallpaper/${first.id}`,
        },
      });
    }
    const noCategory = await upload(picture, { title: 'Twice', deviceType: 'pc', categoryId: '999999' });
    expect(noCategory).toMatchObject({ status: 422, body: { message: 'This category does not exist.' } });
  });

  it('ignores fields that the sender may not set', async () => {
    const body = await uploaded({ id: '77', downloads: '99', fileKey: 'x', createdAt: '2000-01-01' });
    expect(body).toMatchObject({ downloads: 0 });
    expect(body.id).not.toBe(77);
  });
});

describe('GET /api/wallpapers/{id}', () => {
  it('answers with the wallpaper', async () => {
    const created = await uploaded();
    const { body, status } = await visitor('GET', `/api/wallpapers/${created.id}`);
    expect(status).toBe(200);
    // More renditions are made later.
    expect(body).toMatchObject({ ...created, renditions: expect.arrayContaining(created.renditions) });
    expect(body.sourceBytes).toBe(null);
  });

  it('gives the sizes of the downloads, once they are made', async () => {
    const { body: created } = await upload(await newPicture('figures.png', 400, 300), {});
    const sizeOf = async (variant: string) => {
      const answer = await fetch(`${site.url}/wallpaper/${created.id}/file/${variant}`);
      return (await answer.arrayBuffer()).byteLength;
    };
    const figures = { downloadBytes: await sizeOf('original'), sourceBytes: await sizeOf('source') };
    expect((await visitor('GET', `/api/wallpapers/${created.id}`)).body).toMatchObject(figures);
    const page = await (await fetch(`${site.url}/wallpaper/${created.id}`)).text();
    const text = page.replace(/<!--.*?-->|<[^>]*>/g, '');
    const [jpeg, png] = Object.values(figures).map((bytes) => storedFileSize(bytes));
    expect(text).toContain(`Download JPEG, 400 × 300, ${jpeg}`);
    expect(text).toContain(`Original PNG, ${png}`);
    expect(text).toContain('Preview 400 px');
    expect(text).toContain(`File size${jpeg}FormatJPEG, original PNG`);
  });

  it.each(['999999', '0', '-1', 'abc', '1e3', '99999999999999999999', '%00'])('answers 404 for %s', async (id) => {
    const noSuch = { status: 404, body: { error: 'not_found', message: 'There is no wallpaper with this id.' } };
    const path = `/api/wallpapers/${id}`;
    expect(await visitor('GET', path)).toMatchObject(noSuch);
    expect(await visitor('POST', `${path}/download`)).toMatchObject(noSuch);
    expect(await admin('PUT', path, { json: { title: '' } })).toMatchObject(noSuch);
    expect(await admin('DELETE', path)).toMatchObject(noSuch);
  });
});

describe('PUT /api/wallpapers/{id}', () => {
  it('changes the given fields and keeps the rest', async () => {
    const created = await uploaded({ description: 'Kept', tags: 'kept', deviceType: 'pc' });
    const { status, body } = await admin('PUT', `/api/wallpapers/${created.id}`, { json: { id: created.id, ...edit } });
    expect(status).toBe(200);
    // AVIF files may have been made since.
    const { renditions } = body;
    expect(body).toEqual({ ...created, ...edit, renditions, version: created.version + 1 });
  });

  it('refuses an outdated version; without a version the last change wins', async () => {
    const { id, version } = await uploaded();
    const put = (json: object) => admin('PUT', `/api/wallpapers/${id}`, { json: { ...edit, ...json } });
    expect((await put({ title: 'First', version })).body).toMatchObject({ title: 'First', version: version + 1 });
    await visitor('POST', `/api/wallpapers/${id}/download`);
    expect(await put({ title: 'Late', version })).toMatchObject({
      status: 409,
      body: { error: 'conflict', message: 'This wallpaper was changed in another window.' },
    });
    expect((await visitor('GET', `/api/wallpapers/${id}`)).body).toMatchObject({ title: 'First', downloads: 1 });
    expect((await put({ title: 'Seen', version: version + 1 })).status).toBe(200);
    expect((await put({ title: 'Last' })).body.title).toBe('Last');
    expect((await put({ version: 'x' })).status).toBe(422);
  });

  it('lists the tags that did not fit, like the upload', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `t${index + 1}`);
    const fits = { tags: names.slice(0, 12) };
    const { body } = await upload(await newPicture(), { tags: names.join() });
    expect(body).toMatchObject({ ...fits, leftOutTags: ['t13', 't14'] });
    const change = (tags: string[]) => admin('PUT', `/api/wallpapers/${body.id}`, { json: { ...edit, tags } });
    expect((await change([...names, 't1', 'T13'])).body).toMatchObject({ ...fits, leftOutTags: ['t13', 't14'] });
    expect((await change(names.slice(0, 12))).body).not.toHaveProperty('leftOutTags');
    expect((await visitor('GET', `/api/wallpapers/${body.id}`)).body).not.toHaveProperty('leftOutTags');
  });

  it('accepts numbers and null in JSON, and text in forms', async () => {
    const { id } = await uploaded();
    const category = categories[1];
    const json = await admin('PUT', `/api/wallpapers/${id}`, {
      json: { ...edit, categoryId: category?.id, tags: ['One', 'Two'], featured: true, deviceType: 'mobile' },
    });
    expect(json.body).toMatchObject({ category, tags: ['One', 'Two'], featured: true, deviceType: 'mobile' });
    const form = await admin('PUT', `/api/wallpapers/${id}`, {
      body: String(
        new URLSearchParams({ ...edit, categoryId: 'none', tags: 'Three, One', featured: 'false', deviceType: 'none' }),
      ),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(form.body).toMatchObject({ categoryId: null, tags: ['Three', 'One'], featured: false, deviceType: null });
    const none = await admin('PUT', `/api/wallpapers/${id}`, { json: { ...edit, categoryId: null, description: '' } });
    expect(none.body).toMatchObject({ categoryId: null, description: null });
  });
});

describe('DELETE /api/wallpapers/{id}', () => {
  it('removes the wallpaper and its files', async () => {
    const { id, imageUrl } = await uploaded();
    expect(await admin('DELETE', `/api/wallpapers/${id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await visitor('GET', `/api/wallpapers/${id}`)).status).toBe(404);
    expect((await admin('DELETE', `/api/wallpapers/${id}`)).status).toBe(404);
    expect((await fetch(imageUrl)).status).toBe(404);
  });

  it('lets a page of the trash show the picture, also once it is restored', async () => {
    const { id } = await uploaded();
    const picture = async () => (await admin('GET', `/admin/wallpapers/trash/${id}/picture`)).status;
    await admin('DELETE', `/api/wallpapers/${id}`);
    expect(await picture()).toBe(200);
    await admin('POST', `/api/wallpapers/${id}/restore`);
    expect(await picture()).toBe(200);
    expect((await admin('GET', '/admin/wallpapers/trash/999999/picture')).status).toBe(404);
  });
});
