/** `npm run gauntlet -- FOLDER`: sends every file of a folder through all the ways in, and says what went wrong. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const outfile = path.join(projectRoot, 'build/tests/gauntlet.js');

await build({
  absWorkingDir: projectRoot,
  entryPoints: ['tests/gauntlet/gauntlet.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
