import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = new Set(['.git', 'build', 'data', 'docs', 'node_modules', 'public/build', 'test-results', 'tests']);
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'tapeta-preparing-'));
  const isCopied = (file: string) => !LEFT_OUT.has(path.relative(project, file));
  cpSync(project, copy, { recursive: true, filter: isCopied });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function prepare(...options: string[]): Promise<{ exitCode: number; output: string }> {
  const child = spawn(process.execPath, [...options, 'app/cli/build/prepare.mjs'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}

test('when several commands start in a new clone, one builds and the others wait', async () => {
  const outcomes = await Promise.all([prepare(), prepare(), prepare()]);
  for (const { exitCode, output } of outcomes) expect(exitCode, output).toBe(0);
  const said = outcomes.map(({ output }) => output.trim()).sort();
  expect(said).toEqual([
    'Building the site.',
    ...Array(2).fill('Waiting for another command that is installing or building.'),
  ]);
  expect((await prepare()).output).toBe('');
}, 240_000);

test('an old Node is refused, with the version to install', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  expect(await prepare(`--import=data:text/javascript,${encodeURIComponent(pretend)}`)).toEqual({
    exitCode: 1,
    output: 'Tapeta needs Node 20.15 or newer; this is Node 18.20.4. Install Node 24.\n',
  });
});
