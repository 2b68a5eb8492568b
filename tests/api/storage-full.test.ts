import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, client, type Send } from '../support/api-client';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';

const FULL = 'Storage is full. Nothing was saved.';

let site: Site;
let send: Send;

beforeAll(async () => {
  site = await startSite({ diskBytes: 24 * 1024 * 1024 });
  send = await administrator(site);
});
afterAll(() => site.stop());

const inside = (...names: string[]) => site.insideOf(path.join(site.dataDir, ...names));

/** A picture that cannot be made small. */
async function noise(): Promise<File> {
  const create = { width: 640, height: 400, channels: 3, background: '#888' } as const;
  const pixels = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
  return new File([new Uint8Array(await pixels.png().toBuffer())], 'noise.png');
}

const upload = async () => send('POST', '/api/wallpapers', { form: { image: await noise() } });
const countRows = async () => (await inDatabase(site, 'select count(*)::int as n from wallpaper'))[0]?.n;

/** Fills the disk and leaves this many bytes. */
async function fill(left: number): Promise<void> {
  await rm(inside('filler'), { force: true });
  const { bavail, bsize } = await statfs(inside());
  const filler = Buffer.alloc(Math.max(0, bavail * bsize - left));
  await writeFile(inside('filler'), filler).catch((error) => {
    // The jobs process took some of it in the meantime: so much the fuller.
    if (error.code !== 'ENOSPC') throw error;
  });
}

it('says that storage is full, keeps nothing, goes on serving, and takes pictures again when there is room', async () => {
  const { status, body: first } = await upload();
  expect(status).toBe(201);
  // Full at once, and full at each later step: receiving, rendering, moving.
  for (const left of [0, 200, 450, 700].map((kilobytes) => kilobytes * 1024)) {
    await fill(left);
    const answer = await upload();
    expect(answer, `${left} bytes left`).toMatchObject({ status: 503, body: { message: FULL, error: 'unavailable' } });
    // The jobs process may be making something of the first picture.
    await expect.poll(() => readdir(inside('tmp')), { timeout: 20_000 }).toEqual([]);
    expect(await countRows()).toBe(1);
  }
  const visitor = client(site.url);
  for (const page of ['/', `/wallpaper/${first.id}`, first.imageUrl]) {
    expect((await visitor('GET', page)).status, page).toBe(200);
  }
  const files = async () =>
    (await readdir(inside('files'), { recursive: true })).filter((name) => name.endsWith('original'));
  expect(await files()).toHaveLength(1);

  await rm(inside('filler'));
  expect((await upload()).status).toBe(201);
  expect(await files()).toHaveLength(2);
}, 120_000);

it('shows a page whose picture has gone from the disk, and tells the administrator', async () => {
  const { body } = await upload();
  const { imageUrl, id, title } = body;
  const key = imageUrl.split('/')[2];
  await rm(inside('files', key.slice(0, 2), key.slice(2, 4), key), { recursive: true });
  const visitor = client(site.url);
  expect((await visitor('GET', imageUrl)).status).toBe(404);
  expect((await visitor('GET', `/wallpaper/${id}`)).status).toBe(200);
  await inDatabase(site, `select graphile_worker.add_job('look-for-files')`);
  await expect.poll(async () => (await send('GET', '/admin')).body, { timeout: 20_000 }).toContain('1 wallpaper has');
  const { body: overview } = await send('GET', '/admin');
  expect(overview).toContain('no picture on the disk any more.');
  expect(overview).toMatch(new RegExp(`href="/admin/wallpapers/${id}"[^>]*>${title}</a>`));
}, 60_000);
