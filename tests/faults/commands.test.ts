import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lockDataDir, SERVER_PURPOSE } from '~/cli/launcher/data-dir-lock.server';
import { NO_MAIL, sealPassword } from '~/features/site/smtp-url.server';
import { sealWith } from '~/lib/sealed.server';
import { commands } from '~/messages/en/commands/commands.server';
import { runCommand } from '../support/command';
import { createMigratedDatabaseOn, databaseServer } from '../support/database-server';
import { scene } from '../support/pictures';
import { inDatabase } from '../support/site-database';

/** Seals what a test stores, and is in the site's folder, not among a command's settings. */
const secret = 'a secret of this site, 32 and more';
sealWith(secret);
afterAll(() => sealWith(undefined));

const base = mkdtempSync(path.join(tmpdir(), 'tapeta-commands-'));
const DATA_DIR = path.join(base, 'data');
const target = path.join(base, 'target');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const COMMANDS = [
  ...(['start', 'dev', 'import', 'demo', 'restore', 'backup', 'export', 'mirror', 'verify'] as const),
  ...([
    ['move-files', 'move'],
    ['second-factor', 'secondFactor'],
  ] as const),
].map((command) => (typeof command === 'string' ? ([command, command] as const) : command));

test.each(COMMANDS)('%s prints its usage for --help, and makes no site', async (command, name) => {
  const { usage } = commands[name];
  expect(await runCommand(command, ['--help'], { DATA_DIR })).toEqual({ code: 0, output: `${usage}\n` });
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('an unknown option is refused', async () => {
  const output = `Unknown option '--nosuch'.\n${commands.import.usage}\n`;
  expect(await runCommand('import', ['--nosuch'], { DATA_DIR })).toEqual({ code: 1, output });
});

test.each([
  ['verify', []],
  ['verify', ['--mend']],
  ['backup', [target]],
  ['export', [target]],
  ['mirror', [target]],
  ['second-factor', ['--off']],
])('%s %o makes no site where there is none', async (command, words) => {
  const output = `${commands.database.noSite(DATA_DIR)}\n`;
  expect(await runCommand(command, words, { DATA_DIR })).toEqual({ code: 1, output });
  expect([existsSync(DATA_DIR), existsSync(target)]).toEqual([false, false]);
});

const BUCKET = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are not moved to a bucket that a running site does not know', async () => {
  const dataDir = path.join(base, 'running');
  mkdirSync(dataDir);
  const site = await lockDataDir(dataDir, SERVER_PURPOSE, { isShared: true });
  onTestFinished(() => site.release());
  const output = `${commands.move.unknownBucket(process.pid, hostname())}\n`;
  const settings = { DATA_DIR: dataDir, ...BUCKET };
  for (const goal of ['s3', 'disk'])
    expect(await runCommand('move-files', ['--to', goal], settings)).toEqual({ code: 1, output });
});

test('every command works on a site whose mail password was stored', async () => {
  const dataDir = path.join(base, 'mail');
  mkdirSync(dataDir);
  const pictures = path.join(base, 'pictures');
  mkdirSync(pictures);
  writeFileSync(path.join(dataDir, 'session-secret'), secret, { mode: 0o600 });
  await scene(96, 54, 1).png().toFile(path.join(pictures, 'lake.png'));
  const database = await createMigratedDatabaseOn(databaseServer() ?? '');
  onTestFinished(() => database.drop());
  const mail = { ...NO_MAIL, host: 'mail.test', user: 'me', to: 'me@gallery.test', password: sealPassword('secret') };
  await inDatabase({ databaseUrl: database.url }, `insert into setting (name, value) values ('mail', $1)`, [
    JSON.stringify(mail),
  ]);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  const archive = path.join(base, 'mail.tar');
  for (const [command, ...words] of [
    ['backup', archive],
    ['verify'],
    ['mirror', path.join(base, 'mirror')],
    ['export', path.join(base, 'export')],
    ['import', pictures],
    ['second-factor', '--off'],
  ] as const) {
    const { code, output } = await runCommand(command, words, settings);
    expect([command, code, output]).toEqual([command, 0, expect.any(String)]);
  }
}, 300_000);

test('a mistyped backup is not found, and not damaged', async () => {
  const file = path.join(base, 'none.tar');
  for (const command of ['verify', 'restore'])
    expect(await runCommand(command, [file], { DATA_DIR })).toEqual({ code: 1, output: `There is no file ${file}.\n` });
});
