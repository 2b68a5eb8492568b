import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { renderLogo, resizeLogo } from '~/images/logo.server';
import { invalid, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { deleteSetting, readLogo, saveSetting } from './settings.queries.server';

/** The address bar, its larger screens, home screens, and the manifest. */
const SIDES = [48, 180, 192, 512];

/** @throws invalid without a picture */
export async function saveLogo(em: EntityManager, file: ReceivedFile | null): Promise<void> {
  if (!file) throw invalid({ image: [messagesOf('siteLogo').none] });
  const png = await renderLogo(file.path);
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
  await saveSetting(em, 'logo', { hash, png: png.toString('base64') });
}

export const removeLogo = (em: EntityManager): Promise<void> => deleteSetting(em, 'logo');

/** @throws not_found for another logo or size, so that an address always has the same bytes */
export async function getLogo(em: EntityManager, hash: string | undefined, side: number): Promise<Buffer> {
  const logo = await readLogo(em);
  if (logo?.hash !== hash || !logo || !SIDES.includes(side)) throw notFound();
  return resizeLogo(Buffer.from(logo.png, 'base64'), side);
}
