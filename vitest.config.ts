import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ANY_SIZE } from './tests/support/any-size';

const DATABASE = 'tests/support/postgres.ts';
const PROCESS = 'tests/support/test-process.ts';

/** They mock modules or load them again, or test what a module remembers, so each of these files has modules of its own. */
const WITH_OWN_MODULES = [
  ...['client-address', 'hsts', 'images-file-store', 'images-upload', 'machine', 'made-on-demand', 'site-address'].map(
    (name) => `tests/unit/${name}.test.ts`,
  ),
  ...['knex', 'rate-limit', 'second-factor', 'statements', 'system'].map((name) => `tests/integration/${name}.test.ts`),
  'tests/faults/postgres-port.test.ts',
];

/** The tests of one folder, with all files of a process sharing the app's modules. */
function project(name: string, options: object) {
  const include = [`tests/${name}/**/*.test.ts`];
  return { extends: true as const, test: { name, include, exclude: WITH_OWN_MODULES, ...options } };
}

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    pool: 'forks',
    // Two processes or threads run all files of a project, so that modules are loaded only twice.
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
      project('integration', { setupFiles: [PROCESS], globalSetup: [DATABASE] }),
      project('api', { setupFiles: [PROCESS], globalSetup: [DATABASE, 'tests/support/api-sites.ts'] }),
      project('faults', { setupFiles: [PROCESS], globalSetup: [DATABASE], testTimeout: 60_000 }),
      project('servers', { setupFiles: [PROCESS], globalSetup: [DATABASE, 'tests/support/server-commands.ts'] }),
      project('isolated', {
        include: WITH_OWN_MODULES,
        exclude: [],
        setupFiles: [PROCESS],
        globalSetup: [DATABASE],
        poolOptions: { forks: { isolate: true } },
      }),
      project('container', { globalSetup: ['tests/container/images.ts'] }),
    ],
  },
});
