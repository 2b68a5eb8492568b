import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

const upload = (image: File, fields: Record<string, string> = {}) =>
  admin('POST', '/api/wallpapers', { form: { ...fields, image } });

/** The same picture as a different file. */
async function lookalike(of: File, width = 200): Promise<File> {
  const bytes = await sharp(Buffer.from(await of.arrayBuffer()))
    .resize({ width })
    .jpeg({ quality: 60 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `smaller_${of.name}`);
}

async function asked() {
  const original = await newPicture('first.jpg');
  const { body: old } = await upload(original, { title: 'The first one' });
  const copy = await lookalike(original);
  const answer = await upload(copy, { onSimilar: 'ask', title: 'The second one' });
  return { old, copy, original, answer, token: String(answer.body.question?.token) };
}

const decide = (token: string, decision: unknown) =>
  admin('POST', `/api/pending-uploads/${token}`, { json: { decision } });

describe('POST /api/wallpapers with a picture that looks like another one', () => {
  it('publishes it when the request does not ask for a question', async () => {
    const original = await newPicture();
    await upload(original);
    expect((await upload(await lookalike(original))).status).toBe(201);
    expect((await upload(await lookalike(original, 180), { onSimilar: 'publish' })).status).toBe(201);
  });

  it('asks when requested, and describes both', async () => {
    const { old, answer } = await asked();
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Looks like “The first one”.',
        error: 'near_duplicate',
        to: `/wallpaper/${old.id}`,
        question: {
          title: 'The second one',
          width: 200,
          height: 125,
          similar: { id: old.id, title: 'The first one', width: 320, height: 200 },
          larger: 'existing',
        },
      },
    });
    expect(answer.body.question.token).toMatch(/^[0-9a-f]{32}$/);
    expect((await visitor('GET', '/api/wallpapers?search=second')).body).toEqual([]);
  });

  it('says which of the two is larger', async () => {
    const original = await newPicture();
    await upload(await lookalike(original, 180));
    const { body } = await upload(original, { onSimilar: 'ask' });
    expect(body.question).toMatchObject({ width: 320, larger: 'new', similar: { width: 180 } });
    await decide(body.question.token, 'skip');
    const other = await newPicture();
    await upload(other);
    const same = await upload(await lookalike(other, 320), { onSimilar: 'ask' });
    expect(same.body.question).toMatchObject({ larger: null });
  });

  it('does not ask about pictures that look different', async () => {
    expect((await upload(await newPicture(), { onSimilar: 'ask' })).status).toBe(201);
  });

  it('asks about all but one of those that arrive at the same time', async () => {
    const original = await newPicture();
    const answers = await Promise.all(
      [original, await lookalike(original), await lookalike(original, 180)].map((image) =>
        upload(image, { onSimilar: 'ask' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('reports a conflict for the same file, whatever was requested', async () => {
    const { copy, token } = await asked();
    await decide(token, 'publish');
    const answer = await upload(copy, { title: 'Again', deviceType: 'pc', onSimilar: 'ask' });
    expect(answer).toMatchObject({ status: 409, body: { error: 'conflict' } });
  });

  it('refuses any other value', async () => {
    const answer = await upload(await newPicture(), { onSimilar: 'whatever' });
    expect(answer).toMatchObject({ status: 422, body: { fields: { onSimilar: [expect.any(String)] } } });
  });
});

describe('POST /api/pending-uploads/{token}', () => {
  it('publishes the picture with the fields that came with it', async () => {
    const { token, old } = await asked();
    const { status, body } = await decide(token, 'publish');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'The second one', width: 200, resolution: '200x125' });
    expect(body.id).not.toBe(old.id);
    expect((await fetch(body.imageUrl)).status).toBe(200);
    expect((await decide(token, 'publish')).status).toBe(404);
  });

  it('replaces the old picture and keeps id, title and downloads', async () => {
    const { token, old } = await asked();
    await visitor('POST', `/api/wallpapers/${old.id}/download`);
    const { status, body } = await decide(token, 'replace');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: old.id, title: 'The first one', downloads: 1, width: 200, height: 125 });
    expect((await fetch(body.imageUrl)).status).toBe(200);
    expect((await fetch(old.imageUrl)).status).toBe(404);
  });

  it('keeps the old picture in the trash, to be restored as a separate wallpaper', async () => {
    const { token, old, original } = await asked();
    await visitor('POST', `/api/wallpapers/${old.id}/download`);
    await decide(token, 'replace');
    const again = await upload(original, { title: 'Once more', deviceType: 'pc' });
    expect(again).toMatchObject({ status: 409, body: { error: 'conflict' } });
    const id = Number(new URL(again.body.to, site.url).searchParams.get('id'));
    expect(id).not.toBe(old.id);
    const restored = await submitForm(admin, '/admin/wallpapers/trash', { intent: 'restore', id: String(id) });
    expect(restored.status).toBe(303);
    const { body } = await visitor('GET', `/api/wallpapers/${id}`);
    expect(body).toMatchObject({ id, title: 'The first one', tags: old.tags, width: 320, downloads: 0 });
    expect((await fetch(body.imageUrl)).status).toBe(200);
    expect((await visitor('GET', `/api/wallpapers/${old.id}`)).body).toMatchObject({ width: 200, downloads: 1 });
  });

  it('discards it', async () => {
    const { token, copy } = await asked();
    expect(await decide(token, 'skip')).toMatchObject({ status: 200, body: { ok: true } });
    expect((await decide(token, 'publish')).status).toBe(404);
    expect((await upload(copy, { onSimilar: 'ask' })).status).toBe(409);
  });

  it('can publish, but not replace, when the other one was deleted', async () => {
    const { token, old } = await asked();
    await admin('DELETE', `/api/wallpapers/${old.id}`);
    expect((await decide(token, 'replace')).status).toBe(404);
    expect((await decide(token, 'publish')).status).toBe(200);
  });

  it('accepts three decisions and only valid tokens', async () => {
    const { token } = await asked();
    expect((await decide(token, 'burn')).status).toBe(422);
    for (const other of ['0'.repeat(32), 'x', '..%2f..%2fpostgres', '%2e%2e']) {
      expect((await decide(other, 'publish')).status).toBe(404);
    }
  });

  it('is for the administrator only', async () => {
    const { token } = await asked();
    const path = `/api/pending-uploads/${token}`;
    expect((await visitor('POST', path, { json: { decision: 'publish' } })).status).toBe(401);
    const picture = `/admin/wallpapers/pending/${token}/picture`;
    expect((await visitor('GET', picture)).status).toBe(302);
    const { status, headers } = await admin('GET', picture);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('image/webp');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toMatch(/^private/);
    expect((await visitor('GET', `/admin/wallpapers/pending/${token}`)).status).toBe(302);
  });
});
