import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ANY_SIZE } from './tests/support/any-size';

const DATABASE = 'tests/support/postgres.ts';
const DECODER = 'tests/support/open-decoder.ts';

/** The tests of one folder. Each file gets the app's modules anew, since they keep the environment and the database. */
function project(name: string, options: object) {
  const poolOptions = { forks: { isolate: true }, threads: { isolate: true } };
  return { extends: true as const, test: { name, include: [`tests/${name}/**/*.test.ts`], poolOptions, ...options } };
}

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    pool: 'forks',
    // Two processes or threads run all files of a project, so that packages are loaded only twice.
    poolOptions: { forks: { isolate: false }, threads: { isolate: false } },
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    unstubEnvs: true,
    env: ANY_SIZE,
    projects: [
      project('unit', {
        pool: 'threads',
        server: { deps: { external: [/\/build\/server\//] } },
      }),
      project('integration', { setupFiles: [DECODER], globalSetup: [DATABASE] }),
      project('api', { setupFiles: [DECODER], globalSetup: [DATABASE, 'tests/support/api-sites.ts'] }),
      project('faults', { setupFiles: [DECODER], globalSetup: [DATABASE], testTimeout: 60_000 }),
      project('servers', { setupFiles: [DECODER], globalSetup: [DATABASE, 'tests/support/server-commands.ts'] }),
      project('container', { globalSetup: ['tests/container/images.ts'] }),
    ],
  },
});
