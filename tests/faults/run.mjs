/** `npm run test:kill` and `npm run test:load`: what takes too long for every run of the tests. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const [name, ...options] = process.argv.slice(2);
const outfile = path.join(projectRoot, `build/faults/${name}.js`);

await build({
  absWorkingDir: projectRoot,
  entryPoints: [`tests/faults/run-${name}.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

const folder = mkdtempSync(path.join(tmpdir(), `tapeta-${name}-`));
// As root, the embedded database runs as another user, who has to get through to its files.
chmodSync(folder, 0o711);
// The site's own modules read it when they load.
process.env.DATA_DIR = path.join(folder, 'data');
delete process.env.DATABASE_URL;
process.exitCode = 1;
try {
  const { run } = await import(pathToFileURL(outfile).href);
  process.exitCode = (await run(process.env.DATA_DIR, options)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
