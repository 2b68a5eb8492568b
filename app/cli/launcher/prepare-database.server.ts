import { migrateDatabase } from '~/db/migrate.server';
import { connectOrm } from '~/db/orm.server';
import { ensureAdministrator } from '~/features/accounts/accounts.commands.server';
import { sweepLeftovers } from '~/features/files/file-reconciler.server';
import { findStoreProblem, galleryId } from '~/features/operations/maintenance/gallery-files.server';
import { findOtherSecret, fingerprintSecret, noteSecret } from '~/features/operations/system/node-secrets.server';
import { settleFeedIds } from '~/features/site/feed-ids.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { sweepWorkDirs } from '~/storage/work-dir.server';
import { CommandError } from './command-error.server';
import { reachDatabase } from './reach-database.server';

const WAIT_MS = 30_000;

export interface Prepared {
  galleryId: string;
  /** Of the session secret; only set where there may be other nodes. */
  fingerprint?: string;
}

export async function prepareDatabase(url: string, sessionSecret: string): Promise<Prepared> {
  await reachDatabase(url, WAIT_MS);
  await migrateDatabase(url).catch((error) => {
    throw error instanceof DomainError ? new CommandError(messagesOf('launcher').notPrepared(error.message)) : error;
  });
  const orm = await connectOrm(url);
  try {
    await announceAdministrator(orm.em.fork());
    await settleFeedIds(orm.em.fork(), (await readSiteSettings(orm.em.fork())).feedIds);
    const problem = await findStoreProblem(orm.em.fork(), fileStore());
    if (problem) console.error(messagesOf('launcher').wrongStore(problem));
    else await sweepLeftovers(orm.em.fork(), fileStore());
    // With the embedded database, the lock guarantees that no other process uses this folder.
    if (!env.DATABASE_URL) await sweepWorkDirs(true);
    const id = await galleryId(orm.em.fork());
    if (!env.DATABASE_URL) return { galleryId: id };
    const fingerprint = fingerprintSecret(sessionSecret, id);
    await noteSecret(orm.em.fork(), fingerprint);
    const difference = await findOtherSecret(orm.em.fork(), fingerprint);
    if (difference) console.error(difference);
    return { galleryId: id, fingerprint };
  } finally {
    await orm.close();
  }
}

async function announceAdministrator(em: Parameters<typeof ensureAdministrator>[0]): Promise<void> {
  const { created, generatedPassword } = await ensureAdministrator(em, {
    username: env.ADMIN_USERNAME,
    password: env.ADMIN_PASSWORD,
  }).catch((error) => {
    if (error instanceof DomainError && error.code === 'invalid') {
      throw new CommandError(messagesOf('launcher').passwordRefused(error.message));
    }
    throw error;
  });
  if (!created || !generatedPassword) return;
  console.info(messagesOf('launcher').account(env.ADMIN_USERNAME, generatedPassword));
}
