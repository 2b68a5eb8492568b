import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_SETTINGS } from './tests/support/test-settings';

const DATABASE = 'tests/support/postgres.ts';
const SITES = 'tests/support/api-sites.ts';
const PROCESS = 'tests/support/test-process.ts';

/** They mock modules or load them again, or test what a module remembers, so each of these files has modules of its own. */
const WITH_OWN_MODULES = [
  ...['client-address', 'hsts', 'images-file-store', 'images-upload', 'machine', 'made-on-demand', 'site-address'].map(
    (name) => `tests/unit/${name}.test.ts`,
  ),
  ...['knex', 'rate-limit', 'sampled-facets', 'second-factor', 'statements', 'system'].map(
    (name) => `tests/integration/${name}.test.ts`,
  ),
];
/** Belongs to `npm run test:release`. */
const BARRIERS = 'tests/browsers/barriers.test.ts';
const FAULTS_WITH_OWN_MODULES = ['kill', 'postgres-port'].map((name) => `tests/faults/${name}.test.ts`);

/** They start sites with other settings, so they belong to `npm run test:all`. */
const WITH_OWN_SITES = [
  ...[
    'counting',
    'letters',
    'log',
    'newsletter',
    'other-settings',
    'site-languages',
    'site-settings',
    'small-pictures',
  ],
].map((name) => `tests/api/${name}.test.ts`);

/** The tests of one folder, with all files of a process sharing the app's modules. */
function project(name: string, options: object) {
  const include = [`tests/${name}/**/*.test.ts`];
  const exclude = [...WITH_OWN_MODULES, ...FAULTS_WITH_OWN_MODULES, ...WITH_OWN_SITES, BARRIERS];
  return { extends: true as const, test: { name, include, exclude, setupFiles: [PROCESS], ...options } };
}

/** These files, each with modules of its own. */
const isolated = (name: string, include: string[]) =>
  project(name, {
    include,
    exclude: [],
    globalSetup: [DATABASE],
    poolOptions: { forks: { isolate: true } },
  });

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    pool: 'forks',
    // Two processes or threads run all files of a project, so that modules are loaded only twice.
    poolOptions: { forks: { isolate: false }, threads: { isolate: false } },
    maxWorkers: 2,
    minWorkers: 1,
    // Only for what hangs: on a busy machine a test takes ten times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    teardownTimeout: 20_000,
    unstubEnvs: true,
    env: TEST_SETTINGS,
    projects: [
      project('unit', {
        pool: 'threads',
        setupFiles: [],
        server: { deps: { external: [/\/build\/server\//] } },
      }),
      project('integration', { globalSetup: [DATABASE] }),
      isolated('isolated', WITH_OWN_MODULES),
      project('api', { globalSetup: [DATABASE, SITES] }),
      project('sites', { include: WITH_OWN_SITES, exclude: [], globalSetup: [DATABASE] }),
      project('text-browsers', { globalSetup: [DATABASE, SITES, 'tests/support/text-browser-commands.ts'] }),
      project('browsers', { globalSetup: [DATABASE, SITES, 'tests/support/browser-commands.ts'] }),
      project('barriers', {
        include: [BARRIERS],
        exclude: [],
        globalSetup: [DATABASE, SITES, 'tests/support/browser-commands.ts'],
      }),
      project('faults', { globalSetup: [DATABASE] }),
      isolated('isolated-faults', FAULTS_WITH_OWN_MODULES),
      project('servers', { globalSetup: [DATABASE, 'tests/support/server-commands.ts'] }),
      project('container', { setupFiles: [], globalSetup: ['tests/container/images.ts'] }),
    ],
  },
});
