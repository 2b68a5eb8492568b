/** `npm run bench -- --rows 100000,1000000`: how long each page's queries take, for galleries of these sizes. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const outfile = path.join(projectRoot, 'build/bench/bench.js');

await build({
  absWorkingDir: projectRoot,
  entryPoints: ['tests/bench/bench.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
