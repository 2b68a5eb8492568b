import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMigratedDatabaseOn, databaseServer } from './database-server';
import { reservePort } from './ports';
import { TEST_SETTINGS } from './test-settings';

const execute = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A separate running Tapeta: the real launcher, with its own database and files. */
export interface Site {
  url: string;
  /** The process id of the launcher, which has started the others. */
  pid: number;
  adminUsername: string;
  adminPassword: string;
  dataDir: string;
  databaseUrl: string;
  /** The same path as the site's processes see it. */
  insideOf(file: string): string;
  /** Makes its disk writable or read-only. */
  remount(how: 'ro' | 'rw'): Promise<void>;
  /** The console output of its processes, including unexpected errors. */
  log(): string;
  /** Stops it as an administrator would and removes its data. Throws when it did not end cleanly. */
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Extra settings, or replacements. */
  env?: Record<string, string>;
  /** A migrated database to use, which is kept when the site ends. */
  databaseUrl?: string;
  /** Uses its own PostgreSQL below DATA_DIR, even if the tests have a server. */
  isEmbedded?: boolean;
  /** The size of a separate file system for DATA_DIR that only the site's processes see. `insideOf` leads there. */
  diskBytes?: number;
  /** The folder of another version's code, built. */
  project?: string;
}

/** Starts the built site with a new database on the server of TEST_DATABASE_URL or DATABASE_URL, else an embedded one. */
export async function startSite({
  env = {},
  databaseUrl: given,
  isEmbedded = false,
  diskBytes,
  project,
}: SiteOptions = {}): Promise<Site> {
  const server = given === undefined && !isEmbedded ? databaseServer() : undefined;
  const database = server ? await createMigratedDatabaseOn(server) : null;
  const folder = await newFolder();
  const settings = {
    PORT: String(await reservePort()),
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'a password for tests',
    WEB_CONCURRENCY: '1',
    // As if behind a proxy: each test chooses its address, so that none uses up the limits of another.
    TRUST_PROXY: 'loopback',
    ...(given !== undefined && { DATABASE_URL: given }),
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  };
  const site = run('start.js', [], settings, {
    prefix: diskBytes ? onOwnDisk(settings.DATA_DIR, diskBytes) : [],
    project,
  });
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  };
  try {
    await site.says('Tapeta is ready');
  } catch (error) {
    site.child.kill('SIGTERM');
    await site.ended;
    await remove();
    throw error;
  }
  const insideOf = (file: string) => (diskBytes ? `/proc/${site.child.pid}/root${file}` : file);
  return {
    url: `http://localhost:${settings.PORT}`,
    pid: site.child.pid ?? 0,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    dataDir: settings.DATA_DIR,
    databaseUrl: given ?? database?.url ?? (await embeddedUrl(insideOf(settings.DATA_DIR))),
    insideOf,
    remount: async (how) => {
      const namespaces = ['--target', String(site.child.pid), ...(isRoot ? [] : ['--user']), '--mount'];
      await execute('nsenter', [...namespaces, 'mount', '-o', `remount,${how}`, settings.DATA_DIR]);
    },
    log: site.log,
    stop: async () => {
      site.child.kill('SIGTERM');
      const code = await site.ended;
      await remove();
      if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.log()}`);
    },
  };
}

/** Adds the pictures of a folder to a running site, as `npm run import` does. Returns the command's output. */
export async function importFolder(site: Site, folder: string, env: Record<string, string> = {}): Promise<string> {
  const settings = { DATA_DIR: site.dataDir, DATABASE_URL: databaseServer() && site.databaseUrl, ...env };
  const command = run('import.js', [folder], settings);
  if ((await command.ended) !== 0) throw new Error(`The import failed:\n${command.log()}`);
  return command.log();
}

/** Log lines are JSON. Other lines come from code that bypasses the log. */
function isUnexpected(line: string): boolean {
  if (line.trim() === '') return false;
  if (!line.startsWith('{"level":')) return true;
  const { level, route, message = '' } = JSON.parse(line);
  // Answers with 5xx are provoked and checked by tests.
  const isRequest = route !== undefined && level === 'warn';
  return level !== 'info' && !isRequest && !message.startsWith('TRUST_PROXY is set without SITE_URL');
}

/** Any output besides starting and stopping is an error that a test provoked without checking it. */
export function requireQuiet(site: Site): void {
  const unexpected = site.log().split('\n').filter(isUnexpected);
  if (unexpected.length > 0) throw new Error(`A site wrote to its console:\n${unexpected.join('\n')}`);
}

/** Runs a built command with only these settings, ignoring the environment of the tests. */
function run(
  command: string,
  options: string[],
  settings: Record<string, string | undefined>,
  { prefix = [], project = projectRoot }: { prefix?: string[]; project?: string } = {},
) {
  const { PATH, HOME, TMPDIR } = process.env;
  const words = [...prefix, process.execPath, path.join(project, 'build/cli', command), ...options];
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: project,
    env: { NODE_ENV: 'production', PATH, HOME, ...TEST_SETTINGS, ...(TMPDIR && { TMPDIR }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An interrupted run leaves nothing running.
  const endWithTests = () => child.kill('SIGTERM');
  process.once('exit', endWithTests);
  child.once('exit', () => process.removeListener('exit', endWithTests));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      child.emit('log');
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, ended, log: () => log, says: (words: string) => says(child, words, () => log, ended) };
}

/** A prefix that gives a command a small disk at this path, in a namespace that ends with it. */
export function onOwnDisk(folder: string, bytes: number): string[] {
  const asRoot = isRoot ? [] : ['--user', '--map-root-user'];
  const script = `mkdir -p "$0" && mount -t tmpfs -o size=${bytes} tapeta "$0" && exec "$@"`;
  return ['unshare', ...asRoot, '--mount', 'sh', '-c', script, folder];
}

async function says(child: ChildProcess, words: string, log: () => string, ended: Promise<unknown>): Promise<void> {
  while (!log().includes(words)) {
    const news = await Promise.race([once(child, 'log'), ended.then(() => 'ended')]);
    if (news === 'ended') throw new Error(`The site did not start:\n${log()}`);
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-site-'));
  // When run as root, the embedded database runs as another user, who needs access to its files.
  await chmod(folder, 0o711);
  return folder;
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim();
  const [, , , port] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://tapeta:${password}@127.0.0.1:${port}/tapeta`;
}
