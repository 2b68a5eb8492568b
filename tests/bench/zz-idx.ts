import pg from 'pg';
import { openTestDatabase } from '../support/database';
import startDatabase from '../support/postgres';
import { seedGallery } from './seed-gallery';
import { listsAt } from '~/features/lists/pages/read-lists.server';
import { listForAdmin } from '~/features/curation/list/admin-list.queries.server';
const ROWS = Number(process.env.ROWS ?? 100000);
const stop = await startDatabase();
const { orm, url, close } = await openTestDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
await seedGallery(client, ROWS);
await client.query(`update wallpaper set licence = case when id % 10 = 0 then 'cc0' when id % 3 = 0 then 'unsplash' when id % 3 = 1 then 'all-rights-reserved' else licence end, author = case when id % 7 > 0 then 'Author ' || id % 500 end, ai = case when id % 5 = 0 then 'yes' else 'unknown' end`);
await client.query('vacuum analyze wallpaper');
const { rows } = await client.query(`select indexrelname, pg_size_pretty(pg_relation_size(indexrelid)) s from pg_stat_user_indexes where relname='wallpaper' order by 1`);
console.info(rows.map((r) => `${r.indexrelname} ${r.s}`).join('\n'));
const time = async (name: string, work: () => Promise<unknown>) => {
  const t: number[] = [];
  for (let i = 0; i < 9; i++) { const b = performance.now(); await work(); t.push(performance.now() - b); }
  t.sort((a, b) => a - b);
  console.info(name, t[4]?.toFixed(1), 'max', t[8]?.toFixed(1));
};
const em = () => orm.em.fork();
await time('list free', () => listsAt(em(), '/', new URLSearchParams('tab=pc&licence=free')));
await time('list free deep', () => listsAt(em(), '/', new URLSearchParams('tab=pc&licence=free&offset=4000')));
await time('list free+search', () => listsAt(em(), '/', new URLSearchParams('q=mountain&licence=free')));
await time('list free category', () => listsAt(em(), '/category/nature', new URLSearchParams('licence=free&ai=no')));
await time('list ai=no', () => listsAt(em(), '/', new URLSearchParams('tab=pc&ai=no')));
await time('list plain', () => listsAt(em(), '/', new URLSearchParams('tab=pc')));
for (const without of ['author', 'licence'] as const)
  for (const sort of ['newest', 'downloads', 'title'] as const)
    await time(`admin without ${without} ${sort}`, () => listForAdmin(em(), { without }, sort, { offset: 0, limit: 200 }));
await client.query(`update wallpaper set author = 'x' where id % 20000 > 0`);
await client.query(`update wallpaper set licence = 'cc0' where licence = 'unknown' and id % 20000 > 0`);
await client.query(`update wallpaper set licence = 'own' where licence <> 'unknown' and id % 30000 > 0`);
await client.query('vacuum analyze wallpaper');
for (const without of ['author', 'licence'] as const)
  for (const sort of ['newest', 'downloads', 'title'] as const)
    await time(`admin few without ${without} ${sort}`, () => listForAdmin(em(), { without }, sort, { offset: 0, limit: 200 }));
await time('list few free', () => listsAt(em(), '/', new URLSearchParams('tab=pc&licence=free')));
await client.end(); await close(); await stop(); process.exit(0);
