import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '~/db/sql.server';
import { MirrorFolder } from '~/features/integrations/mirror/mirror-folder.server';
import { type Rendering, writeMirror } from '~/features/integrations/mirror/write-mirror.server';
import { fileStore } from '~/storage/store.server';
import { addMany, clearGallery } from '../support/gallery';
import { ownDatabase } from '../support/own-database';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

const { em } = ownDatabase();

const WALLPAPERS = 100;
const PAGE_MB = 0.5;

let root: string;
let server: Server;
let askedForHome = 0;
let askedForWallpapers = 0;
let heapMb: number[] = [];

const heldMb = () => {
  gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Much larger than what is remembered of it: for a wallpaper, the address of a list that only this page has. */
function pageAt(address: string): string {
  const id = /^\/wallpaper\/(\d+)$/.exec(address)?.[1];
  const link = id && `<a href="/tag/the-tag-of-wallpaper-${id}">Tag</a>`;
  return `<html><body><article>${link ?? ''}</article><p>${'.'.repeat(PAGE_MB * 2 ** 20)}</p></body></html>`;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tapeta-mirror-'));
  await clearGallery(em());
  await addMany(em(), WALLPAPERS);
  server = createServer(({ url = '', socket }, response) => {
    if (url === '/' && ++askedForHome < 3) return askedForHome === 1 ? socket.destroy() : response.writeHead(503).end();
    if (url.startsWith('/wallpaper/') && [1, 0].includes(++askedForWallpapers % WALLPAPERS)) heapMb.push(heldMb());
    response.end(pageAt(url));
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

async function writeAll() {
  const folder = await MirrorFolder.open(root, 'gallery');
  const { port } = server.address() as AddressInfo;
  const rendering: Rendering = {
    withServer: (work) => work(`http://127.0.0.1:${port}`),
    origin: 'http://mirror.invalid',
    atOnce: 2,
  };
  const options = { base: null, pictures: 'none', prefixes: [''], publicFiles: '' } as const;
  const gallery = { em: em(), store: fileStore(), id: 'gallery' };
  heapMb = [];
  const { rendered } = await writeMirror(gallery, folder, rendering, options, () => {});
  expect(rendered).toBeGreaterThan(WALLPAPERS);
  const [first = 0, last = Number.POSITIVE_INFINITY] = heapMb;
  expect(last - first).toBeLessThan((WALLPAPERS * PAGE_MB) / 3);
}

test('a mirror of many wallpapers keeps none of their pages in memory, and asks again when it gets no page', async () => {
  await writeAll();
  expect(askedForHome).toBe(3);
});

test('nor after an edit of all of them', async () => {
  await query(em())`update wallpaper set category_id = null, device_type = 'tablet'`;
  await writeAll();
});
