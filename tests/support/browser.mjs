import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser that starts: the one TEST_BROWSER names, Playwright's own, else the system's. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.TEST_BROWSER, chromium.executablePath(), ...onPath];
  return candidates.find((file) => file && existsSync(file) && starts(file));
}

function starts(file) {
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** Finds a browser or installs one. Answers its path, or undefined when that failed too. */
export function provideBrowser() {
  return findBrowser() ?? (installBrowser() ? findBrowser() : undefined);
}

function installBrowser() {
  console.info('Installing a browser for the tests (only now).');
  const own = () => runs('npx', ['playwright', 'install', 'chromium']);
  // Debian's package brings the libraries it needs; Playwright's download does not.
  return isRootOnDebian() ? fromDebian() || own() : own();
}

function isRootOnDebian() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(system);
}

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    runs('apt-get', ['update', '-qq'], env) &&
    runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
  );
}

function runs(command, options, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, options, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${options.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
