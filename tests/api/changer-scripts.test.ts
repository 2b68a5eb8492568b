import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPicture } from '../support/api-client';
import { snippetsIn } from '../support/changers';
import { requireCommands } from '../support/debian.mjs';
import { onSharedSite } from '../support/shared-site';

const { site, upload } = onSharedSite();

/** Commands that only a desktop has. Here each one logs its arguments. */
const DESKTOP = ['gsettings', 'plasma-apply-wallpaperimage', 'swaymsg', 'hyprctl', 'systemctl'];

const execute = promisify(execFile);

let folder: string;
let home: string;

beforeAll(async () => {
  await upload({ title: 'Shore', tags: 'sea' }, await newPicture('picture.jpg', 900, 600));
  folder = await mkdtemp(path.join(tmpdir(), 'tapeta-desktop-'));
  requireCommands('curl');
  const commands = path.join(folder, 'bin');
  await mkdir(commands);
  const notes = '#!/bin/sh\nprintf \'%s\\n\' "$(basename "$0") $*" >> "$HOME/calls"\n';
  for (const name of DESKTOP) await writeFile(path.join(commands, name), notes, { mode: 0o755 });
  // An endless script has done everything once it sleeps.
  await writeFile(path.join(commands, 'sleep'), `${notes}kill "$PPID"\n`, { mode: 0o755 });
});
beforeEach(async () => {
  home = await mkdtemp(path.join(folder, 'home-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function printed(program: string): Promise<string[]> {
  const query = new URLSearchParams({ program, width: '640', height: '360', every: '30m', tags: 'sea' });
  return snippetsIn(await (await fetch(`${site.url}/changers?${query}`)).text());
}

async function runs(commands: string): Promise<string[]> {
  const file = path.join(home, 'new-wallpaper');
  await writeFile(file, commands);
  await chmod(file, 0o755);
  const PATH = `${path.join(folder, 'bin')}:${process.env.PATH}`;
  await execute('sh', [file], { cwd: home, env: { ...process.env, PATH, HOME: home, XDG_CACHE_HOME: '' } }).catch(
    (error) => {
      if (error.signal !== 'SIGTERM') throw error;
    },
  );
  const calls = await readFile(path.join(home, 'calls'), 'utf8').catch(() => '');
  return calls.split('\n').slice(0, -1);
}

const isJpeg = async (file: string) => (await readFile(file)).subarray(0, 3).toString('hex') === 'ffd8ff';

test.each([
  ['gnome-timer', 'gsettings set org.gnome.desktop.background picture-uri file://', 2],
  ['kde-timer', 'plasma-apply-wallpaperimage ', 1],
  ['sway', 'swaymsg output * bg ', 1],
  ['hyprland', 'hyprctl hyprpaper reload ,', 1],
])('the script for %s downloads a picture, shows it and deletes the previous one', async (program, call, times) => {
  const [script = ''] = await printed(program);
  expect(script).toMatch(/^#!\/bin\/sh\n/);
  const cache = path.join(home, '.cache/new-wallpaper');
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, '1.jpg'), 'of yesterday');
  const calls = await runs(script);
  const [name = '', ...others] = await readdir(cache);
  expect(others).toEqual([]);
  expect(await isJpeg(path.join(cache, name))).toBe(true);
  const shown = calls.filter((line) => !line.startsWith('sleep'));
  expect(shown[0]).toMatch(new RegExp(`${path.join(cache, name)}( fill)?$`));
  expect(shown[0]?.startsWith(call)).toBe(true);
  expect(shown).toHaveLength(times);
  if (!program.endsWith('timer')) expect(calls.at(-1)).toBe('sleep 1800');
});

test('the old picture stays when the gallery can’t be reached', async () => {
  const [script = ''] = await printed('kde-timer');
  const cache = path.join(home, '.cache/new-wallpaper');
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, '1.jpg'), 'of yesterday');
  expect(await runs(script.replaceAll(site.url, 'http://127.0.0.1:9'))).toEqual([]);
  expect(await readFile(path.join(cache, '1.jpg'), 'utf8')).toBe('of yesterday');
});

test.each(['gnome-timer', 'kde-timer'])('the lines for %s create a timer for the user', async (program) => {
  const [, lines = ''] = await printed(program);
  expect(await runs(lines)).toEqual([
    'systemctl --user daemon-reload',
    'systemctl --user enable --now new-wallpaper.timer',
  ]);
  const units = path.join(home, '.config/systemd/user');
  expect(await readFile(path.join(units, 'new-wallpaper.timer'), 'utf8')).toBe(
    '[Timer]\nOnActiveSec=1\nOnUnitActiveSec=1800\n[Install]\nWantedBy=timers.target\n',
  );
  expect(await readFile(path.join(units, 'new-wallpaper.service'), 'utf8')).toContain('%h/.local/bin/new-wallpaper');
});

test('the command for curl saves a picture', async () => {
  const line = (await printed('curl')).at(-1) ?? '';
  await runs(line);
  expect(await isJpeg(path.join(home, 'wallpaper.jpg'))).toBe(true);
});
