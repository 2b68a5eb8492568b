/**
 * `npm run test:soak -- MINUTES [--seed 1]`: visitors, slow readers, interrupted transfers and uploads, and kills, all at once.
 * Checks that everything is back to normal afterwards. No kills in the second half, so that growth becomes visible. Loopback only.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { connectOrm } from '~/db/orm.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { describeFindings, verifySite } from '~/features/operations/maintenance/verify.server';
import { deleteForGood } from '~/features/trash/trash.commands.server';
import { fileStore } from '~/storage/store.server';
import { client, newPicture, type Send, sessionCookie } from '../support/api-client';
import { query } from '../support/query';
import { generator, TEST_SEED } from '../support/seed';
import { memoryOf, PASSWORD, Victim } from './victim';

const PAGES = [
  ...['/', '/?tab=mobile', '/?tab=random', '/category/nature', '/help', '/api/wallpapers', '/feed.xml', '/none'],
];
const VISITORS = 8;
const READERS = 40;
const READING_MS = 40_000;
const KILL_EVERY_MS = 20_000;
const MAX_WALLPAPERS = 40;
const MAX_MORE_MB = 100;
const MAX_MORE_FILES = 20;

interface State {
  memory: number;
  openFiles: number;
  temporary: number;
  /** Pictures in MB. */
  disk: number;
}

class Soak {
  goesOn = true;
  kills = true;
  readonly tally = { requests: 0, uploads: 0, cuts: 0, kills: 0 };
  private large = '';
  private cookie = '';

  constructor(
    private readonly site: Victim,
    private readonly chance: () => number,
  ) {}

  private readonly pick = <T>(list: readonly T[]): T => list[Math.floor(this.chance() * list.length)] as T;
  private readonly address = () =>
    `10.${Math.floor(this.chance() * 256)}.${Math.floor(this.chance() * 256)}.${Math.floor(this.chance() * 256)}`;

  /** The file to read slowly: larger than the socket buffers of this machine. */
  async begin(): Promise<void> {
    const login = { json: { username: 'admin', password: PASSWORD } };
    this.cookie = sessionCookie(await client(this.site.url)('POST', '/api/auth/login', login));
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise } });
    const image = new File([new Uint8Array(await grain.jpeg({ quality: 95 }).toBuffer())], 'grain.jpg');
    const { body } = await this.admin('POST', '/api/wallpapers', { form: { image } });
    this.large = `/wallpaper/${body.id}/file/original`;
  }

  private get admin(): Send {
    return client(this.site.url, this.cookie);
  }

  /** Repeats the work. Failures caused by a kill do not count. */
  private async again(work: () => Promise<unknown>, pauseMs: number): Promise<void> {
    while (this.goesOn) {
      await work().catch(() => undefined);
      await sleep(pauseMs);
    }
  }

  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: VISITORS }, () => this.again(() => this.visit(), 20)),
      ...Array.from({ length: READERS }, () => this.again(() => this.read(READING_MS), 10)),
      this.again(() => this.read(this.chance() * 50), 50),
      this.again(() => this.upload(), 500),
      this.again(() => this.cutUpload(), 2000),
      this.again(() => this.kill(), KILL_EVERY_MS),
    ]);
  }

  private async visit(): Promise<void> {
    const send = client(this.site.url, undefined, this.address());
    await send('GET', this.pick(PAGES));
    this.tally.requests += 1;
  }

  private async open(head: string[]): Promise<Socket> {
    const socket = connect(this.site.port, 'localhost').on('error', () => undefined);
    await once(socket, 'connect');
    const common = [`Host: localhost:${this.site.port}`, `X-Forwarded-For: ${this.address()}`];
    socket.write([head[0], ...common, ...head.slice(1), '', ''].join('\r\n'));
    return socket;
  }

  /** Reads the first bytes, then disconnects later. */
  private async read(ms: number): Promise<void> {
    const socket = await this.open([`GET ${this.large} HTTP/1.1`]);
    const until = Date.now() + ms;
    while (this.goesOn && Date.now() < until && !socket.destroyed) await sleep(Math.min(500, ms));
    socket.destroy();
    this.tally.cuts += 1;
  }

  /** Adds a wallpaper, and deletes one when there are many. */
  private async upload(): Promise<void> {
    const send = this.admin;
    const image = await newPicture('soak.jpg', 1280, 720);
    const { status, body } = await send('POST', '/api/wallpapers', { form: { image } });
    if (status !== 201) return;
    this.tally.uploads += 1;
    if (body.id > MAX_WALLPAPERS) await send('DELETE', `/api/wallpapers/${body.id - MAX_WALLPAPERS + 1}`);
  }

  private async cutUpload(): Promise<void> {
    const socket = await this.open([
      'POST /api/wallpapers HTTP/1.1',
      'X-Requested-With: XMLHttpRequest',
      `Cookie: ${this.cookie}`,
      'Content-Type: multipart/form-data; boundary=line',
      'Content-Length: 9000000',
    ]);
    socket.write(
      '--line\r\nContent-Disposition: form-data; name="image"; filename="cut.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    );
    socket.write(Buffer.alloc(3_000_000, 1));
    await sleep(300);
    socket.destroy();
    this.tally.cuts += 1;
  }

  private async kill(): Promise<void> {
    if (!this.kills) return;
    const target = this.pick(['worker', 'worker', 'jobs', 'connection', 'connection', 'database'] as const);
    const pid = this.pick(this.site.processes()[target]);
    if (pid) process.kill(pid, 'SIGKILL');
    this.tally.kills += 1;
  }

  /** Deletes everything but the first wallpaper, and empties the trash. */
  async clearUp(): Promise<void> {
    const orm = await connectOrm(this.site.databaseUrl, 0);
    try {
      const first = Number(this.large.split('/')[2]);
      const rows: { id: number }[] = await query(orm.em.fork(), 'select id from wallpaper where id <> ?', [first]);
      for (const { id } of rows) await this.admin('DELETE', `/api/wallpapers/${id}`);
      const trashed: { id: number }[] = await query(orm.em.fork(), 'select id from trashed_wallpaper');
      const ids = trashed.map(({ id }) => id);
      await deleteForGood(orm.em.fork(), fileStore(), ids);
      await sweepLeftovers(orm.em.fork(), fileStore());
    } finally {
      await orm.close();
    }
  }

  async state(): Promise<State> {
    const { launcher, worker, jobs } = this.site.processes();
    const pids = [...launcher, ...worker, ...jobs];
    return {
      memory: memoryOf(pids),
      openFiles: pids.reduce((sum, pid) => sum + filesOf(pid), 0),
      temporary: (await readdir(path.join(this.site.dataDir, 'tmp')).catch(() => [])).length,
      disk: Math.round((await bytesIn(path.join(this.site.dataDir, 'files'))) / 2 ** 20),
    };
  }
}

function filesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const name = path.join(folder, entry.name);
    bytes += entry.isDirectory()
      ? await bytesIn(name)
      : await stat(name).then(
          ({ size }) => size,
          () => 0,
        );
  }
  return bytes;
}

const show = (when: string, { memory, openFiles, temporary, disk }: State, tally: object) =>
  console.info(`| ${when} | ${memory} | ${openFiles} | ${temporary} | ${disk} | ${Object.values(tally).join(' | ')} |`);

export async function run(dataDir: string, options: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: { seed: { type: 'string', default: String(TEST_SEED) } },
  });
  const minutes = Number(positionals[0] ?? 10);
  console.info(`Seed ${values.seed}, ${minutes} minutes`);
  const site = new Victim(dataDir);
  await site.start();
  const soak = new Soak(site, generator(Number(values.seed)));
  try {
    await soak.begin();
    console.info(
      '| minute | memory, MB | open files | temporary folders | pictures, MB | requests | uploads | cut off | kills |',
    );
    console.info('|---|---|---|---|---|---|---|---|---|');
    const running = soak.run();
    // Code and caches are loaded after the first minute.
    await sleep(60_000);
    const before = await soak.state();
    show('1', before, soak.tally);
    for (let minute = 2; minute <= minutes; minute += 1) {
      soak.kills = minute <= minutes / 2;
      await sleep(60_000);
      show(String(minute), await soak.state(), soak.tally);
    }
    soak.goesOn = false;
    await running;
    await site.revive();
    await soak.clearUp();
    await sleep(60_000);
    const after = await soak.state();
    show('a minute after', after, soak.tally);
    const found = await findings(site);
    const failures = [
      ...found,
      after.memory > before.memory + MAX_MORE_MB && `${after.memory} MB of memory, ${before.memory} before.`,
      after.openFiles > before.openFiles + MAX_MORE_FILES &&
        `${after.openFiles} open files, ${before.openFiles} before.`,
      after.temporary > 0 && `${after.temporary} temporary folders.`,
      after.disk > before.disk && `${after.disk} MB of pictures, ${before.disk} before.`,
    ].filter(Boolean);
    for (const failure of failures) console.error(failure);
    return failures.length === 0;
  } finally {
    soak.goesOn = false;
    await site.stop();
  }
}

async function findings(site: Victim): Promise<string[]> {
  const orm = await connectOrm(site.databaseUrl, 0);
  try {
    return describeFindings(await verifySite(orm.em.fork(), fileStore()));
  } finally {
    await orm.close();
  }
}
