import { describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { visitor, admin, upload } = onSharedSite();

const noSuch = (thing: string) => ({
  status: 404,
  body: { error: 'not_found', message: `There is no ${thing} with this id.` },
});

describe('PUT /api/wallpapers/{id}/picture', () => {
  const replace = (id: number | string, form: Record<string, string | Blob>) =>
    admin('PUT', `/api/wallpapers/${id}/picture`, { form });

  it('names missing fields, checks the wallpaper first, and refuses a picture that is already in the gallery', async () => {
    const { id } = await upload();
    expect(await replace(id, { version: '1' })).toMatchObject({
      status: 422,
      body: { fields: { image: ['Please select an image file'] } },
    });
    for (const none of [999_999, 'x']) expect(await replace(none, {})).toMatchObject(noSuch('wallpaper'));
    const image = await newPicture();
    const other = await upload({}, image);
    const answer = await replace(id, { image });
    expect(answer).toMatchObject({ status: 409, body: { to: `/wallpaper/${other.id}` } });
  });
});

describe('tags', () => {
  interface Tag {
    id: number;
    name: string;
    count: number;
  }
  const list = async (query = '') => (await admin('GET', `/api/tags${query}`)).body as Tag[];
  const namesOf = (tags: Tag[]) => tags.map(({ name }) => name);

  it('are listed by use or by name, searched and paged', async () => {
    await upload({ tags: 'zebra, ant' });
    await upload({ tags: 'zebra' });
    const byUse = namesOf(await list());
    expect(byUse.indexOf('zebra')).toBeLessThan(byUse.indexOf('ant'));
    const byName = namesOf(await list('?sort=name'));
    expect(byName.indexOf('ant')).toBeLessThan(byName.indexOf('zebra'));
    expect(await list('?search=zeb')).toMatchObject([{ name: 'zebra', slug: 'zebra', count: 2, mergingInto: null }]);
    const { headers, body } = await admin('GET', '/api/tags?sort=name&limit=1');
    expect(namesOf(body)).toEqual(['ant']);
    expect(Number(headers.get('X-Total-Count'))).toBe(byName.length);
    expect(headers.get('Link')).toBe('</api/tags?sort=name&limit=1&offset=1>; rel="next"');
    for (const query of ['?limit=x', '?sort=none']) {
      expect(await admin('GET', `/api/tags${query}`)).toMatchObject({ status: 400, body: { error: 'malformed' } });
    }
  });
});

describe('messages', () => {
  it('are listed newest first, read, marked and deleted', async () => {
    for (const subject of ['Older', 'Newer']) {
      const json = { email: 'ada@example.org', subject, message: `The ${subject} one` };
      await visitor('POST', '/api/contact', { json });
    }
    const { body, headers } = await admin('GET', '/api/messages?limit=1');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        email: 'ada@example.org',
        subject: 'Newer',
        message: 'The Newer one',
        read: false,
        answered: false,
        createdAt: expect.stringMatching(/^20.*Z$/),
      },
    ]);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect(headers.get('Link')).toBe('</api/messages?limit=1&offset=1>; rel="next"');
    const path = `/api/messages/${body[0].id}`;
    expect((await admin('GET', path)).body).toEqual(body[0]);
    expect((await admin('PUT', path, { json: { read: true } })).body).toEqual({ ...body[0], read: true });
    expect((await admin('GET', path)).body.read).toBe(true);
    expect((await admin('PUT', path, { json: { read: false } })).body).toEqual(body[0]);
    const answered = { ...body[0], read: true, answered: true };
    expect((await admin('PUT', path, { json: { answered: true } })).body).toEqual(answered);
    expect((await admin('PUT', path, { json: { answered: false, read: false } })).body).toEqual(body[0]);
    expect(await admin('PUT', path, { json: {} })).toMatchObject({
      status: 422,
      body: { fields: { read: ['“read” must be true or false.'] } },
    });
    expect(await admin('DELETE', path)).toMatchObject({ status: 200, body: { ok: true } });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      for (const none of [path, '/api/messages/x'])
        expect(await admin(method, none), method).toMatchObject(noSuch('message'));
    }
  });
});
