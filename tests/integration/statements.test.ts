import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryVersion, inSharedScope, subscribeToChanges } from '~/db/cache-invalidation.server';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { addCategory, addMany, addWallpaper } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { until } from '../support/until';

/** Loaders need it, and requests outside of a server do not have it. */
vi.mock(import('~/http/request/request-context.server'), async (original) => ({
  ...(await original()),
  requestContext: () => ({
    requestId: 'request-1',
    language: 'en' as const,
    prefix: '',
    route: { pattern: '*', facts: {}, isPage: false },
    cache: undefined,
    address: '192.0.2.1',
    isHttps: false,
    origin: 'http://localhost',
    host: 'gallery.test',
    isSameOrigin: null,
    isAdministrator: false,
    isForScript: false,
  }),
}));

vi.mock(import('~/db/orm.server'), async (original) => ({ ...(await original()), forkEm: async () => em() }));

type Loader = (args: LoaderFunctionArgs) => unknown;

const ROUTES = {
  root: () => import('~/root'),
  site: () => import('~/routes/_site'),
  home: () => import('~/routes/_site._index'),
  category: () => import('~/routes/_site.category.$slug'),
  tag: () => import('~/routes/_site.tag.$slug'),
  wallpaper: () => import('~/routes/_site.wallpaper.$id'),
  help: () => import('~/routes/_site.help'),
  missing: () => import('~/routes/_site.$'),
  api: () => import('~/routes/api.wallpapers'),
  categories: () => import('~/routes/api.categories'),
  more: () => import('~/routes/more.$'),
};

type Route = keyof typeof ROUTES;

let statements: string[] = [];
let slug: string;
let first: number;

const database = ownDatabase();
const { em } = database;
const keep = ({ sql }: { sql: string }) => statements.push(sql);

async function load(route: Route, path: string, params: Record<string, string>): Promise<unknown> {
  const { loader } = (await ROUTES[route]()) as { loader: Loader };
  return loader({ request: new Request(new URL(path, 'http://localhost')), params, context: {} } as LoaderFunctionArgs);
}

/** The data of a page's loaders, and the number of their statements. */
async function open(routes: Route[], path: string, params: Record<string, string>) {
  statements = [];
  const answers = await Promise.all(routes.map((route) => load(route, path, params)));
  const texts = answers.map((answer) => (answer instanceof Response ? answer.text() : JSON.stringify(answer)));
  return { sent: statements.length, answer: await Promise.all(texts) };
}

async function changesSeen(change: () => Promise<unknown>): Promise<void> {
  const before = galleryVersion()?.version;
  await change();
  await until('the change is known', () => galleryVersion() !== null && galleryVersion()?.version !== before);
}

beforeAll(async () => {
  const category = await addCategory(em(), 'Counted');
  const [row] = await query<{ slug: string }>(em(), 'select slug from category where id = ?', [category]);
  slug = row?.slug ?? '';
  const devices = ['pc', 'mobile', 'tablet', null];
  [first = 0] = await addMany(em(), 400, (index) => ({
    title: index % 2 ? `Dune ${index}` : `Golden fox ${index}`,
    device_type: devices[index % 4],
    category_id: category,
    tags: ['sand'],
    featured: index % 9 === 0,
  }));
  database.orm.em.getKnex().on('query', keep);
  // The server ends with the process.
  subscribeToChanges(database.url);
  await until('the version of the gallery is known', () => galleryVersion() !== null);
  // What a process reads once.
  await open(page('help'), '/help', {});
});
beforeEach(() => until('the version of the gallery is known', () => galleryVersion() !== null));

const page = (route: Route): Route[] => ['root', 'site', route];

/** The number of statements with known facts about the gallery, and without. */
test.each<[string, () => [Route[], string, Record<string, string>], number, number]>([
  ['the home page', () => [page('home'), '/?seed=1', {}], 1, 6],
  ['the landing page', () => [page('home'), '/', {}], 2, 8],
  ['the home page of a device', () => [page('home'), '/?device=pc&seed=1', {}], 1, 5],
  ['random wallpapers', () => [page('home'), '/?tab=random&seed=1', {}], 1, 5],
  ['a tab', () => [page('home'), '/?tab=pc', {}], 1, 4],
  ['a category', () => [page('category'), `/category/${slug}`, { slug }], 1, 5],
  ['a category on a device', () => [page('category'), `/category/${slug}?device=pc`, { slug }], 1, 5],
  ['a tag', () => [page('tag'), '/tag/sand', { slug: 'sand' }], 3, 5],
  ['a wallpaper', () => [page('wallpaper'), `/wallpaper/${first}`, { id: String(first) }], 2, 3],
  // Besides the statement that counts a client's searches, and the filters of the results.
  ['a search', () => [page('home'), '/?q=golden+fox', {}], 3, 5],
  ['a search in a device', () => [page('home'), '/?q=golden&device=pc', {}], 3, 5],
  // Similar words, popular tags, a tag of that previous name, the results without the words, and wallpapers of a similar word instead.
  ['a search that finds nothing', () => [page('home'), '/?q=dune&device=pc', {}], 8, 11],
  ['a search of which some words match', () => [page('home'), '/?q=golden+xylophone', {}], 4, 6],
  ['help', () => [page('help'), '/help', {}], 0, 1],
  ['the list of the API', () => [['api'], '/api/wallpapers', {}], 1, 2],
  ['the categories of the API', () => [['categories'], '/api/categories', {}], 0, 1],
  ['more of a list', () => [['more'], '/more/?device=pc&offset=40&seed=1', { '*': '' }], 1, 2],
])('%s', async (_, address, known, fresh) => {
  const [routes, path, params] = address();
  const first = await open(routes, path, params);
  await inSharedScope(() => open(routes, path, params));
  const shared = await inSharedScope(() => open(routes, path, params));
  const alone = await open(routes, path, params);
  expect(shared.answer).toEqual(alone.answer);
  expect([first.sent, shared.sent, alone.sent]).toEqual([fresh, known, fresh]);
});

test('a missing page', async () => {
  const read = () => open(page('missing'), '/nothing', { '*': 'nothing' });
  await inSharedScope(read);
  expect([(await inSharedScope(read)).sent, (await read()).sent]).toEqual([1, 2]);
});

describe('known facts of the gallery', () => {
  test('change with it', async () => {
    const known = () => inSharedScope(async () => [await countWallpapers(em()), (await listCategories(em())).length]);
    const [wallpapers = 0, categories = 0] = await known();
    await changesSeen(() => addWallpaper(em()));
    expect(await known()).toEqual([wallpapers + 1, categories]);
    await changesSeen(() => addCategory(em(), 'One more'));
    expect(await known()).toEqual([wallpapers + 1, categories + 1]);
  });

  test('are read again by requests that may change it', async () => {
    await inSharedScope(() => countWallpapers(em()));
    statements = [];
    await inSharedScope(() => countWallpapers(em()));
    expect(statements).toHaveLength(0);
    await countWallpapers(em());
    expect(statements).toHaveLength(1);
  });
});
