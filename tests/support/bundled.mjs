import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Builds a command of the tests, given by its path in the project, and returns the address to import it from. */
export async function bundled(entry) {
  // At the same depth as tests/support, so that relative paths in its files still work.
  const outfile = path.join(projectRoot, 'build', path.basename(path.dirname(entry)), `${path.parse(entry).name}.js`);
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}
