/** Installs and builds what is missing. Runs before node_modules exists, so it uses nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedPackages } from './installed.mjs';
import { hashSources, projectRoot, stampFile } from './source-hash.mjs';

const OLDEST_NODE = [20, 9];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Tapeta needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
}

function install() {
  console.info('Installing packages (only now and after updates).');
  // Building needs the development packages, whatever NODE_ENV says.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawnSync('npm', options, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  if (npm.status !== 0) fail(`${npm.stdout ?? ''}The packages could not be installed. Run "npm ci" to see why.`);
}

function build(...options) {
  const script = path.join(projectRoot, 'app/cli/build/build.mjs');
  if (spawnSync(process.execPath, [script, ...options], { cwd: projectRoot, stdio: 'inherit' }).status !== 0) {
    fail('The build failed. The reason stands above.');
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const isBuilt = () => existsSync(stampFile);
const isBuildFresh = () => isBuilt() && readFileSync(stampFile, 'utf8') === hashSources();

requireNode();
let packages = installedPackages();
if (packages === 'missing' || (packages === 'production' && !isBuilt())) {
  install();
  packages = 'complete';
}
if (process.argv.includes('--commands')) {
  build('--commands');
} else if (packages === 'complete' && !isBuildFresh()) {
  console.info('Building the site.');
  build();
} else if (packages === 'complete') {
  // They may have been installed again since the build.
  const { patchPackages } = await import('./patch-packages.mjs');
  patchPackages();
}
