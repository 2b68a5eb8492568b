import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../support/command';
import { scene } from '../support/pictures';
import { importFolder, type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

let base: string;
let site: Site;
let folder: string;
let rows: { id: number; file_key: string }[];

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'tapeta-export-'));
  folder = path.join(base, 'out');
  site = await startSite();
  const pictures = path.join(base, 'pictures');
  await mkdir(pictures);
  for (const n of [1, 2, 3, 4])
    await scene(96, 54, 80 + n)
      .png()
      .toFile(path.join(pictures, `lake-${n}.png`));
  await importFolder(site, pictures);
  rows = await inDatabase(site, 'select id, file_key from wallpaper order by id');
});
afterAll(async () => {
  await site?.stop();
  await rm(base, { recursive: true, force: true });
});

const settings = () => ({ DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl });
const exportAll = () => runCommand('export', [folder], settings());
const inside = async () => (await readdir(path.join(folder, '0000'))).sort();
const inodeOf = async (name: string) => (await stat(path.join(folder, '0000', name))).ino;

test('a killed export continues and keeps the pictures that are there', async () => {
  const { file_key: key } = rows[2] ?? { file_key: '' };
  const original = path.join(site.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key, 'original');
  // Reading a pipe without a writer blocks, so the export stops at the third picture.
  await rename(original, path.join(base, 'kept'));
  execFileSync('mkfifo', [original]);
  const child = spawn(process.execPath, ['build/cli/export.js', folder], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings() },
    stdio: 'ignore',
  });
  const isTaken = ({ id }: { id: number }, names: string[]) => names.some((name) => name.endsWith(` ${id}.png.json`));
  await until('the third picture is under way', async () => {
    const names = await inside().catch(() => []);
    return rows.slice(0, 2).every((row) => isTaken(row, names));
  });
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await rename(path.join(base, 'kept'), original);
  await writeFile(path.join(folder, '0000', `lake 3 ${rows[2]?.id}.png.partial`), 'half');
  const whole = (await inside()).filter((name) => name.endsWith('.png'));
  expect(whole).toHaveLength(2);
  expect(await readdir(folder)).toEqual(['.tapeta-export', '0000']);
  const first = whole.find((name) => name.endsWith(` ${rows[0]?.id}.png`)) ?? '';
  const inode = await inodeOf(first);

  // Before the second run, the second wallpaper is renamed and the fourth deleted.
  await inDatabase(site, `update wallpaper set title = 'Sea' where id = $1`, [rows[1]?.id]);
  await inDatabase(site, 'delete from wallpaper where id = $1', [rows[3]?.id]);
  const { code, output } = await exportAll();
  expect([code, output]).toEqual([0, expect.stringContaining(`${folder}: 3 wallpapers.`)]);
  const ids = rows.slice(0, 3).map((row) => row.id);
  const names = await inside();
  expect(names).toHaveLength(6);
  expect(names).toEqual(expect.arrayContaining([`Sea ${ids[1]}.png`, `Sea ${ids[1]}.png.json`]));
  expect(
    names.some((name) => (!name.startsWith('Sea') && name.includes(` ${ids[1]}.`)) || name.endsWith('.partial')),
  ).toBe(false);
  expect(await inodeOf(first)).toBe(inode);
  expect((await readdir(folder)).sort()).toEqual(['0000', 'tapeta.json']);
});

test('a folder with other contents is refused', async () => {
  const { code, output } = await exportAll();
  expect([code, output]).toEqual([1, `${folder} is not empty. Name a new folder, or empty this one.\n`]);
});
