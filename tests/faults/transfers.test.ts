import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, sessionCookie } from '../support/api-client';
import { until } from '../support/until';
import { memoryOf, PASSWORD, Victim } from './victim';

const READERS = 120;
/** Two thirds of a megabyte per request, for a file of more than 10 MB. */
const MAX_MB = 80;
const folder = `${process.env.TMPDIR ?? '/tmp'}/tapeta-readers-${process.pid}`;
const site = new Victim(path.join(folder, 'data'));
let file: string;
let cookie: string;

beforeAll(async () => {
  // When run as root, the embedded database runs as another user, who needs access to its files.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  await site.start();
  const login = { json: { username: 'admin', password: PASSWORD } };
  cookie = sessionCookie(await client(site.url)('POST', '/api/auth/login', login));
  const send = client(site.url, cookie);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'grey', noise } });
  const image = new File([new Uint8Array(await grain.png().toBuffer())], 'grain.png');
  const { body } = await send('POST', '/api/wallpapers', { form: { image } });
  file = `/wallpaper/${body.id}/file/original`;
  await untilRendered();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  // Node warns when it has to close a forgotten file; newer versions end the process.
  expect(site.log).not.toContain('garbage collection');
});

/** The jobs process uses the same folder as uploads. */
async function untilRendered(): Promise<void> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  const isRendered = async () => (await database.query('select from wallpaper where not avif')).rowCount === 0;
  await until('every picture has its renditions', isRendered);
  await database.end();
}

/** Requests the file from a new address by default, and reads only the first data. */
async function reader(index: number, address = `10.9.${index >> 8}.${index & 255}`): Promise<Socket> {
  const socket = connect(site.port, 'localhost').on('error', () => undefined);
  socket.write(`GET ${file} HTTP/1.1\r\nHost: localhost:${site.port}\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

const many = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => reader(index)));
const memory = () => memoryOf(site.processes().worker);

/** The site's files that workers have open. */
function openFiles(): string[] {
  return site.processes().worker.flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).flatMap((number) => {
      try {
        const target = readlinkSync(`/proc/${pid}/fd/${number}`);
        return target.startsWith(realpathSync(folder)) ? [target] : [];
      } catch {
        return [];
      }
    }),
  );
}

it('many clients that do not read their answers use little memory and are disconnected after 30 s', async () => {
  // Lets heaps grow to the size these requests need.
  for (let round = 0; round < 2; round += 1) for (const socket of await many(READERS)) socket.destroy();
  const before = memory();
  const readers = await many(READERS);
  try {
    await until('those who read nothing take little memory', () => {
      expect(openFiles().length, 'files of those who read nothing').toBeGreaterThanOrEqual(READERS);
      return memory() - before <= MAX_MB;
    });
    await until('the files of those who read nothing are closed', () => openFiles().length === 0);
    // Files held completely in memory are closed too.
    expect(memory() - before).toBeLessThanOrEqual(MAX_MB);
  } finally {
    for (const socket of readers) socket.destroy();
  }
});

it('a client that disconnects midway leaves no file open', async () => {
  for (let turn = 0; turn < 5; turn += 1) for (const socket of await many(60)) socket.destroy();
  await until('every file is closed', () => openFiles().length === 0);
});

it.each(['/packages/pictures.zip', '/api/subscribers?format=csv', '/api/wallpapers', '/'])(
  'a client that disconnects from %s midway leaves no file open',
  async (address) => {
    for (let turn = 0; turn < 20; turn += 1) {
      const socket = connect(site.port, 'localhost').on('error', () => undefined);
      socket.write(
        `GET ${address} HTTP/1.1\r\nHost: localhost:${site.port}\r\nCookie: ${cookie}\r\nX-Forwarded-For: 10.11.0.${turn}\r\n\r\n`,
      );
      await once(socket, 'readable');
      expect(String(socket.read(12))).toBe('HTTP/1.1 200');
      socket.destroy();
    }
    await until('every file is closed', () => openFiles().length === 0);
    // Had one been forgotten, a collection would end the worker on the newest Node.
    expect((await client(site.url)('GET', '/health')).status).toBe(200);
  },
);

/** Deleted files that a worker still has open. */
const openAndDeleted = () => openFiles().filter((target) => target.endsWith('(deleted)'));

it.each(['/api/wallpapers', '/admin/wallpapers/new', '/admin/wallpapers/bulk'])(
  'an upload to %s that is cut off midway leaves nothing behind',
  async (address) => {
    const bound = 'a-line-between';
    const head = `--${bound}\r\nContent-Disposition: form-data; name="image"; filename="cut.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    for (let cut = 0; cut < 4; cut += 1) {
      const socket = connect(site.port, 'localhost').on('error', () => undefined);
      socket.write(
        `POST ${address} HTTP/1.1\r\nHost: localhost:${site.port}\r\nCookie: ${cookie}\r\nOrigin: ${site.url}\r\n` +
          `X-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=${bound}\r\nContent-Length: 9000000\r\n\r\n${head}`,
      );
      const written = new Promise((resolve) => socket.write(Buffer.alloc(3_000_000, 1), resolve));
      await written;
      await until('it is being received', () => readdirSync(path.join(site.dataDir, 'tmp')).length > 0);
      socket.destroy();
    }
    await until('nothing is left', () => readdirSync(path.join(site.dataDir, 'tmp')).length === 0);
    await until('nothing is open', () => openAndDeleted().length === 0);
  },
  60_000,
);

it.each([
  ['an address', () => '10.10.0.1'],
  ['a network of IPv6', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
])(
  'one client has at most ten of them in each worker: %s',
  async (_, addressOf) => {
    const sockets = await Promise.all(Array.from({ length: 40 }, (_, index) => reader(index, addressOf(index))));
    const statuses = sockets.map((socket) => Number(/ (\d{3}) /.exec(String(socket.read()))?.[1]));
    for (const socket of sockets) socket.destroy();
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  },
  60_000,
);
