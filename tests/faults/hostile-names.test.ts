import { once } from 'node:events';
import { readdir } from 'node:fs/promises';

import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, newPicture, type Send } from '../support/api-client';
import { startSite } from '../support/site';

let site: Awaited<ReturnType<typeof startSite>>;
let admin: Send;
let key: string;

beforeAll(async () => {
  site = await startSite();
  admin = await administrator(site);
  const { body } = await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } });
  key = body.imageUrl.split('/').at(-2);
});
afterAll(() => site.stop());

/** Sends raw bytes and returns the answer, because clients normalise addresses. */
async function sendRaw(bytes: Buffer | string): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(site.url).port), 'localhost');
  socket.write(bytes);
  const text = Buffer.concat(await socket.toArray()).toString('latin1');
  return { status: Number(text.split(' ')[1]), text };
}

const get = (address: string) => sendRaw(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

const FAR_UP = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '..%c0%af', '..%00/', './/../'],
];

/** Attempts to read a file of the server through the address of a picture. */
const ATTEMPTS = FAR_UP.flatMap((up) => [
  `/images/${up.repeat(6)}etc/passwd`,
  `/images/KEY/${up.repeat(8)}etc/passwd`,
  `/images/KEY/${up}KEY/original`,
  `/wallpaper/1/file/${up.repeat(8)}etc/passwd`,
]);

const OTHERS = [
  ...['/images/KEY/original', '/images/KEY/download.jpg', '/images/KEY/320.webp%00.jpg'],
  ...['/images/KEY/320.webp%2f..%2foriginal', '/images/withheld/320.webp', '/images/KEY/..'],
  ...['/images/KEY%00/320.webp', '/images//etc/passwd', '/images/%2fetc%2fpasswd', '/images/KEY/%2fetc%2fpasswd'],
  ...['/wallpaper/1/file/source', '/wallpaper/1%00/file/original', '/wallpaper/..%2f1/file/original'],
];

describe('the addresses of pictures', () => {
  it.each([...ATTEMPTS, ...OTHERS])('cannot reach other files: %s', async (attempt) => {
    const { status, text } = await get(attempt.replaceAll('KEY', key));
    expect(text).not.toMatch(/root:|\xff\xd8\xff|RIFF/);
    expect([301, 302, 400, 404, 414]).toContain(status);
    if (status < 400) expect(text).toMatch(/^Location: \/(?:400|$)/im);
  });

  it('lead to the picture when they are correct', async () => {
    expect(await get(`/images/${key}/320.webp`)).toMatchObject({ status: 200 });
    expect(await get('/wallpaper/1/file/original')).toMatchObject({ status: 200 });
  });
});

const NAMES = [
  '../../../../tmp/tapeta-was-here.jpg',
  '..\\..\\windows\\win.ini.jpg',
  '/etc/cron.d/x.jpg',
  'a\0.jpg',
  '\u0001\u0002',
  'CON.jpg',
  `${'x'.repeat(3000)}.jpg`,
  'gpj.\u202egnp.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  "'; drop table wallpaper; --.jpg",
  '$(touch tapeta-was-here).jpg',
  '.htaccess',
  '\xff\xfe broken utf-8.jpg',
  '.jpg',
];

/** Calls the store directly. */
const OWN = ['gallery-id', 'tmp'];

const TOLD = NAMES.map((name) => [JSON.stringify(name).slice(0, 40), name] as const);

/** A form with one file, whose name is not escaped. */
async function form(name: string): Promise<Buffer> {
  const picture = Buffer.from(await (await newPicture()).arrayBuffer());
  const [category] = (await admin('GET', '/api/categories')).body;
  const field = `--b\r\nContent-Disposition: form-data; name="categoryId"\r\n\r\n${category.id}\r\n`;
  const head = `${field}--b\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), picture, Buffer.from('\r\n--b--\r\n')]);
}

const upload = async (address: string, name: string) =>
  admin('POST', address, {
    body: (await form(name)) as unknown as string,
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', Accept: 'text/html', Origin: site.url },
  });

describe('the name of a file', () => {
  it.each(TOLD)('is only used as a suggestion for the title: %s', async (_, name) => {
    const answer = await upload('/api/wallpapers', name);
    expect(answer.status).toBe(201);
    const { title, imageUrl } = answer.body;
    expect(title).toMatch(/^[\p{L}\p{N}\p{M}'’ ]{1,200}$/u);
    expect(new URL(imageUrl).pathname).toMatch(/^\/images\/([0-9a-f]{8})[0-9a-f]{16}\/\1-\d+w\.jpg$/);
    const stored = await readdir(path.join(site.dataDir, 'files'), { recursive: true });
    for (const file of stored.filter((one) => !OWN.includes(one)))
      expect(file).toMatch(/^(?:tmp(?:\/[0-9a-f-]+)?|[0-9a-f/]+)(?:\/(?:original|[a-z]+\.(?:jpg|sums)|\d+\.\w+))?$/);
    const page = await fetch(`${site.url}/wallpaper/${answer.body.id}`);
    expect(await page.text()).not.toContain('<img src=x');
  });

  it.each(TOLD)('can be anything in a form with several files: %s', async (_, name) => {
    const answer = await upload('/admin/wallpapers/bulk', name);
    expect(answer.status).toBe(303);
    const page = await admin('GET', answer.headers.get('Location') ?? '', { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(/<img src=x|0 uploaded/);
  });
});

it('an address inside a picture is not fetched', async () => {
  let visits = 0;
  const listener = createServer(() => (visits += 1)).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x.png`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image xlink:href="${address}" width="9" height="9"/></svg>`;
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `push graphic-context\nimage over 0,0 0,0 '${address}'`]) {
    const answer = await admin('POST', '/api/wallpapers', { form: { image: new File([text], 'picture.png') } });
    expect(answer).toMatchObject({
      status: 415,
      body: { message: 'Only JPG, PNG, WEBP and AVIF images are accepted.' },
    });
  }
  listener.close();
  expect(visits).toBe(0);
});
