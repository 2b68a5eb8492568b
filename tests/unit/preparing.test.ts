import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../support/until';

/** Notes each run and each signal, and ends a moment after a signal, or when there is a file "end". */
const NPM = `#!/usr/bin/env node
const { appendFileSync, existsSync } = require('node:fs');
const note = (text) => appendFileSync('npm.log', text + ' ');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (note(signal), process.env.STUBBORN || setTimeout(() => (note('cleaned'), process.exit(1)), 300)));
note('run');
setInterval(() => existsSync('end') && process.exit(1), 20);
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tapeta-preparing-'));
  cpSync('app/cli/build', path.join(root, 'app/cli/build'), { recursive: true });
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/npm'), NPM, { mode: 0o755 });
  const packages = { '': {}, 'node_modules/one': { version: '1.0.0' } };
  mkdirSync(path.join(root, 'node_modules'));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function prepare(env = {}): { child: ChildProcess; ended: Promise<unknown[]>; output: () => string } {
  const child = spawn(process.execPath, ['app/cli/build/prepare.mjs'], {
    cwd: root,
    env: { ...process.env, PATH: `${path.join(root, 'bin')}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close'), output: () => output };
}

const seen = () => (existsSync(path.join(root, 'npm.log')) ? readFileSync(path.join(root, 'npm.log'), 'utf8') : '');
const sees = (text: string) => until(`npm notes ${text}`, async () => seen() === text);
const endNpm = () => writeFileSync(path.join(root, 'end'), '');
const lock = () => readFileSync(path.join(root, 'build/preparing.pid'), 'utf8');

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches npm, and the prompt returns after npm has ended',
  async (signal) => {
    const { child, ended, output } = prepare();
    await sees('run ');
    expect(existsSync(path.join(root, 'node_modules/.package-lock.json'))).toBe(false);
    child.kill(signal);
    // The terminal and the outer npm both send it.
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(seen()).toBe(`run ${signal} cleaned `);
    expect(existsSync(path.join(root, 'build/preparing.pid'))).toBe(false);
    expect(output()).toBe('Installing packages (only the first time and after updates).\n');
  },
);

test('a second Ctrl-C ends an npm that does not stop', async () => {
  const { child, ended } = prepare({ STUBBORN: '1' });
  await sees('run ');
  child.kill('SIGINT');
  await sees('run SIGINT ');
  const again = setInterval(() => child.kill('SIGINT'), 100);
  expect(await ended).toEqual([null, 'SIGINT']);
  clearInterval(again);
  expect(seen()).toBe('run SIGINT ');
});

test('while a killed start’s npm goes on, others wait for it', async () => {
  const killed = prepare();
  await sees('run ');
  const [, npm = ''] = lock().split(' ');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const next = prepare();
  await until('it waits', async () => next.output() !== '');
  expect(next.output()).toBe('Waiting for another command that is installing or building.\n');
  expect([seen(), Number(npm)]).toEqual(['run ', expect.any(Number)]);
  process.kill(Number(npm), 'SIGKILL');
  await sees('run run ');
  endNpm();
  await next.ended;
});

test('a package whose folder is missing is installed, whatever npm’s own list says', async () => {
  endNpm();
  const { ended, output } = prepare();
  expect(await ended).toEqual([1, null]);
  expect(seen()).toBe('run ');
  expect(output()).toMatch(/could not be installed/);
});
