import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['tests/{unit,integration,api}/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    // Every file has a process of its own, since sharp, the environment and the database connection belong to one.
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    unstubEnvs: true,
  },
});
