import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { renderLogo, resizeLogo } from '~/images/logo.server';
import { onlyChanged } from '~/lib/edited-form.server';
import { invalid, notFound } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { changeSetting, type Logo, readLogo } from './settings.queries.server';
import { logoPath } from './site-settings.server';

/** The address bar, its larger screens, home screens, and the manifest. */
const SIDES = [48, 180, 192, 512];

type Sent = Record<string, unknown>;

/** What the form shows. */
export const logoValues = (path: string | null) => ({ image: path ?? '' });

const changeLogo = (em: EntityManager, sent: Sent, logo: Logo | null) =>
  changeSetting<Logo>(em, 'logo', ({ hash }) => {
    onlyChanged({}, sent, logoValues(hash ? logoPath(hash) : null), 'logo');
    return logo;
  });

/** @param sent the fields of the form @throws conflict, invalid without a picture */
export async function saveLogo(em: EntityManager, file: ReceivedFile | null, sent: Sent): Promise<void> {
  if (!file) throw invalid({ image: [messagesOf('siteLogo').none] });
  const png = await renderLogo(file.path);
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
  await changeLogo(em, sent, { hash, png: png.toString('base64') });
}

/** @param sent the fields of the form @throws conflict */
export const removeLogo = (em: EntityManager, sent: Sent): Promise<void> => changeLogo(em, sent, null);

/** @throws not_found for another logo or size, so that an address always has the same bytes */
export async function getLogo(em: EntityManager, hash: string | undefined, side: number): Promise<Buffer> {
  const logo = await readLogo(em);
  if (logo?.hash !== hash || !logo || !SIDES.includes(side)) throw notFound();
  return resizeLogo(Buffer.from(logo.png, 'base64'), side);
}
