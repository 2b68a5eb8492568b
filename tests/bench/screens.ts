import type { Client } from 'pg';
import { administrator } from '../support/api-client';
import { startSite } from '../support/site';

/** The administrator's screens as requested by a browser: HTML from the running site. */
export const SCREENS: Record<string, string> = {
  overview: '/admin',
  'wallpapers, by downloads': '/admin/wallpapers',
  'wallpapers, by title': '/admin/wallpapers?sort=title',
  'wallpapers, newest, page 100': '/admin/wallpapers?sort=newest&offset=19800',
  'wallpapers, search': '/admin/wallpapers?q=mountain',
  'wallpapers, no category': '/admin/wallpapers?categoryId=none',
  'edit a wallpaper': '/admin/wallpapers/501',
  'delete a wallpaper': '/admin/wallpapers/501/delete',
  upload: '/admin/wallpapers/new',
  'upload many': '/admin/wallpapers/bulk',
  trash: '/admin/wallpapers/trash',
  'delete all': '/admin/wallpapers/purge',
  categories: '/admin/categories',
  tags: '/admin/tags',
  'tags, search': '/admin/tags?q=mou',
  subscribers: '/admin/subscribers',
  'subscribers, search': '/admin/subscribers?q=person77',
  messages: '/admin/messages',
  settings: '/admin/settings',
  'change of password': '/admin/site/account',
};

/** As many subscribers as wallpapers, a tenth as many messages, and a hundredth of the wallpapers in the trash. */
export async function seedDesk(client: Client, rows: number): Promise<void> {
  await client.query(
    `insert into subscriber (email, created_at)
     select 'person' || n || '@example.org', now() - interval '1 minute' * n from generate_series(1, $1::int) as n`,
    [rows],
  );
  await client.query(
    `insert into contact_message (email, subject, message, created_at)
     select 'person' || n || '@example.org', 'About picture ' || n, repeat('It is a fine picture. ', 20), now() - interval '1 hour' * n
     from generate_series(1, $1::int / 10) as n`,
    [rows],
  );
  const { rows: columns } = await client.query(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'trashed_wallpaper' and column_name not in ('deleted_at', 'downloads')`,
  );
  const { names } = columns[0];
  await client.query(
    `with gone as (delete from wallpaper where id % 100 = 0 returning ${names})
     insert into trashed_wallpaper (${names}) select ${names} from gone`,
  );
  await client.query('vacuum analyze');
}

export type TimeIt = (work: (turn: number) => Promise<unknown>) => Promise<{ median: number; p95: number }>;

/** The time for each screen from the request to the last byte, with one worker and this database. */
export async function measureScreens(databaseUrl: string, time: TimeIt) {
  const site = await startSite({ databaseUrl });
  try {
    const send = await administrator(site);
    const figures: Record<string, { median: number; p95: number }> = {};
    for (const [name, path] of Object.entries(SCREENS)) {
      figures[name] = await time(async () => {
        const { status } = await send('GET', path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}
