/** Installs and builds what is missing. Runs before node_modules exists, so it only uses Node itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from './installed.mjs';
import { hashSources, projectRoot, stampFile } from './source-hash.mjs';

const OLDEST_NODE = [20, 15];
/** Names the process that installs and builds: a second `npm ci` would empty node_modules under the first. */
const lockFile = path.join(projectRoot, 'build/preparing.pid');
/** An older lock was left behind, even if its process id is in use again. */
const LOCK_LASTS_MS = 15 * 60_000;

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Tapeta needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. Install Node 24.`);
}

function isLocked() {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0);
    return Date.now() - statSync(lockFile).mtimeMs < LOCK_LASTS_MS;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits for other commands that prepare, and makes others wait until this process ends. */
function lock() {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  for (let told = false; !takeLock(); told = true) {
    if (!told) console.info('Waiting for another command that is installing or building.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.on('exit', () => rmSync(lockFile, { force: true }));
}

function takeLock() {
  if (existsSync(lockFile) && !isLocked()) rmSync(lockFile, { force: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function install() {
  console.info('Installing packages (only the first time and after updates).');
  // The build needs the development packages, even if NODE_ENV is production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawnSync('npm', options, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  if (npm.status !== 0) fail(`${npm.stdout ?? ''}The packages could not be installed. Run "npm ci" to see why.`);
}

function build(...options) {
  const script = path.join(projectRoot, 'app/cli/build/build.mjs');
  if (spawnSync(process.execPath, [script, ...options], { cwd: projectRoot, stdio: 'inherit' }).status !== 0) {
    fail('The build failed. The reason is above.');
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const isBuilt = () => existsSync(stampFile);
const isBuildFresh = () => isBuilt() && readFileSync(stampFile, 'utf8') === hashSources();

/** Development builds only the commands, every time. */
const onlyCommands = process.argv.includes('--commands');
const lacksPackages = (packages) => packages === 'missing' || (packages === 'production' && !isBuilt());
const lacksBuild = (packages) => onlyCommands || (packages === 'complete' && !isBuildFresh());

async function patch() {
  const { patchOrInstall } = await import('./patch-packages.mjs');
  patchOrInstall(install);
}

async function prepare() {
  if (lacksPackages(installedPackages())) install();
  if (installedPackages() === 'complete') await patch();
  if (onlyCommands) return build('--commands');
  if (!lacksBuild(installedPackages())) return;
  console.info('Building the site.');
  build();
}

requireNode();
const packages = installedPackages();
if (lacksPackages(packages) || lacksBuild(packages)) {
  lock();
  await prepare();
} else if (packages === 'complete') {
  // They may have been installed again since the build.
  await patch();
}
