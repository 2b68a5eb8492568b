import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { installFirstOf, isRootOnDebian } from '../support/debian.mjs';
import { onSharedSite } from '../support/shared-site';

const { site, admin } = onSharedSite();

const PAGE = readFileSync('docs/sources.md', 'utf8');
const TITLES = ['Fourth', 'Third', 'Second', 'First'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  for (const title of [...TITLES].reverse()) {
    const form = { title, author: 'A. Painter', image: await newPicture('picture.jpg', 1280, 960) };
    expect(await admin('POST', '/api/wallpapers', { form })).toMatchObject({ status: 201 });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const starts = (command: string) => spawnSync(command, ['--version']).status === 0;
const canRun = (command: string, name = command) =>
  starts(command) || (isRootOnDebian() && installFirstOf(name) && starts(command));

/** The example from the page, with the address of the test site. */
function example(language: string): string {
  const [, code = ''] = new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'ms').exec(PAGE) ?? [];
  expect(code.split('https://wallpapers.example')).toHaveLength(2);
  return code.replace('https://wallpapers.example', site.url);
}

/** Runs the example in a new folder and returns its output. */
async function run(language: string, command: string, file: string): Promise<{ lines: string[]; cwd: string }> {
  const cwd = await mkdtemp(path.join(folder, `${language}-`));
  await writeFile(path.join(cwd, file), example(language));
  const { stdout } = await promisify(execFile)(command, [file], { cwd, timeout: 60_000 });
  return { lines: stdout.trim().split('\n'), cwd };
}

async function expectPicture(file: string): Promise<void> {
  expect(file).toMatch(/^[0-9a-f]{8}-800x450-[\w-]+\.jpg$|\/[0-9a-f]{8}-800x450-[\w-]+\.jpg$/);
  expect(await sharp(await readFile(file)).metadata()).toMatchObject({ width: 800, height: 450, format: 'jpeg' });
}

const credits = () =>
  TITLES.map((title) => expect.stringMatching(new RegExp(`^${title}, A\\. Painter, http.*/wallpaper/\\d+$`)));

it.runIf(canRun('curl'))('the example for curl lists two pages and saves a cut (if curl is installed)', async () => {
  const { lines, cwd } = await run('sh', 'sh', 'example.sh');
  const titles = async (name: string) =>
    JSON.parse(await readFile(path.join(cwd, name), 'utf8')).map(({ title }: { title: string }) => title);
  expect([...(await titles('page-1.json')), ...(await titles('page-2.json'))]).toEqual(TITLES);
  await expectPicture(path.join(cwd, lines.at(-1) ?? ''));
});

it.runIf(canRun('python3'))(
  'the example in Python lists two pages and saves a cut (if python3 is installed)',
  async () => {
    const { lines, cwd } = await run('python', 'python3', 'example.py');
    expect(lines.slice(0, -1)).toEqual(credits());
    await expectPicture(path.join(cwd, lines.at(-1) ?? ''));
  },
);

it('the example in JavaScript lists two pages and saves a cut', async () => {
  const { lines, cwd } = await run('js', process.execPath, 'example.mjs');
  expect(lines.slice(0, -1)).toEqual(credits());
  await expectPicture(path.join(cwd, lines.at(-1) ?? ''));
});
