import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without windows: the same pages in less than half the time. */
const SHELLS = ['chromium-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser that starts: the one TEST_BROWSER names, else a shell, Playwright's own or the system's. */
export function findBrowser() {
  return findShell() ?? [chromium.executablePath(), ...onPath(BROWSERS)].find(isBrowser);
}

function findShell() {
  return [process.env.TEST_BROWSER, ...onPath(SHELLS)].find(isBrowser);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function isBrowser(file) {
  return Boolean(file) && existsSync(file) && starts(file);
}

function starts(file) {
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** Finds a browser or installs one; as root on Debian the shell, even where a slower one is. Undefined when all failed. */
export function provideBrowser() {
  const shell = findShell();
  if (shell) return shell;
  if (isRootOnDebian()) fromDebian();
  return findBrowser() ?? (fromPlaywright() ? findBrowser() : undefined);
}

function isRootOnDebian() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(system);
}

/** Debian's packages bring the libraries that they need; Playwright's download does not. */
function fromDebian() {
  console.info('Installing a browser for the tests (only now).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installs = (name) => runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  return runs('apt-get', ['update', '-qq'], env) && (SHELLS.some(installs) || findBrowser() || installs('chromium'));
}

function fromPlaywright() {
  console.info('Fetching a browser for the tests (only now).');
  return runs('npx', ['playwright', 'install', 'chromium']);
}

function runs(command, options, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, options, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${options.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
