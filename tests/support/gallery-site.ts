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

/** The gallery of this run; Playwright hands its environment on to the processes that run tests. */
export function gallerySite(): SiteAccess {
  return JSON.parse(process.env[VARIABLE] ?? '{}');
}

/** For a whole Playwright run: starts the database of all sites, and the gallery, and fills it. */
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
  const cookie = await logIn(site);
  for (const file of TABLET_WALLPAPERS) await upload(site, cookie, file, { deviceType: 'tablet' });
  await upload(site, cookie, FEATURED, { featured: 'true' });
}

async function logIn({ url, adminUsername, adminPassword }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ username: adminUsername, password: adminPassword }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`Login failed: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

async function upload(site: Site, cookie: string, file: NamedPainting, fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('image', new Blob([new Uint8Array(await paint(file))]), file.name);
  const headers = { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await fetch(`${site.url}/api/wallpapers`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Upload of ${file.name} failed: ${answer.status} ${await answer.text()}`);
}
