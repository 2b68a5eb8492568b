import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';

const { site } = onSharedSite();

const [, block = ''] = /^```sh\n(.*?)\n```$/ms.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
const lines = block.split('\n');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-steps-'));
  for (const name of ['lake.jpg', 'better-lake.jpg']) {
    const picture = await newPicture(name, 640, 400);
    await writeFile(path.join(folder, name), Buffer.from(await picture.arrayBuffer()));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function hasCurl(): boolean {
  try {
    return execFileSync('curl', ['--version']).length > 0;
  } catch {
    return false;
  }
}

it('docs/api.md begins with a paragraph and twelve lines of curl', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toMatch(/^<!--.*-->\n\n# .*\n\n(?:.+\n)+\n```sh\n/);
  expect(lines).toHaveLength(12);
});

it.runIf(hasCurl())('the twelve lines log in, upload, change, delete and restore', async () => {
  const [settings = '', ...steps] = lines;
  expect(settings).toMatch(/^SITE=\S+ PASSWORD='.*'$/);
  const script = ['set -euo pipefail', `SITE=${site.url} PASSWORD='${site.adminPassword}'`, ...steps].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  const [login, created, read, changed, replaced, found, deleted, restored, logout, ...more] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(more).toEqual([]);
  expect([login, logout]).toEqual([{ authenticated: true }, { authenticated: false }]);
  expect(created).toMatchObject({ title: 'Quiet lake', deviceType: 'pc', tags: ['lake', 'calm'] });
  // Further renditions follow.
  expect(read).toMatchObject({ ...created, renditions: expect.arrayContaining(created.renditions) });
  expect(changed).toMatchObject({ id: created.id, title: 'Dawn', version: 2, imageUrl: created.imageUrl });
  expect(replaced).toMatchObject({ id: created.id, title: 'Dawn', version: 3 });
  expect(replaced.imageUrl).not.toBe(created.imageUrl);
  expect([found, deleted, restored]).toEqual([[replaced], { ok: true }, replaced]);
});
