/** Sites for all API tests of a run, which test files use one after another. */
import type { TestProject } from 'vitest/node';
import type { SharedSite } from './shared-site';
import { requireQuiet, type Site, startSite } from './site';
import { rememberTables } from './site-database';

const access = ({ url, adminUsername, adminPassword, databaseUrl }: Site): SharedSite => ({
  url,
  adminUsername,
  adminPassword,
  databaseUrl,
});

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const processes = Number(project.vitest.config.maxWorkers);
  const sites = await Promise.all(Array.from({ length: processes }, () => startSite({ env: { MAX_UPLOAD_MB: '1' } })));
  await Promise.all(sites.map(rememberTables));
  project.provide('sharedSites', sites.map(access));
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    try {
      sites.forEach(requireQuiet);
    } catch (error) {
      // An error thrown here would leave the run's PostgreSQL running.
      console.error(error);
      process.exitCode = 1;
    }
  };
}
