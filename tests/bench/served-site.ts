import type { Client } from 'pg';
import { type Site, startSite } from '../support/site';
import { childrenOf } from './processes';

const WORKERS = 2;

export interface ServedSite {
  site: Site;
  /** Of the site's database. */
  client: Client;
  /** Processes that answer requests. */
  workers: number[];
}

interface Setting {
  client: Client;
  databaseUrl: string;
  env?: Record<string, string>;
}

/** A site with this gallery, for as long as `use` needs it. */
export async function withServedSite(
  { client, databaseUrl, env }: Setting,
  use: (served: ServedSite) => Promise<void>,
): Promise<void> {
  const site = await startSite({ databaseUrl, env: { WEB_CONCURRENCY: String(WORKERS), ...env } });
  try {
    await use({ site, client, workers: childrenOf(site.pid, 'remix-run') });
  } finally {
    await site.stop();
  }
}
