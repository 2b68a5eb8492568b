import { newAddress } from '../support/api-client';
import { ask } from './ask';
import { doubts, load } from './load';
import { cpuOf } from './processes';
import type { ServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

const MEDIAN_MS = 30;
const P99_MS = 150;
const MAX_ADDRESSES = 20_000;
/** Clients are limited to 120 searches per minute. */
const PAGES_A_VISITOR = 100;
const WARM_UP_CONNECTIONS = 8;
const RANDOM_PAGES = 100_000;
const RANDOM_PAGES_PER_SECOND = 300;
/** Factor for the duration: with few pages, each one would weigh too much. */
const RANDOM_PAGES_PATIENCE = 5;

interface Kind {
  /** Returns one address per row. */
  addresses: string;
  /** Maximum CPU time per request in ms. */
  cpu?: number;
}

const numbered = (path: string, cpu?: number, from = 0): Kind => ({
  addresses: `select '${path}' || n from generate_series(${from}, ${from + MAX_ADDRESSES}) as n`,
  cpu,
});

/** A choice of each kind or none. Many combinations find few wallpapers or nothing. */
const CHOICES = `unnest(array['', 'shape=16:9&', 'shape=9:19.5&', 'shape=21:9&', 'shape=32:9&', 'shape=square&', 'shape=other&']) as shape,
  unnest(array['', 'minSize=fullhd&', 'minSize=4k&', 'minSize=8k&']) as size,
  unnest(array['', 'colour=blue&', 'colour=teal&', 'colour=pink&', 'colour=black&', 'colour=yellow&']) as colour,
  unnest(array['', 'tone=light&', 'tone=dark&', 'tone=black&']) as tone,
  unnest(array['newest', 'downloads', 'month', 'random']) as sort`;
const FILTERS = `shape || size || colour || tone || 'sort=' || sort`;

/** Different pages, so that none is cached. Large galleries have longer lists. */
const KINDS: Record<string, Kind> = {
  home: numbered('/?seed=', 8),
  'one list, shuffled': numbered('/?device=pc&seed=', 6),
  category: {
    addresses: `
      select '/category/' || slug || '?device=' || device_type || '&offset=' || n
      from (select category_id, device_type, sum(count)::int as size from wallpaper_count
            where device_type in ('pc', 'mobile') group by 1, 2) as shelf
        join category on category.id = category_id, generate_series(0, least(size - 40, 2000)) as n`,
    cpu: 6,
  },
  tag: {
    addresses: `select '/tag/' || slug || '?offset=' || n from tag, generate_series(0, least(uses - 40, 200)) as n`,
    cpu: 6,
  },
  wallpaper: { addresses: `select '/wallpaper/' || id from wallpaper`, cpu: 5 },
  search: {
    addresses: `
      select '/?q=' || q from (
        (select distinct title as q from (select title from wallpaper limit ${MAX_ADDRESSES / 2}) as titled)
        union (select word from search_word where word not like '%:%' limit ${MAX_ADDRESSES / 2})
      ) as asked`,
    cpu: 8,
  },
  'filters, home': { addresses: `select '/?' || ${FILTERS} from ${CHOICES}` },
  'filters, category': {
    addresses: `select '/category/' || slug || '?' || ${FILTERS} from ${CHOICES}, category where random() < 0.2`,
  },
  'filters, tag': {
    addresses: `select '/tag/' || slug || '?' || ${FILTERS}
      from ${CHOICES}, (select slug from tag where uses > 0 order by uses desc limit 500) as tag where random() < 0.01`,
  },
  'filters, search': {
    addresses: `select '/?q=' || word || '&' || ${FILTERS}
      from ${CHOICES}, (select word from search_word where word not like '%:%' order by random() limit 500) as word
      where random() < 0.01`,
  },
  'filters, without a tag': {
    addresses: `select '/?' || ${FILTERS} || '&not=' || slug
      from ${CHOICES}, (select slug from tag where uses > 0 order by uses desc limit 200) as tag where random() < 0.02`,
  },
  'API facets': { addresses: `select '/api/facets?category=' || slug || '&' || ${FILTERS} from ${CHOICES}, category` },
  'API list': numbered('/api/wallpapers?offset=', 4),
  'API list, shuffled': numbered('/api/wallpapers?sort=random&seed=', 4),
};

const FAR = 1000 * 40;

/** A cursor after the wallpaper `n`, in the format of `writeCursor`. */
const CURSOR = `rtrim(encode(convert_to('{"order":"newest","id":' || n || '}', 'UTF8'), 'base64'), '=')`;

const KINDS_OF_LARGE: Record<string, Kind> = {
  'list, thousandth page': numbered('/?tab=pc&offset=', 6, FAR),
  'list, last pages': {
    addresses: `select '/?tab=pc&offset=100000&after=' || ${CURSOR} from generate_series(100, 5000) as n`,
    cpu: 6,
  },
  'API list, thousandth page': numbered('/api/wallpapers?offset=', 4, FAR),
  'API list, last pages': {
    addresses: `select '/api/wallpapers?cursor=' || ${CURSOR} from generate_series(100, 5000) as n`,
    cpu: 4,
  },
};

/** Only for galleries with a thousandth page for PCs. */
const LARGE = 100_000;

/** The same address repeatedly, for a site without an answer cache. */
const repeated = (path: string, cpu: number): Kind => ({
  addresses: `select '${path}' from generate_series(1, ${MAX_ADDRESSES})`,
  cpu,
});

const KINDS_WITHOUT_MEMORY = { help: repeated('/help', 2.5), 'empty route': repeated('/health', 0.7) };

async function addressesOf({ client }: ServedSite, query: string, most = MAX_ADDRESSES): Promise<string[]> {
  const { rows } = await client.query<[string]>({
    text: `select * from (${query}) as found order by random() limit ${most}`,
    rowMode: 'array',
  });
  return rows.map(([address]) => encodeURI(address));
}

interface Visits {
  times: number[];
  cpu: number;
  unexpected: number;
  remembered: number;
}

/** Requests addresses from the list one after another, for this long. */
async function visit({ site, workers }: ServedSite, addresses: Iterator<string>, seconds: number): Promise<Visits> {
  const visits: Visits = { times: [], cpu: 0, unexpected: 0, remembered: 0 };
  const before = cpuOf(workers);
  const until = performance.now() + seconds * 1000;
  let visitor = '';
  while (performance.now() < until) {
    const { value: address, done } = addresses.next();
    if (done) break;
    if (visits.times.length % PAGES_A_VISITOR === 0) visitor = newAddress();
    const begun = performance.now();
    const { status, memory } = await ask(site.url + address, { 'X-Forwarded-For': visitor });
    visits.times.push(performance.now() - begun);
    if (status !== 200) visits.unexpected += 1;
    if (memory !== '' && memory !== 'miss') visits.remembered += 1;
  }
  visits.cpu = (cpuOf(workers) - before) / visits.times.length;
  return visits;
}

function quantile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function print(name: string, target: number | undefined, { times, cpu, unexpected, remembered }: Visits): void {
  const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const isMet = cpu <= (target ?? cpu) && median < MEDIAN_MS && p99 < P99_MS;
  const figures = [String(times.length), cpu.toFixed(2), target ? `<= ${target}` : ''];
  const waits = [median.toFixed(1), `< ${MEDIAN_MS}`, p99.toFixed(1), `< ${P99_MS}`];
  const fromMemory = remembered > 0 ? [`(${remembered} came from memory)`] : [];
  printRow([name, ...figures, ...waits, verdict(isMet)], [...doubts(unexpected, times.length), ...fromMemory]);
}

async function measureKinds(served: ServedSite, kinds: Record<string, Kind>, seconds: number): Promise<void> {
  for (const [name, { addresses, cpu }] of Object.entries(kinds)) {
    const list = (await addressesOf(served, addresses)).values();
    // V8 compiles a page's code fully only after a few thousand requests.
    await Promise.all(Array.from({ length: WARM_UP_CONNECTIONS }, () => visit(served, list, seconds)));
    print(name, cpu, await visit(served, list, seconds));
  }
}

const COLUMNS = ['requests', 'CPU ms', 'target', 'median ms', 'target', 'p99 ms', 'target', ''];

/** A different page with every request, one after another. */
export async function measureCold(served: ServedSite, seconds: number): Promise<void> {
  const { rows } = await served.client.query('select count(*)::int as count from wallpaper');
  printHead('cold, one request after the other', COLUMNS);
  await measureKinds(served, KINDS, seconds);
  if (rows[0].count >= LARGE) await measureKinds(served, KINDS_OF_LARGE, seconds);
}

/** Single pages, which are cold only without a cache. */
export async function measureWithoutMemory(served: ServedSite, seconds: number): Promise<void> {
  printHead('cold, with ANSWER_CACHE_MB=0', COLUMNS);
  await measureKinds(served, KINDS_WITHOUT_MEMORY, seconds);
}

/** Different wallpaper pages from the whole gallery, by many visitors at once. */
export async function measureRandomPages(served: ServedSite, seconds: number): Promise<void> {
  const pages = await addressesOf(served, `select '/wallpaper/' || id from wallpaper`, RANDOM_PAGES);
  let asked = 0;
  const { perSecond, answers, p99, unexpected } = await load(served.site.url, {
    seconds: seconds * RANDOM_PAGES_PATIENCE,
    requests: [{ setupRequest: (sent) => ({ ...sent, path: pages[asked++ % pages.length] }) }],
  });
  const isMet = perSecond >= RANDOM_PAGES_PER_SECOND && unexpected === 0;
  printHead('random, 16 connections', ['requests', 'requests/s', 'target', 'p99 ms', '']);
  const again = asked > pages.length ? [`(only ${pages.length} different ones)`] : [];
  const figures = [String(answers), perSecond.toFixed(0), `>= ${RANDOM_PAGES_PER_SECOND}`, String(p99)];
  printRow(["wallpapers' pages", ...figures, verdict(isMet)], [...doubts(unexpected, answers), ...again]);
}
