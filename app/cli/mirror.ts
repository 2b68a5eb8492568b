import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MIRROR_SEED } from '~/features/integrations/mirror/mirror-address';
import { MirrorFolder } from '~/features/integrations/mirror/mirror-folder.server';
import { type MirrorOptions, type Rendering, writeMirror } from '~/features/integrations/mirror/write-mirror.server';
import { galleryId } from '~/features/operations/maintenance/gallery-files.server';
import { countWallpapers } from '~/features/operations/transfer/gallery-facts.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { env } from '~/lib/env.server';
import { isSiteAddress } from '~/lib/settings/site-address';
import { prefixOf, siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import { readArguments } from './arguments.server';
import { CommandError, reportFailure, reportMissing, toWriteError } from './launcher/command-error.server';
import { findFreePort } from './launcher/port.server';
import { isHealthy, localAddress } from './launcher/readiness.server';
import { startWorkers } from './launcher/site-processes.server';
import type { Supervised } from './launcher/supervisor.server';
import { waitUntil } from './launcher/wait.server';
import { withGallery } from './open-database.server';
import { showProgress } from './progress.server';

const HOST = '127.0.0.1';
/** The site's address while rendering, if the real one is unknown. No link in the mirror contains it. */
const NOWHERE = 'http://mirror.invalid';
const PER_WORKER = 4;
const START_MS = 120_000;
const STOP_MS = 2000;
const PICTURES = ['renditions', 'downloads', 'none'] as const;

const aText = { type: 'string' } as const;

function readChoices(): { folder: string; options: Omit<MirrorOptions, 'prefixes'> } {
  const text = messagesOf('commands').mirror;
  const { values, positionals } = readArguments({
    usage: text.usage,
    options: { base: aText, pictures: aText },
    words: [1, 1],
  });
  const [folder = ''] = positionals;
  const pictures = PICTURES.find((one) => one === (values.pictures ?? 'renditions'));
  const base = values.base ?? env.SITE_URL ?? null;
  if (!pictures) throw new CommandError(text.usage);
  if (base !== null && !isSiteAddress(base)) throw new CommandError(text.usage);
  if (pictures === 'none' && base === null) throw new CommandError(text.needsLiveSite);
  return {
    folder: path.resolve(folder),
    options: {
      base: base && new URL(base).origin,
      pictures,
      publicFiles: env.PUBLIC_FILES_URL ?? '',
    },
  };
}

/** Renders with workers of its own: the mirror needs all of a machine's cores, and the site need not run. */
async function withWorkers<T>(childEnv: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const port = await findFreePort();
  let workers: Supervised | undefined;
  const lost = new Promise<never>((_, reject) => {
    workers = startWorkers(env.WEB_CONCURRENCY, { ...childEnv, PORT: String(port), HOST }, reject);
  });
  const url = localAddress(port, HOST);
  const done = async () => {
    const answers = () => isHealthy(`${url}/health`);
    if (!(await waitUntil(answers, START_MS))) throw new CommandError(messagesOf('commands').mirror.notReady);
    return work(url);
  };
  return Promise.race([done(), lost]).finally(() => workers?.stop(STOP_MS));
}

async function mirror(
  em: EntityManager,
  databaseUrl: string,
  folder: string,
  given: Omit<MirrorOptions, 'prefixes'>,
): Promise<void> {
  // Languages may be set in the browser.
  await readSiteSettings(em);
  const options = { ...given, prefixes: siteLanguages().map(prefixOf) };
  const text = messagesOf('commands').mirror;
  const id = await galleryId(em);
  const target = await MirrorFolder.open(folder, id);
  const origin = options.base ?? NOWHERE;
  const childEnv = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    GALLERY_ID: id,
    SESSION_SECRET: env.SESSION_SECRET ?? randomBytes(32).toString('hex'),
    SITE_URL: origin,
    TRUST_PROXY: 'loopback',
    SHUFFLE_SEED: String(MIRROR_SEED),
    // Each page is requested once.
    ANSWER_CACHE_MB: '0',
    LOG_LEVEL: env.LOG_LEVEL === 'debug' ? 'debug' : 'error',
  };
  const bar = showProgress(text.verb, (await countWallpapers(em)) * options.prefixes.length);
  const gallery = { em, store: fileStore(), id };
  const rendering: Rendering = {
    withServer: (work) => withWorkers(childEnv, work),
    origin,
    atOnce: env.WEB_CONCURRENCY * PER_WORKER,
  };
  const { wallpapers, rendered, missing } = await writeMirror(gallery, target, rendering, options, bar.step).finally(
    bar.stop,
  );
  console.info(text.done(folder, wallpapers, rendered));
  reportMissing(missing);
}

async function main(): Promise<void> {
  const { folder, options } = readChoices();
  const text = messagesOf('commands');
  await withGallery(text.purposes.mirror, (em, url) =>
    mirror(em, url, folder, options).catch((error) => {
      throw toWriteError(error, folder, text.mirror.noSpace(folder));
    }),
  );
}

main().catch(reportFailure);
