import { beforeAll, inject } from 'vitest';
import { administrator, client, type Send } from './api-client';
import type { Site } from './site';
import { restoreTables } from './site-database';

export type SharedSite = Pick<Site, 'url' | 'adminUsername' | 'adminPassword' | 'databaseUrl'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per test process, started by tests/support/api-sites.ts. */
    sharedSites: SharedSite[];
  }
}

/** The site of this process, as after a first start. Only this test file uses it until its end. */
async function sharedSite(): Promise<SharedSite> {
  const site = inject('sharedSites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!site) throw new Error(`There is no shared site for process ${process.env.VITEST_POOL_ID}.`);
  await restoreTables(site);
  return site;
}

/** The site for all tests of a file, with a visitor and the administrator, who logs in on first use. */
export function onSharedSite(): { site: SharedSite; visitor: Send; admin: Send } {
  const site = {} as SharedSite;
  let loggedIn: Promise<Send> | undefined;
  beforeAll(async () => {
    Object.assign(site, await sharedSite());
  });
  return {
    site,
    visitor: (...request) => client(site.url)(...request),
    admin: async (...request) => {
      loggedIn ??= administrator(site);
      return (await loggedIn)(...request);
    },
  };
}
