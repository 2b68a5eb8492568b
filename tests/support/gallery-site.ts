import { administrator } from './api-client';
import {
  FEATURED,
  GLACIER,
  MOBILE_WALLPAPERS,
  type NamedPainting,
  PC_WALLPAPERS,
  TABLET_WALLPAPERS,
  withPictures,
  ZIZKOV,
} from './collection';
import { paint } from './painting';
import startDatabase from './postgres';
import { importFolder, requireQuiet, type Site, startSite } from './site';

export type SiteAccess = Pick<Site, 'url' | 'adminUsername' | 'adminPassword' | 'databaseUrl'>;

const VARIABLE = 'TEST_GALLERY';

/** The gallery of this run. Playwright passes its environment on to the test processes. */
export function gallerySite(): SiteAccess {
  return JSON.parse(process.env[VARIABLE] ?? '{}');
}

/** For a whole Playwright run: starts the database of all sites and a gallery with pictures. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stopDatabase = await startDatabase();
  const gallery = await startSite({
    env: { WEB_CONCURRENCY: '2', SOCIAL_MASTODON_URL: 'https://social.example/@tapeta' },
  });
  try {
    await fill(gallery);
  } catch (error) {
    await gallery.stop();
    throw error;
  }
  process.env[VARIABLE] = JSON.stringify(gallery);
  return async () => {
    await gallery.stop();
    await stopDatabase();
    requireQuiet(gallery);
  };
}

async function fill(site: Site): Promise<void> {
  const files = [...PC_WALLPAPERS, ...MOBILE_WALLPAPERS, GLACIER, ZIZKOV];
  await withPictures(files, (folder) => importFolder(site, folder));
  const admin = await administrator(site);
  const upload = async (file: NamedPainting, fields: Record<string, string>) => {
    const image = new File([new Uint8Array(await paint(file))], file.name);
    const { status, body } = await admin('POST', '/api/wallpapers', { form: { ...fields, image } });
    if (status !== 201) throw new Error(`Upload of ${file.name} failed: ${status} ${JSON.stringify(body)}`);
  };
  for (const file of TABLET_WALLPAPERS) await upload(file, { deviceType: 'tablet' });
  await upload(FEATURED, { featured: 'true' });
}
