import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { joinScripts } from '../../remix/join-scripts.mjs';
import { hashSources, projectRoot, stampFile } from './source-hash.mjs';

const require = createRequire(import.meta.url);
const commandsFolder = path.join(projectRoot, 'app/cli');
// Every .ts file here is a command; files ending in .server.ts are parts of commands.
const isCommand = (name) => name.endsWith('.ts') && !name.endsWith('.server.ts');

async function buildCommands() {
  rmSync(path.join(projectRoot, 'build/cli'), { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: readdirSync(commandsFolder)
      .filter(isCommand)
      .map((name) => path.join(commandsFolder, name)),
    outdir: 'build/cli',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
  });
}

function buildSite() {
  const options = { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' };
  const run = spawnSync(process.execPath, [require.resolve('@remix-run/dev/dist/cli.js'), 'build'], options);
  if (run.status === 0) return;
  console.error(`${run.stdout}${run.stderr}`.trim());
  process.exit(1);
}

/** Compressed once at the highest level, instead of a little on every request. */
function compressAssets() {
  const folder = path.join(projectRoot, 'public/build');
  const isText = (name) => /\.(css|js|svg)$/.test(name);
  for (const name of readdirSync(folder, { recursive: true }).filter(isText)) {
    const bytes = readFileSync(path.join(folder, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

const onlyCommands = process.argv.includes('--commands');
const sources = hashSources();
// There is no valid build until this one is complete. The development server writes to the same folders.
rmSync(stampFile, { force: true });
await buildCommands();
if (!onlyCommands) {
  buildSite();
  await joinScripts();
  compressAssets();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, sources);
}
