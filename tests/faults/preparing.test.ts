import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until';

const project = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = new Set(['.git', 'build', 'data', 'docs', 'node_modules', 'public/build', 'test-results', 'tests']);
/** Builds nothing, and ends when the test says so. */
const BUILD = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashSources, stampFile } from './source-hash.mjs';
while (!existsSync('build/others-wait')) await sleep(50);
writeFileSync(stampFile, hashSources());
`;
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'tapeta-preparing-'));
  const isCopied = (file: string) => !LEFT_OUT.has(path.relative(project, file));
  cpSync(project, copy, { recursive: true, filter: isCopied });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, 'app/cli/build/build.mjs'), BUILD);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const WAITING = 'Waiting for another command that is installing or building.';

function prepare(...options: string[]) {
  const child = spawn(process.execPath, [...options, 'app/cli/build/prepare.mjs'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { ended: once(child, 'close').then(([code]) => code as number), output: () => output.trim() };
}

test('when several commands start in a new clone, one builds and the others wait', async () => {
  const commands = [prepare(), prepare(), prepare()];
  const said = () => commands.map(({ output }) => output()).sort();
  await until('two wait', () => said().filter((text) => text === WAITING).length === 2);
  writeFileSync(path.join(copy, 'build/others-wait'), '');
  expect(await Promise.all(commands.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(said()).toEqual(['Building the site.', WAITING, WAITING]);
  const later = prepare();
  expect([await later.ended, later.output()]).toEqual([0, '']);
});

test('an old Node is refused, with the version to install', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  const old = prepare(`--import=data:text/javascript,${encodeURIComponent(pretend)}`);
  expect(await old.ended).toBe(1);
  expect(old.output()).toBe('Tapeta needs Node 20.15 or newer; this is Node 18.20.4. Install Node 24.');
});
