import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, administrator, newPicture, type Send } from '../support/api-client';
import { type BucketSettings, type ObjectStore, startObjectStore } from '../support/object-store';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';
import { until } from '../support/until';

const execute = promisify(execFile);
const CDN = 'https://pictures.example/of/tapeta';

let objects: ObjectStore;
let proxy: TcpProxy;
let settings: BucketSettings;
let site: Site;
let send: Send;

beforeAll(async () => {
  objects = await startObjectStore();
  proxy = await startTcpProxy(objects.port);
  settings = { ...(await objects.newBucket()), S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` };
  site = await startSite({ env: { ...settings, S3_PREFIX: 'gallery', PUBLIC_FILES_URL: CDN } });
  send = await administrator(site);
}, 240_000);

afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await objects?.stop();
});

async function keysBelow(folder: string): Promise<string[]> {
  const asked = new ListObjectsV2Command({ Bucket: settings.S3_BUCKET, Prefix: `gallery/${folder}` });
  return ((await objects.client.send(asked)).Contents ?? []).map(({ Key = '' }) => Key.slice('gallery/'.length));
}

async function upload(): Promise<Answer> {
  return send('POST', '/api/wallpapers', { form: { image: await newPicture() } });
}

async function uploaded(): Promise<{ id: number; key: string }> {
  const { status, body } = await upload();
  expect(status, JSON.stringify(body)).toBe(201);
  const row = body.wallpaper ?? body;
  return { id: row.id, key: /images\/([0-9a-f]{24})\//.exec(row.imageUrl)?.[1] ?? '' };
}

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + address, { method, headers, redirect: 'manual' });

const pictureOf = (key: string, name = '320.webp') => `/images/${key}/${name}`;

/** Runs a command next to the site. */
async function run(command: string, options: string[] = [], more: Record<string, string> = {}): Promise<string> {
  const env = { ...settings, S3_PREFIX: 'gallery', DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl, ...more };
  const { PATH, HOME, TMPDIR } = process.env;
  const ran = execute(process.execPath, [`build/cli/${command}.js`, ...options], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_ENV: 'production', ...env },
  });
  return ran.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

const jobsDone = () =>
  until('renditions are made', async () => {
    const [row] = await inDatabase<{ n: number }>(site, 'select count(*)::int as n from wallpaper where not avif');
    return row?.n === 0;
  });

const expectInOrder = async () => expect(await run('verify', ['--quick'])).toContain('everything is in order');

it('serves everything from the bucket, with nothing on the disk', async () => {
  const { id, key } = await uploaded();
  expect((await get(`/wallpaper/${id}`)).status).toBe(200);
  const whole = await get(pictureOf(key));
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.status).toBe(200);
  expect(whole.headers.get('Cache-Control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
  const head = await get(pictureOf(key), {}, 'HEAD');
  expect([head.status, Number(head.headers.get('Content-Length'))]).toEqual([200, bytes.length]);
  const same = await get(pictureOf(key), { 'If-None-Match': whole.headers.get('ETag') ?? '' });
  expect(same.status).toBe(304);
  const part = await get(pictureOf(key), { Range: 'bytes=10-19' });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)]);
  const download = await get(`/wallpaper/${id}/file/original`, { Range: 'bytes=0-1' });
  expect([download.status, Buffer.from(await download.arrayBuffer())]).toEqual([206, Buffer.from([0xff, 0xd8])]);
  expect((await get(pictureOf(key, '321.webp'))).status).toBe(404);
  expect(await readdir(site.dataDir)).not.toContain('files');
});

it('uses the public address for renditions everywhere, and for nothing else', async () => {
  const { id, key } = await uploaded();
  const page = await get(`/wallpaper/${id}`);
  const html = await page.text();
  expect(page.headers.get('Content-Security-Policy')).toContain("img-src 'self' data: https://pictures.example;");
  expect(html).toContain(`${CDN}/images/${key}/320.webp 320w`);
  expect(html).toMatch(new RegExp(`property="og:image" content="${CDN}/images/${key}/320.jpg"`));
  for (const address of [`/api/wallpapers/${id}`, '/feed.xml', '/feed.atom', '/', '/sitemap/wallpapers-1.xml']) {
    const text = await (await get(address)).text();
    if (address !== '/sitemap/wallpapers-1.xml') expect(text, address).toContain(`${CDN}/images/${key}/`);
    expect(text, address).not.toMatch(/["'(>]\/images\/[0-9a-f]{24}\//);
    expect(text, address).not.toContain('originhttps');
  }
});

it('hides files in the trash from the public address, and restores them', async () => {
  const { id, key } = await uploaded();
  await jobsDone();
  const before = await keysBelow(`images/${key}`);
  expect(before).not.toEqual([]);
  expect((await send('DELETE', `/api/wallpapers/${id}`)).status).toBe(200);
  expect(await keysBelow(`images/${key}`)).toEqual([]);
  expect(await keysBelow(`private/${key}`)).toEqual([]);
  expect((await get(pictureOf(key))).status).toBe(404);
  expect((await send('POST', `/api/wallpapers/${id}/restore`)).status).toBe(200);
  expect(await keysBelow(`images/${key}`)).toEqual(before);
  expect(await keysBelow('withheld')).toEqual([]);
  expect((await get(pictureOf(key))).status).toBe(200);
});

describe.each([
  ['refuses connections', () => proxy.down(), () => proxy.up()],
  ['does not answer', async () => objects.freeze(), async () => objects.resume()],
])('while the bucket %s', (_, begin, end) => {
  it('pages keep working, pictures and uploads are refused with 503, and nothing incomplete is kept', async () => {
    const [seen, unseen] = [await uploaded(), await uploaded()];
    await jobsDone();
    expect((await get(pictureOf(seen.key))).status).toBe(200);
    const before = await keysBelow('');
    await begin();
    try {
      for (const address of ['/', `/wallpaper/${seen.id}`, `/wallpaper/${unseen.id}`, '/feed.xml'])
        expect((await get(address)).status, address).toBe(200);
      expect((await get(pictureOf(seen.key))).status).toBe(200);
      for (const address of [pictureOf(unseen.key), `/wallpaper/${unseen.id}/file/original`]) {
        const refused = await get(address);
        expect(refused.status, address).toBe(503);
        expect(Number(refused.headers.get('Retry-After')), address).toBeGreaterThan(0);
        const id = refused.headers.get('X-Request-Id') ?? '';
        await until('the log says why', () =>
          site
            .log()
            .split('\n')
            .some((line) => line.includes(id) && line.includes('"reason":"object storage: ')),
        );
      }
      expect(await upload()).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    } finally {
      await end();
    }
    await expect.poll(async () => (await get(pictureOf(unseen.key))).status).toBe(200);
    expect(await keysBelow('')).toEqual(before);
    await uploaded();
    await expectInOrder();
  });
});

it('moves all files to the disk and back while it serves', async () => {
  const { id, key } = await uploaded();
  const trashed = await uploaded();
  await send('DELETE', `/api/wallpapers/${trashed.id}`);
  await jobsDone();
  expect(await run('move-files', ['--to', 'disk'])).toContain('All files are on the disk');
  expect(await keysBelow('')).toEqual(['gallery-id']);
  expect((await get(pictureOf(key))).status).toBe(200);
  const meanwhile = await uploaded();
  expect(await keysBelow('')).toEqual(['gallery-id']);
  await expectInOrder();
  expect(await run('move-files', ['--to', 's3'])).toContain('All files are in the bucket');
  expect(await keysBelow(`withheld/${trashed.key}`)).toContain(`withheld/${trashed.key}/original`);
  for (const one of [key, meanwhile.key]) expect((await get(pictureOf(one))).status).toBe(200);
  expect((await get(`/wallpaper/${id}/file/original`)).status).toBe(200);
  await jobsDone();
  expect(await run('verify')).toContain('everything is in order');
}, 240_000);

it.each([
  ['half of the settings', { S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
  ['a missing bucket', { S3_BUCKET: 'no-such-bucket' }, 'there is no S3_BUCKET no-such-bucket'],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY does not match'],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, 'does not know S3_ACCESS_KEY_ID'],
])('does not start with %s, and says so in a sentence', async (_, wrong, sentence) => {
  await expect(startSite({ env: { ...settings, ...wrong } })).rejects.toThrow(sentence);
});

it.each([
  ['an empty bucket', async () => objects.newBucket(), 'is empty or belongs to another gallery'],
  ['a bucket of another gallery', bucketOfAnother, 'belongs to another gallery'],
])(
  'reports %s, stores nothing there, and never repairs it by deleting rows',
  async (_, makeBucket, sentence) => {
    await uploaded();
    const wrong = await makeBucket();
    const before = await inDatabase(site, 'select id from wallpaper order by id');
    expect(before.length).toBeGreaterThan(1);
    const mended = await run('verify', ['--quick', '--mend'], { ...wrong, S3_PREFIX: 'gallery' });
    expect(mended).toContain(sentence);
    const other = await startSite({ databaseUrl: site.databaseUrl, env: { ...wrong, S3_PREFIX: 'gallery' } });
    try {
      expect(other.log()).toContain(sentence);
      const ready = async () => {
        const answer = await fetch(`${other.url}/health/ready`);
        return `${answer.status} ${await answer.text()}`;
      };
      // Each check has two seconds, which may be too short on a busy machine.
      await expect.poll(ready).toContain(sentence);
      expect(await ready()).toMatch(/^503 /);
      const refused = await (await administrator(other))('POST', '/api/wallpapers', {
        form: { image: await newPicture() },
      });
      expect(refused.status).toBe(503);
    } finally {
      await other.stop();
    }
    expect(await inDatabase(site, 'select id from wallpaper order by id')).toEqual(before);
    await expectInOrder();
  },
  240_000,
);

/** Replaces our mark in the bucket. */
async function bucketOfAnother(): Promise<BucketSettings> {
  const bucket = await objects.newBucket();
  const mark = { Bucket: bucket.S3_BUCKET, Key: 'gallery/gallery-id', Body: randomUUID() };
  await objects.client.send(new PutObjectCommand(mark));
  return bucket;
}

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

it('keeps confirmed uploads complete, whichever process is killed while files are being sent', async () => {
  const kept: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { id } = await uploaded();
    const work = [upload(), upload(), send('DELETE', `/api/wallpapers/${id}`)].map((one) => one.catch(() => null));
    await new Promise((resolve) => setTimeout(resolve, 40 + round * 160));
    const children = await childrenOf(site.pid);
    for (const pid of children) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (/remix-serve|serve\/dist\/cli|jobs\.js/.test(command)) process.kill(pid, 'SIGKILL');
    }
    for (const answer of await Promise.all(work)) {
      const key = /images\/([0-9a-f]{24})\//.exec(JSON.stringify(answer?.body ?? ''))?.[1];
      if (answer?.status === 201 && key) kept.push(key);
    }
    await until('it is served again', () =>
      get('/health').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }
  for (const key of kept) expect((await get(pictureOf(key))).status, key).toBe(200);
  await run('verify', ['--quick', '--mend']);
  await expectInOrder();
}, 240_000);
