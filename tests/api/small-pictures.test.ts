import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { throughApi, throughForm } from '../gauntlet/ways-in';
import { client, newPicture, type Send, sessionCookie } from '../support/api-client';
import { emptyDir } from '../support/pictures';
import { importFolder, requireQuiet, type Site, startSite } from '../support/site';

/** Blank settings have their defaults. */
const DEFAULTS = { MIN_WIDTH: '', MIN_HEIGHT: '' };
const SENTENCE = 'This picture is 16 × 16. Wallpapers need at least 640 × 480.';

let site: Site;
let cookie: string;
let admin: Send;

beforeAll(async () => {
  site = await startSite({ env: DEFAULTS });
  const json = { username: site.adminUsername, password: site.adminPassword };
  cookie = sessionCookie(await client(site.url)('POST', '/api/auth/login', { json }));
  admin = client(site.url, cookie);
});
afterAll(async () => {
  await site.stop();
  requireQuiet(site);
});

const small = () => newPicture('small.png', 16, 16);
const asCase = async (picture: File) => ({
  name: picture.name,
  bytes: Buffer.from(await picture.arrayBuffer()),
  expected: 'reject' as const,
});

async function sendForm(path: string, fields: Record<string, string> = {}): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', await small());
  const headers = { Cookie: cookie, Origin: site.url, Accept: 'text/html' };
  const answer = await fetch(site.url + path, { method: 'POST', body, headers });
  return (await answer.text()).replaceAll('<!-- -->', '');
}

it('is refused by the API', async () => {
  const verdict = await throughApi(site, cookie)(await asCase(await small()));
  expect(verdict).toEqual({ accepted: false, status: 422, sentence: SENTENCE });
});

it('is refused by the form, at its field', async () => {
  const verdict = await throughForm(site, cookie)(await asCase(await small()));
  expect(verdict).toEqual({ accepted: false, status: 422, sentence: SENTENCE });
});

it('is refused among many files', async () => {
  const html = await sendForm('/admin/wallpapers/bulk', { categoryId: '1' });
  expect(html).toContain('0 uploaded, 1 failed');
  expect(html).toContain(SENTENCE);
});

it('is refused in place of another, by API and form', async () => {
  const large = await newPicture('large.jpg', 640, 480);
  const { body, status } = await admin('POST', '/api/wallpapers', { form: { image: large } });
  expect(status).toBe(201);
  const replaced = await admin('PUT', `/api/wallpapers/${body.id}/picture`, { form: { image: await small() } });
  expect(replaced).toMatchObject({ status: 422, body: { fields: { image: [SENTENCE] } } });
  expect(await sendForm(`/admin/wallpapers/${body.id}/picture`)).toContain(SENTENCE);
  expect((await admin('GET', `/api/wallpapers/${body.id}`)).body).toMatchObject({ width: 640, height: 480 });
});

it('is skipped by the import, in a sentence', async () => {
  const folder = await emptyDir();
  for (const picture of [await small(), await newPicture('large.jpg', 480, 640)]) {
    await writeFile(path.join(folder, picture.name), Buffer.from(await picture.arrayBuffer()));
  }
  const said = await importFolder(site, folder, DEFAULTS);
  expect(said).toContain(`skipped ${path.join(folder, 'small.png')}: ${SENTENCE}`);
  expect(said).toContain('1 imported, 1 skipped.');
});
