import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installFirstOf, isRootOnDebian, runs } from './debian.mjs';

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

/** Debian's packages bring the libraries that they need; Playwright's download does not. */
function fromDebian() {
  console.info('Installing a browser for the tests (only the first time).');
  return installFirstOf(...SHELLS) || findBrowser() || installFirstOf('chromium');
}

function fromPlaywright() {
  console.info('Downloading a browser for the tests (only the first time).');
  return runs('npx', ['playwright', 'install', 'chromium']);
}
