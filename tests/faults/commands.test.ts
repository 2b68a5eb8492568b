import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lockDataDir, SERVER_PURPOSE } from '~/cli/launcher/data-dir-lock.server';
import { commands } from '~/messages/en/commands/commands.server';
import { runCommand } from '../support/command';

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

test.each(COMMANDS)('%s prints its usage for --help, and refuses an unknown option', async (command, name) => {
  const { usage } = commands[name];
  expect(await runCommand(command, ['--help'], { DATA_DIR })).toEqual({ code: 0, output: `${usage}\n` });
  const unknown = await runCommand(command, ['--nosuch'], { DATA_DIR });
  expect(unknown).toEqual({ code: 1, output: `Unknown option '--nosuch'.\n${usage}\n` });
  expect(existsSync(DATA_DIR)).toBe(false);
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

test('a mistyped backup is not found, and not damaged', async () => {
  const file = path.join(base, 'none.tar');
  for (const command of ['verify', 'restore'])
    expect(await runCommand(command, [file], { DATA_DIR })).toEqual({ code: 1, output: `There is no file ${file}.\n` });
});
