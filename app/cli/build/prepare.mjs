/** Installs and builds what is missing. Runs before node_modules exists, so it only uses Node itself. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from './installed.mjs';
import { run } from './run.mjs';
import { hashSources, projectRoot, stampFile } from './source-hash.mjs';

const OLDEST_NODE = [20, 15];
/** Held while something installs or builds: a second `npm ci` would empty node_modules under the first. */
const lockFile = path.join(projectRoot, 'build/preparing.pid');
/** An older lock was left behind, even if its process id is in use again. */
const LOCK_LASTS_MS = 15 * 60_000;

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Tapeta needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. Install Node 24.`);
}

/** The lock names this process and the group of the program that it runs, which may outlive it. */
function isLocked() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > LOCK_LASTS_MS) return false;
    return readFileSync(lockFile, 'utf8').split(' ').map(Number).some(isRunning);
  } catch {
    return false;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits for other commands that prepare, and makes others wait until this process and its programs end. */
function lock() {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  for (let told = false; !takeLock(); told = true) {
    if (!told) console.info('Waiting for another command that is installing or building.');
    // Also after removing a dead lock: another process may be removing the same one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.on('exit', unlock);
}

const unlock = () => rmSync(lockFile, { force: true });

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isLocked()) unlock();
    return false;
  }
}

/** Ends like the program when a signal ended that. */
async function runLocked(program, parameters, stdio) {
  const touch = setInterval(() => utimes(lockFile, new Date(), new Date(), () => undefined), LOCK_LASTS_MS / 3);
  const onStart = (group) => writeFileSync(lockFile, `${process.pid} ${-group}`);
  const { status, output, stoppedBy } = await run(program, parameters, { cwd: projectRoot, stdio, onStart });
  clearInterval(touch);
  if (stoppedBy) {
    unlock();
    process.kill(process.pid, stoppedBy);
  }
  return { isDone: status === 0, output };
}

async function install() {
  console.info('Installing packages (only the first time and after updates).');
  // npm writes it last: without it, an interrupted installation is recognised.
  rmSync(path.join(projectRoot, 'node_modules/.package-lock.json'), { force: true });
  // The build needs the development packages, even if NODE_ENV is production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { isDone, output } = await runLocked('npm', options, ['ignore', 'pipe', 'inherit']);
  if (!isDone) fail(`${output}The packages could not be installed. Run "npm ci" to see why.`);
}

async function build(...options) {
  const script = path.join(projectRoot, 'app/cli/build/build.mjs');
  const { isDone } = await runLocked(process.execPath, [script, ...options], ['ignore', 'inherit', 'inherit']);
  if (!isDone) fail('The build failed. The reason is above.');
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

async function prepare() {
  if (lacksPackages(installedPackages())) await install();
  if (onlyCommands) return await build('--commands');
  if (!lacksBuild(installedPackages())) return;
  console.info('Building the site.');
  await build();
}

requireNode();
const packages = installedPackages();
if (lacksPackages(packages) || lacksBuild(packages)) {
  lock();
  await prepare();
}
