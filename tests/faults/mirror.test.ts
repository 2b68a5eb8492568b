import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashFile } from '~/platform/disk.server';
import { findBrowser } from '../support/browser.mjs';
import { runCommand } from '../support/command';
import { scene } from '../support/pictures';
import { importFolder, type Site, startSite } from '../support/site';
import { inDatabase, untilJobsEnd } from '../support/site-database';

const LIVE = 'https://live.example';
/** More than a page of a list. */
const WALLPAPERS = 45;

let base: string;
let site: Site;
let ids: number[];

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'tapeta-mirror-'));
  site = await startSite();
  const pictures = path.join(base, 'pictures');
  await mkdir(pictures);
  for (let n = 1; n <= WALLPAPERS; n++) {
    await scene(96, 54, 900 + n)
      .png()
      .toFile(path.join(pictures, `lake-${n % 2 ? 'odd' : 'even'}-${n}.png`));
  }
  await importFolder(site, pictures);
  await untilJobsEnd(site);
  const rows = await inDatabase<{ id: number }>(site, 'select id from wallpaper order by id');
  ids = rows.map(({ id }) => id);
  await inDatabase(site, `update wallpaper set author = 'Zoë & <b>"Q"</b>' where id = $1`, [ids[0]]);
  for (const id of ids.slice(0, 2)) await putInto('space', id);
});
afterAll(async () => {
  await site?.stop();
  await rm(base, { recursive: true, force: true });
});

async function mirror(name: string, options: string[] = [], languages = 'en,de') {
  const folder = path.join(base, name);
  const settings = {
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
    SITE_LANGUAGES: languages,
    WEB_CONCURRENCY: '2',
  };
  const { code, output } = await runCommand('mirror', [folder, ...options], settings);
  expect([code, output]).toEqual([0, expect.stringContaining(`${folder}: `)]);
  return { folder, output };
}

const putInto = (category: string, id = 0) =>
  inDatabase(site, 'update wallpaper set category_id = (select id from category where slug = $1) where id = $2', [
    category,
    id,
  ]);

/** Of a list that has nearly all wallpapers, newest first. */
const secondPage = (list: string) => `${list}/0/${ids.at(-40)}.html`;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

async function sumsOf(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const file of await filesIn(folder)) sums.set(file, await hashFile(path.join(folder, file)));
  return sums;
}

const changedFiles = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();

/** What each page loads or leads to, apart from the live site and places within the page. */
async function addressesIn(folder: string) {
  const found: { file: string; tag: string; address: string }[] = [];
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith('.html'))) {
    const page = await readFile(path.join(folder, file), 'utf8');
    expect(page, file).not.toMatch(/<script|onclick|modulepreload|mirror\.invalid|localhost|127\.0\.0\.1/);
    for (const [, tag = '', attributes = ''] of page.matchAll(/<(\w+)((?:[^<>"]|"[^"]*")*)>/g)) {
      for (const [, name = '', value = ''] of attributes.matchAll(/ (href|src|srcset|action|formaction)="([^"]*)"/gi)) {
        const all = name.toLowerCase() === 'srcset' ? value.split(', ').map((one) => one.split(' ')[0] ?? '') : [value];
        for (const address of all)
          found.push({ file, tag: tag.toLowerCase(), address: address.replaceAll('&amp;', '&') });
      }
    }
  }
  return found;
}

async function expectNoDeadLink(folder: string, live: string | null) {
  const files = new Set(await filesIn(folder));
  const dead: string[] = [];
  for (const { file, tag, address } of await addressesIn(folder)) {
    if (live && (address === live || address.startsWith(`${live}/`))) continue;
    // Sharing, and licences: a click, not a request.
    if (tag === 'a' && /^(?:https|mailto):/.test(address)) continue;
    const [target = '', hash] = address.split('#');
    const named = target ? path.join(path.dirname(file), decodeURIComponent(target)) : file;
    const isThere = !address.startsWith('/') && !/^\w+:/.test(address) && files.has(named);
    const isPlace = !hash || (isThere && (await readFile(path.join(folder, named), 'utf8')).includes(`id="${hash}"`));
    if (!isThere || !isPlace) dead.push(`${file}: ${address}`);
  }
  expect(dead).toEqual([]);
}

/** Serves files as any host does. */
async function serve(folder: string) {
  const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    readFile(file).then(
      (bytes) => response.setHeader('Content-Type', types[path.extname(file)] ?? '').end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

test('a mirror is complete, needs no script and leads nowhere but to itself', async () => {
  const { folder, output } = await mirror('alone');
  expect(output).toContain(`${WALLPAPERS} wallpapers. `);
  const files = await filesIn(folder);
  expect(files).toEqual(
    expect.arrayContaining([
      ...['index.html', 'home/pc.html', 'category/nature.html', 'tag/la/lake.html', secondPage('tag/la/lake/all')],
      ...['colour/blue.html', 'help.html', 'de/index.html', 'de/help.html'],
      ...['_headers', '_redirects', 'nginx.conf', '.htaccess', 'SHA256SUMS'],
      ...ids.map((id) => `wallpaper/0/${id}.html`),
    ]),
  );
  await expectNoDeadLink(folder, null);
  const external = (await addressesIn(folder)).filter(({ address }) => /^\w+:/.test(address));
  expect(external).toEqual([]);
  const page = await readFile(path.join(folder, `wallpaper/0/${ids[0]}.html`), 'utf8');
  expect(page).toContain('Zoë &amp; &lt;b&gt;');
  expect(page).not.toContain('<form');

  const sums = (await readFile(path.join(folder, 'SHA256SUMS'), 'utf8')).trim().split('\n');
  const listed = new Map(sums.map((line) => [line.slice(66), line.slice(0, 64)]));
  const found = await sumsOf(folder);
  for (const own of ['SHA256SUMS', '.tapeta-mirror.json']) found.delete(own);
  expect(listed).toEqual(found);
  const picture = files.find((file) => file.endsWith('.webp')) ?? '';
  expect((await stat(path.join(folder, picture))).nlink).toBeGreaterThan(1);
});

const IS_LATER_PAGE = /\/\d+\/\d+\.html$/;

/** The wallpapers that a list shows, from page to page. */
async function walk(folder: string, firstPage: string): Promise<number[]> {
  const shown: number[] = [];
  for (let file: string | null = firstPage; file; ) {
    const page: string = await readFile(path.join(folder, file), 'utf8');
    shown.push(...[...page.matchAll(/<li class="card" id="w(\d+)"/g)].map(([, id]) => Number(id)));
    const next: string | undefined = /<a rel="next" [^<>]*href="([^"]+)"/.exec(page)?.[1];
    file = next ? path.join(path.dirname(file), decodeURIComponent(next)) : null;
  }
  return shown;
}

/** Which lists show what is the same as in a mirror from the beginning. Related wallpapers and suggestions may be older. */
async function expectSameLists(folder: string, fresh: string, options: string[] = [], languages?: string) {
  const { folder: other } = await mirror(fresh, options, languages);
  const isList = (file: string) => file.endsWith('.html') && !IS_LATER_PAGE.test(file);
  const firstPages = (await filesIn(other)).filter(isList);
  for (const file of firstPages) expect(await walk(folder, file), file).toEqual(await walk(other, file));
  for (const file of changedFiles(await sumsOf(folder), await sumsOf(other)).filter(isList)) {
    // The address of a list's second page depends on the edits.
    const withoutNext = async (root: string) => {
      const page = await readFile(path.join(root, file), 'utf8');
      return page.replace(/<a rel="next" [^<>]*>/g, '');
    };
    const [page, expected] = [await withoutNext(folder), await withoutNext(other)];
    if (page !== expected) expect(expected, file).toMatch(/No wallpapers found|Keine Wallpaper gefunden/);
  }
}

test('a second run changes only what it must', async () => {
  const folder = path.join(base, 'alone');
  const first = await sumsOf(folder);
  const before = await stat(path.join(folder, 'index.html'));
  expect((await mirror('alone')).output).toContain('0 pages were rendered');
  expect(changedFiles(first, await sumsOf(folder))).toEqual([]);
  expect((await stat(path.join(folder, 'index.html'))).mtimeMs).toBe(before.mtimeMs);

  const [, , edited = 0, deleted = 0] = ids;
  await inDatabase(site, `update wallpaper set title = 'A new title' where id = $1`, [edited]);
  await mirror('alone');
  const second = await sumsOf(folder);
  const changed = changedFiles(first, second);
  expect(changed).toEqual(expect.arrayContaining([`wallpaper/0/${edited}.html`, secondPage('category/nature/pc')]));
  for (const file of changed.filter((name) => name.endsWith('.html'))) {
    expect(await readFile(path.join(folder, file), 'utf8'), file).toContain('A new title');
  }
  expect(changed.filter((file) => file.startsWith('images/'))).toEqual([]);

  await inDatabase(site, 'delete from wallpaper_tag where wallpaper_id = $1', [ids.at(-2)]);
  await inDatabase(site, 'update wallpaper set featured = true where id = $1', [ids[4]]);
  await inDatabase(site, `update wallpaper set device_type = 'mobile' where id = $1`, [ids[5]]);
  const [{ file_key: key } = { file_key: '' }] = await inDatabase<{ file_key: string }>(
    site,
    'delete from wallpaper where id = $1 returning file_key',
    [deleted],
  );
  await mirror('alone');
  const files = await filesIn(folder);
  expect(files.filter((file) => file.includes(key) || file.endsWith(`/${deleted}.html`))).toEqual([]);
  await expectNoDeadLink(folder, null);

  await expectSameLists(folder, 'fresh');
});

test('with the live site, search, cuts and forms lead there, and downloads are files', async () => {
  const { folder } = await mirror('with-live', ['--base', LIVE, '--pictures', 'downloads'], 'en');
  await expectNoDeadLink(folder, LIVE);
  const page = await readFile(path.join(folder, `wallpaper/0/${ids[0]}.html`), 'utf8');
  expect(page).toContain(`href="${LIVE}/wallpaper/${ids[0]}/screen"`);
  expect(page).toContain(`<form method="get" action="${LIVE}/"`);
  expect(page).not.toContain('method="post"');
  const [, download = ''] = /href="([^"]*)" download/.exec(page) ?? [];
  expect((await stat(path.join(folder, 'wallpaper/0', decodeURIComponent(download)))).size).toBeGreaterThan(0);
  expect(await readFile(path.join(folder, 'feed.xml'), 'utf8')).toContain(`${LIVE}/wallpaper/`);
  expect(await readFile(path.join(folder, 'sitemap.xml'), 'utf8')).toContain(`<loc>${LIVE}/</loc>`);

  const none = await mirror('without-pictures', ['--base', LIVE, '--pictures', 'none'], 'en');
  expect((await filesIn(none.folder)).filter((file) => file.startsWith('images/'))).toEqual([]);
  await expectNoDeadLink(none.folder, LIVE);
  // The same gallery gives the same bytes.
  const again = await mirror('again', ['--base', LIVE, '--pictures', 'none'], 'en');
  expect(changedFiles(await sumsOf(none.folder), await sumsOf(again.folder))).toEqual([]);
});

test('pages work from a disk and from a web host, and ask no other host', async () => {
  const folder = path.join(base, 'with-live');
  const host = await serve(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const root of [pathToFileURL(folder).href, host.url]) {
      const page = await browser.newPage();
      const asked: string[] = [];
      const failed: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
      await page.goto(`${root}/index.html`);
      await page.locator('.card h3 a').first().click();
      await expect(page.locator('h1').textContent()).resolves.toBeTruthy();
      await page.getByRole('link', { name: 'lake', exact: true }).first().click();
      await page.getByRole('link', { name: 'Load More Wallpapers' }).click();
      expect(page.url().replace(root, '')).toMatch(/^\/tag\/la\/lake\/all\/0\/\d+\.html$/);
      const widths = await page
        .locator('.card img')
        .evaluateAll((images) =>
          Promise.all(
            images.map((image) =>
              (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth),
            ),
          ),
        );
      expect(Math.min(...widths)).toBeGreaterThan(0);
      expect(asked.filter((url) => !url.startsWith(root) && !url.startsWith('data:'))).toEqual([]);
      expect(failed).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
    host.stop();
  }
});

/** Without files: their pictures stay at the live site. */
const COPIES = `insert into wallpaper (title, resolution, file_size, device_type, category_id, featured, file_key, sha256,
    format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder, facets)
  select title || ' ' || n, resolution, file_size, device_type, category_id, featured, md5(random()::text)::char(24),
    encode(sha256(random()::text::bytea), 'hex'), format, width, height, bytes, perceptual_hash, palette, focal_x, focal_y,
    placeholder, facets
  from wallpaper cross join generate_series(1, $1) n where id = $2`;

test('a list’s pages stay where they begin, and show together what a new mirror shows', async () => {
  const options = ['--base', LIVE, '--pictures', 'none'];
  const model = ids.at(-1);
  await inDatabase(site, COPIES, [200, model]);
  const { folder } = await mirror('many', options, 'en');
  const first = await sumsOf(folder);
  const nth = (n: number) => `id = (select id from wallpaper order by id desc offset ${n} limit 1)`;
  await inDatabase(site, COPIES, [1, model]);
  await inDatabase(site, `delete from wallpaper where ${nth(60)}`);
  await inDatabase(site, `update wallpaper set featured = true where ${nth(100)}`);
  await inDatabase(site, `update wallpaper set device_type = 'mobile' where ${nth(140)}`);
  await putInto('nature', ids[0]);
  await mirror('many', options, 'en');
  const pages = [...(await sumsOf(folder))].filter(([file]) => /^home\/.*\d\.html$/.test(file));
  const kept = pages.filter(([file, sum]) => first.get(file) === sum);
  expect(kept.length).toBeGreaterThan(pages.length / 3);
  await expectSameLists(folder, 'many-new', options, 'en');
});

test('a folder with other contents is refused', async () => {
  const { code, output } = await runCommand('mirror', [path.join(base, 'pictures')], {
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
  });
  expect([code, output]).toEqual([1, expect.stringContaining('is not empty. Name a new folder')]);
});
