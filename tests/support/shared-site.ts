import { beforeAll, expect, inject } from 'vitest';
import { type Answer, administrator, client, newAddress, newPicture, type Send } from './api-client';
import type { Site } from './site';
import { restoreTables } from './site-database';

export type SharedSite = Pick<Site, 'url' | 'adminUsername' | 'adminPassword' | 'databaseUrl'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each test process, from tests/support/api-sites.ts. */
    sharedSites: SharedSite[];
  }
}

/** This process's site in its first-start state. Reserved for this test file until it ends. */
async function sharedSite(): Promise<SharedSite> {
  const site = inject('sharedSites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!site) throw new Error(`There is no shared site for process ${process.env.VITEST_POOL_ID}.`);
  await restoreTables(site);
  return site;
}

interface OnSharedSite {
  site: SharedSite;
  visitor: Send;
  /** Logs in on first use. */
  admin: Send;
  /** A client with an address of its own, so that it has used up no limit. */
  newVisitor(cookie?: string): Send;
  /** Uploads a new picture unless one is given. Returns the wallpaper as the API does. */
  upload(fields?: Record<string, string>, image?: File): Promise<Answer['body']>;
}

/** The site for all tests of a file. */
export function onSharedSite(): OnSharedSite {
  const site = {} as SharedSite;
  let loggedIn: Promise<Send> | undefined;
  const admin: Send = async (...request) => {
    loggedIn ??= administrator(site);
    return (await loggedIn)(...request);
  };
  beforeAll(async () => {
    Object.assign(site, await sharedSite());
  });
  return {
    site,
    visitor: (...request) => client(site.url)(...request),
    admin,
    newVisitor: (cookie) => client(site.url, cookie, newAddress()),
    async upload(fields = {}, image) {
      const form = { ...fields, image: image ?? (await newPicture()) };
      const { status, body } = await admin('POST', '/api/wallpapers', { form });
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
  };
}
