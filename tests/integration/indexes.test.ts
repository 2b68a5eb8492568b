import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listForAdmin } from '~/features/curation/list/admin-list.queries.server';
import type { AdminSort } from '~/features/curation/list/admin-list.view';
import type { ListOrder } from '~/features/lists/pages/list-wallpapers.server';
import { listRelated } from '~/features/lists/pages/related.queries.server';
import type { WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { getWallpaper } from '~/features/wallpapers/load-wallpapers.queries.server';
import { addCategory, addWallpapers } from '../support/gallery';
import { listDetails, listsAt } from '../support/lists';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

let category: { id: number; name: string; slug: string };
let first: number;
let planner: pg.Client;

const database = ownDatabase();
const { em } = database;

beforeAll(async () => {
  const id = await addCategory(em(), 'Indexed');
  const [{ slug }] = (await query(em(), 'select slug from category where id = ?', [id])) as [{ slug: string }];
  category = { id, name: 'Indexed', slug };
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    title: `Dune ${index}`,
    device_type: index % 400 === 7 ? 'tablet' : 'pc',
    category_id: index % 400 === 9 ? id : null,
    tags: index % 5 ? ['sand'] : ['sea'],
    featured: index % 50 === 0,
    downloads: index,
  }));
  [first = 0] = await addWallpapers(em(), rows);
  await query(em(), 'analyze');
  planner = new pg.Client({ connectionString: database.url });
  await planner.connect();
  await planner.query('set enable_seqscan = off; set enable_sort = off');
});
afterAll(async () => {
  await planner.end();
});

type Work = (em: EntityManager) => Promise<unknown>;

const home =
  (search: string): Work =>
  (em) =>
    listsAt(em, '/', new URLSearchParams(`seed=1&${search}`));
const admin =
  (sort: AdminSort, filter: WallpaperFilter = {}): Work =>
  (em) =>
    listForAdmin(em, filter, sort, { offset: 0, limit: 40 });
const api =
  (filter: WallpaperFilter, order: ListOrder = {}): Work =>
  (em) =>
    listDetails(em, filter, { offset: 0, limit: 40 }, order);

/** The plans of the statements that this work sends, when PostgreSQL avoids scanning tables and sorting. */
async function plansOf(work: Work): Promise<string> {
  const statements: { sql: string; bindings: unknown[] }[] = [];
  const keep = (statement: (typeof statements)[number]) => statements.push(statement);
  const knex = em().getKnex();
  knex.on('query', keep);
  await work(em());
  knex.off('query', keep);
  const plans = statements
    .filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
    .map(async ({ sql, bindings }) => (await planner.query(`explain (costs off) ${sql}`, bindings)).rows);
  return JSON.stringify(await Promise.all(plans));
}

const inCategory =
  (search = ''): Work =>
  (em) =>
    listsAt(em, `/category/${category.slug}`, new URLSearchParams(search));

test.each<[string, string, () => Work]>([
  ['the home page', 'wallpaper_device_group_shuffle', () => home('')],
  ['random wallpapers', 'wallpaper_(category_)?shuffle', () => home('tab=random&device=both')],
  ['a category', 'wallpaper_category(_device_group)?', () => inCategory()],
  ['a search', 'wallpaper_search', () => home('q=dune')],
  [
    'related wallpapers',
    'wallpaper_tag_wallpaper',
    () => async (em) => listRelated(em, await getWallpaper(em, first), 20),
  ],
  ['the administrator’s list by downloads', 'download_count_downloads', () => admin('downloads')],
  ['the administrator’s list by recent downloads', 'download_count_downloads30', () => admin('downloads30')],
  ['the administrator’s list by title', 'wallpaper_title', () => admin('title')],
  ['the administrator’s list of a device', 'wallpaper_device', () => admin('newest', { deviceType: 'tablet' })],
  ['the API by downloads', 'download_count_downloads', () => api({}, { sort: 'downloads' })],
  ['the API by title', 'wallpaper_title', () => api({}, { sort: 'title' })],
  ['the API by size', 'wallpaper_size', () => api({ minWidth: 3000 })],
])('%s: read from the index %s', async (_, index, work) => {
  const plans = await plansOf(work());
  expect(plans).toMatch(new RegExp(`(using|on) ${index}\\b`));
});
