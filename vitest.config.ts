import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ANY_SIZE } from './tests/support/any-size';

const DATABASE = 'tests/support/postgres.ts';

/** The tests of one folder. */
function project(name: string, options: object) {
  return { extends: true as const, test: { name, include: [`tests/${name}/**/*.test.ts`], ...options } };
}

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // Every file has a process of its own, since sharp, the environment and the database connection belong to one.
    pool: 'forks',
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
        poolOptions: { threads: { isolate: false } },
        server: { deps: { external: [/\/build\/server\//] } },
      }),
      project('integration', { globalSetup: [DATABASE] }),
      project('api', { globalSetup: [DATABASE, 'tests/support/api-sites.ts'] }),
      project('faults', { globalSetup: [DATABASE] }),
      project('servers', { globalSetup: [DATABASE, 'tests/support/server-commands.ts'] }),
      project('container', { globalSetup: ['tests/container/images.ts'] }),
    ],
  },
});
