import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { client, newAddress, newPicture, sessionCookie } from '../support/api-client';
import { BROWSER } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

const FORM = { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' };

/** Sends the form of a page, as a visitor of their own. */
const find = (image: File, visitor = client(site.url, undefined, newAddress())) =>
  visitor('POST', '/find', { form: { image }, headers: FORM });

async function upload(name: string, fields: Record<string, string> = {}) {
  const picture = await newPicture(name, 640, 400);
  const { body } = await admin('POST', '/api/wallpapers', { form: { image: picture, ...fields } });
  return { id: Number(body.id), picture };
}

async function smaller(picture: File): Promise<File> {
  const bytes = await sharp(Buffer.from(await picture.arrayBuffer()))
    .extract({ left: 10, top: 6, width: 620, height: 390 })
    .resize(310)
    .jpeg({ quality: 60 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'mine.jpg');
}

describe('POST /find', () => {
  it('finds a picture from a smaller copy, and shows others that look like it', async () => {
    const { id, picture } = await upload('searched.jpg', { title: 'Searched for' });
    await upload('another.jpg', { title: 'Another one' });
    const { status, body } = await find(await smaller(picture));
    expect(status).toBe(200);
    expect(body).toContain('This picture is here');
    expect(body).toContain(`href="/wallpaper/${id}"`);
    expect(body).toContain('Here: 640 × 400 (yours: 310 × 195)');
    expect(body).toContain('Alike in colour and shape');
    expect(body).toContain('Another one');
  });

  it('says that a picture is not there, and never shows drafts or deleted wallpapers', async () => {
    expect((await find(await newPicture())).body).toContain('This picture isn’t in the gallery');
    const draft = await upload('draft.jpg', { title: 'A secret draft', publishedAt: 'draft' });
    const deleted = await upload('deleted.jpg', { title: 'A deleted one' });
    await admin('DELETE', `/api/wallpapers/${deleted.id}`);
    for (const { picture } of [draft, deleted]) {
      const { body } = await find(picture);
      expect(body).toContain('This picture isn’t in the gallery');
      expect(body).not.toMatch(/A secret draft|A deleted one/);
    }
  });

  it('says at the field what is wrong with a file', async () => {
    const cases: [File, number, string][] = [
      [new File([], ''), 422, 'Please select an image file'],
      [new File(['not a picture'], 'a.jpg'), 415, 'Only JPG, PNG'],
      [new File([new Uint8Array(10.5 * 1024 * 1024)], 'large.jpg'), 413, '10 MB'],
    ];
    for (const [file, status, sentence] of cases) {
      const answer = await find(file);
      expect(answer.status).toBe(status);
      expect(answer.body).toContain(sentence);
    }
  });

  it('refuses a seventh picture in a minute', async () => {
    const visitor = client(site.url, undefined, newAddress());
    const picture = await newPicture();
    const statuses: number[] = [];
    for (let count = 1; count <= 7; count += 1) statuses.push((await find(picture, visitor)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('the check of files', () => {
  it('names those that the gallery or a draft already has, and says what is wrong with others', async () => {
    const known = await upload('known.jpg', { title: 'Known already' });
    const draft = await upload('planned.jpg', { title: 'Not yet public', publishedAt: 'draft' });
    const login = await client(site.url)('POST', '/api/auth/login', {
      json: { username: site.adminUsername, password: site.adminPassword },
    });
    const body = new FormData();
    for (const file of [await smaller(known.picture), draft.picture, await newPicture('unseen.jpg')]) {
      body.append('image', file);
    }
    body.append('image', new File(['text'], 'broken.jpg'));
    const headers = { Cookie: sessionCookie(login), Origin: site.url };
    const answer = await fetch(`${site.url}/admin/find`, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    const rows = [...html.matchAll(/<tr>.*?<\/tr>/gs)].slice(1).map(([row]) => row);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('Known already');
    expect(rows[0]).toContain('Here: 640 × 400 (yours: 310 × 195)');
    expect(rows[1]).toContain('Draft: <a');
    expect(rows[2]).toContain('New');
    expect(rows[3]).toContain('Only JPG, PNG');
  });
});
