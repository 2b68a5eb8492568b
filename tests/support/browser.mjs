import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installFirstOf, isRootOnDebian, runs } from './debian.mjs';

/** Chromium without windows renders the same pages in less than half the time. */
const SHELLS = ['chromium-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a working browser: TEST_BROWSER, else a headless shell, Playwright's own or the system's. */
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

/** Finds or installs a browser. As root on Debian, installs the shell even if a slower browser exists. Undefined on failure. */
export function provideBrowser() {
  const shell = findShell();
  if (shell) return shell;
  if (isRootOnDebian()) fromDebian();
  return findBrowser() ?? (fromPlaywright() ? findBrowser() : undefined);
}

/** Debian's packages include the libraries they need; Playwright's download does not. */
function fromDebian() {
  console.info('Installing a browser for the tests (only the first time).');
  return installFirstOf(...SHELLS) || findBrowser() || installFirstOf('chromium');
}

function fromPlaywright() {
  console.info('Downloading a browser for the tests (only the first time).');
  return runs('npx', ['playwright', 'install', 'chromium']);
}
