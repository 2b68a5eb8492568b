import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { type Site, startSite } from '../support/site';
import { childrenOf } from './processes';

const WORKERS = 2;

export interface ServedSite {
  site: Site;
  /** The URL of the site's database. */
  client: Client;
  /** Process ids of the workers. */
  workers: number[];
}

interface Setting {
  client: Client;
  databaseUrl: string;
  env?: Record<string, string>;
  /** The folder of another version's code. */
  project?: string;
}

/** Seeded rows have no files. Without the gallery's mark, the folder would be treated as a wrong one and stay read-only. */
async function claimFiles(client: Client, { dataDir }: Site): Promise<void> {
  const { rows } = await client.query('select id from gallery');
  await mkdir(path.join(dataDir, 'files'), { recursive: true });
  await writeFile(path.join(dataDir, 'files/gallery-id'), `${rows[0].id}\n`);
}

/** Lends a site with this gallery to `use`. */
export async function withServedSite(
  { client, databaseUrl, env, project }: Setting,
  use: (served: ServedSite) => Promise<void>,
): Promise<void> {
  const site = await startSite({ databaseUrl, project, env: { WEB_CONCURRENCY: String(WORKERS), PACE: '1', ...env } });
  try {
    await claimFiles(client, site);
    await use({ site, client, workers: childrenOf(site.pid, 'remix-run') });
  } finally {
    await site.stop();
  }
}
