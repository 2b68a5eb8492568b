import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.mjs';

// Looked for once; the processes that run the tests inherit the answer.
process.env.TEST_BROWSER ||= findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/gallery-site.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the cores that most machines have for it: a browser waits for pictures and timers, too.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a defect.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    // Motion costs processor time, and clicks are aimed before a page that scrolls smoothly has arrived.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The site is complete without JavaScript: tests/api/forms-without-scripts.test.ts sends every form. Here, tags say which run
  // proves a scenario. Histories and lists run in both. One with both single tags must not vanish from both.
  // The main journey of each screen has the tag @core as well: `npm test` runs it with JavaScript, `npm run test:all` the rest.
  // What is about lost connections, failing answers and hostile texts has the tag @fault, for `npm run test:faults`.
  projects: [
    { name: 'core', use: { javaScriptEnabled: true }, grep: /@core\b/ },
    {
      name: 'js',
      use: { javaScriptEnabled: true },
      grepInvert: [/^(?!.*@js\b).*@no-js\b/, /@core\b/],
    },
    {
      name: 'no-js',
      use: { javaScriptEnabled: false },
      grepInvert: /^(?!.*@no-js\b).*@js\b/,
    },
  ],
});
