/**
 * `npm run looks [-- --update] [-- --only NAME]`: opens 40 screens of a site with the demo's pictures and compares them with the small
 * pictures beside this file. What differs is in test-results/looks. Needs the fonts that the pictures were taken with.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { provideBrowser } from '../support/browser.mjs';
import { heightOf, SCREENS } from './screens.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../..');
const results = path.join(root, 'test-results/looks');
const PASSWORD = 'looks-at-everything';

/** Wide enough to see a missing border, small enough for a repository. */
const KEPT_WIDTH = 480;
const QUALITY = 60;
/** A pixel has changed from this difference of a channel on, and a screen from this share of changed pixels on. */
const CHANGED_BY = 40;
const MAX_CHANGED = 0.02;

const { values } = parseArgs({ options: { update: { type: 'boolean' }, only: { type: 'string' } } });

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function startGallery() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tapeta-looks-'));
  // The embedded PostgreSQL runs as another user, who has to reach the folder.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    ADMIN_PASSWORD: PASSWORD,
    SITE_LANGUAGES: 'en,de',
    LOG_LEVEL: 'error',
  };
  const site = spawn(process.execPath, ['build/cli/start.js'], { cwd: root, env, stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 120) throw new Error('The site did not start.');
    await wait(500);
  }
  spawnSync(process.execPath, ['build/cli/demo.js'], { cwd: root, env, stdio: 'ignore' });
  return {
    url,
    async stop() {
      site.kill();
      await once(site, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function logIn(context) {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin');
  await page.close();
}

async function photograph(browser, url, { path: address, width, dark, noScripts, admin, mask, style, act }, state) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heightOf(width) },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: !noScripts,
    storageState: admin ? state : undefined,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({
    animations: 'disabled',
    mask: mask ? [page.locator(mask)] : [],
    maskColor: '#888',
    style,
  });
  await context.close();
  return sharp(png).resize({ width: KEPT_WIDTH }).webp({ quality: QUALITY }).toBuffer();
}

const pixelsOf = (picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels that changed; 1 if even the size did. */
async function compare(before, after) {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let changed = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) >= CHANGED_BY);
    if (differs) changed += 1;
  }
  return changed / (a.data.length / 3);
}

async function look(browser, url, screen, state) {
  const kept = path.join(here, `${screen.name}.webp`);
  const taken = await photograph(browser, url, screen, state);
  if (values.update) {
    writeFileSync(kept, taken);
    return true;
  }
  const changed = existsSync(kept) ? await compare(readFileSync(kept), taken) : 1;
  if (changed <= MAX_CHANGED) return true;
  console.info(`changed: ${screen.name}, ${(changed * 100).toFixed(1)} % of its pixels`);
  writeFileSync(path.join(results, `${screen.name}.webp`), taken);
  if (existsSync(kept)) writeFileSync(path.join(results, `${screen.name}-before.webp`), readFileSync(kept));
  return false;
}

async function withIds(url, screens) {
  const [tall] = await (await fetch(`${url}/api/wallpapers?device=mobile&sort=title&limit=1`)).json();
  return screens.map((screen) => ({ ...screen, path: screen.path.replace('{mobile}', tall.id) }));
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const gallery = await startGallery();
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
try {
  const context = await browser.newContext({ baseURL: gallery.url });
  await logIn(context);
  const state = await context.storageState();
  const chosen = SCREENS.filter(({ name }) => !values.only || name === values.only);
  const alike = [];
  for (const screen of await withIds(gallery.url, chosen)) alike.push(await look(browser, gallery.url, screen, state));
  const same = alike.filter(Boolean).length;
  console.info(`${same} ${values.update ? 'written' : 'alike'}, ${alike.length - same} changed`);
  process.exitCode = same === alike.length ? 0 : 1;
} finally {
  await browser.close();
  await gallery.stop();
}
