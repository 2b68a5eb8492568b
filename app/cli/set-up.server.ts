import { beginPostgres, type StartingServer } from '~/cli/postgres/embedded.server';
import { EnvSchema, env } from '~/lib/env.server';
import { misspeltSettings } from '~/lib/settings/misspelt-settings';
import { log } from '~/platform/log.server';
import { openDataDir, readOrCreateSecret, SESSION_SECRET } from './launcher/data-dir.server';
import { type DataDirLock, lockDataDir, SERVER_PURPOSE } from './launcher/data-dir-lock.server';
import { requireFreePort } from './launcher/port.server';
import { startPreparation } from './launcher/preparation.server';
import { requireBackupFolder, requireStorage } from './launcher/require-storage.server';
import type { Shutdown } from './launcher/shutdown.server';

const CONNECTIONS_PER_WORKER = 10;
const OTHER_CONNECTIONS = 40;

function startDatabase(lock: DataDirLock, onLost: (error: unknown) => void): StartingServer {
  const maxConnections = OTHER_CONNECTIONS + env.WEB_CONCURRENCY * CONNECTIONS_PER_WORKER;
  return beginPostgres(lock, { maxConnections, onLost });
}

export async function setUp(shutdown: Shutdown): Promise<Record<string, string>> {
  for (const sentence of misspeltSettings(Object.keys(process.env), Object.keys(EnvSchema.shape))) log.warn(sentence);
  openDataDir(env.DATA_DIR);
  const lock = await lockDataDir(env.DATA_DIR, SERVER_PURPOSE, {
    isShared: env.DATABASE_URL !== undefined,
    onLost: shutdown.abort,
  });
  shutdown.add({ stop: async () => lock.release(), kill: lock.release });
  await requireFreePort(env.PORT, env.HOST);
  if (env.METRICS_PORT) await requireFreePort(env.METRICS_PORT, env.METRICS_HOST, 'METRICS_PORT');
  await requireStorage();
  await requireBackupFolder();
  const sessionSecret = env.SESSION_SECRET ?? readOrCreateSecret(env.DATA_DIR, SESSION_SECRET);

  const own = env.DATABASE_URL ? null : startDatabase(lock, shutdown.fail);
  if (own) shutdown.add(own);
  const preparation = startPreparation();
  shutdown.add({ stop: preparation.kill, kill: preparation.kill });
  const databaseUrl = env.DATABASE_URL ?? (await own?.started)?.url ?? '';
  const { galleryId, fingerprint } = await preparation.run(databaseUrl, sessionSecret);
  return {
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: databaseUrl,
    GALLERY_ID: galleryId,
    ...(fingerprint && { SECRET_FINGERPRINT: fingerprint }),
    SESSION_SECRET: sessionSecret,
    PORT: String(env.PORT),
  };
}
