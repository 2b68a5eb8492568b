import path from 'node:path';
import pg, { type Client } from 'pg';
import { newAddress } from '../support/api-client';
import { createDatabaseOn, databaseServer } from '../support/database-server';
import { memoryFrom } from './ask';
import { doubts, type Load, load } from './load';
import { seedGallery } from './seed-gallery';
import { type ServedSite, withServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

/** What visitors ask for, with its share. The statement returns addresses, the most popular first. */
const KINDS = [
  { share: 0.5, addresses: `select '/wallpaper/' || id from wallpaper order by file_key` },
  { share: 0.14, addresses: `select '/' union all select '/?tab=pc' union all select '/?tab=mobile'` },
  {
    share: 0.1,
    addresses: `select '/category/' || slug || '?device=pc&offset=' || 40 * page from category, generate_series(0, 50) as page
      order by page, id`,
  },
  { share: 0.1, addresses: `select '/tag/' || slug from tag where uses > 0 order by uses desc, id` },
  {
    share: 0.06,
    addresses: `select '/?q=' || word from search_word where word not like '%:%' order by uses desc, word limit 5000`,
  },
  {
    share: 0.05,
    addresses: `select '/?minSize=' || size || '&' || other from unnest(array['fullhd', '4k', '8k']) as size,
      unnest(array['colour=blue', 'shape=16:9', 'colour=black', 'shape=9:19.5', 'colour=teal', 'shape=21:9']) as other`,
  },
  {
    share: 0.05,
    addresses: `select '/api/wallpapers?limit=20&offset=' || 20 * page from generate_series(0, 200) as page`,
  },
];

const DRAWN = 100_000;
const EDIT_EVERY_MS = 10_000;
const STEADY_PER_SECOND = 80;
const ROUNDS = 3;
const WARM_UP_SECONDS = 5;
/** The least share of the other site's highest rate, and the most of its slowest hundredth at a steady rate. */
const LEAST_RATE = 0.8;
const MOST_P99 = 1.3;

/** The same numbers in every run: mulberry32. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws by Zipf's law with exponent 1: floor(n ^ random) gives rank k with a probability of about 1 / k. */
async function drawAddresses({ client }: ServedSite): Promise<string[]> {
  const random = dice(7);
  const kinds = await Promise.all(
    KINDS.map(async ({ share, addresses }) => {
      const { rows } = await client.query<[string]>({ text: addresses, rowMode: 'array' });
      return { share, addresses: rows.map(([address]) => encodeURI(address)) };
    }),
  );
  const hundred = kinds.flatMap((kind) => Array.from({ length: Math.round(kind.share * 100) }, () => kind.addresses));
  return Array.from({ length: DRAWN }, () => {
    const ranked = hundred[Math.floor(random() * hundred.length)] ?? [];
    return ranked[Math.floor(ranked.length ** random()) - 1] ?? '/';
  });
}

interface Visited extends Load {
  fromMemory: number;
}

class Traffic {
  private asked = 0;

  private constructor(
    readonly name: string,
    private readonly served: ServedSite,
    private readonly addresses: string[],
  ) {}

  static async of(name: string, served: ServedSite): Promise<Traffic> {
    return new Traffic(name, served, await drawAddresses(served));
  }

  /** Asks for the next drawn addresses, while the gallery changes now and then. */
  async visit(seconds: number, perSecond?: number): Promise<Visited> {
    const { client, site } = this.served;
    let remembered = 0;
    const edit = () =>
      client
        .query(`update wallpaper set title = title || '' where id = (select max(id) from wallpaper)`)
        .catch(console.error);
    const editing = setInterval(edit, EDIT_EVERY_MS);
    try {
      const measured = await load(site.url, {
        seconds,
        perSecond,
        requests: [
          {
            setupRequest: (sent) => ({
              ...sent,
              path: this.addresses[this.asked++ % DRAWN],
              headers: { ...sent.headers, 'X-Forwarded-For': newAddress() },
            }),
          },
        ],
        onHeaders: (raw) => {
          const timing = raw.findIndex((name) => name.toLowerCase() === 'server-timing');
          if (timing >= 0 && !['', 'miss'].includes(memoryFrom(raw[timing + 1]))) remembered += 1;
        },
      });
      return { ...measured, fromMemory: remembered / measured.answers };
    } finally {
      clearInterval(editing);
    }
  }
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Figures {
  highest: number;
  p50: number;
  p99: number;
}

/** In turns, so that both meet the same moods of the machine. */
async function compare(all: Traffic[], seconds: number): Promise<Figures[]> {
  const rounds: { at: Traffic; fast: Visited; steady: Visited }[] = [];
  for (const traffic of all) await traffic.visit(WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of all) {
      const fast = await at.visit(seconds);
      rounds.push({ at, fast, steady: await at.visit(seconds, STEADY_PER_SECOND) });
    }
  }
  printHead('real traffic, 16 connections', ['requests/s', 'memory %', 'p50 at 80', 'p99 at 80', '']);
  return all.map((traffic) => {
    const own = rounds.filter(({ at }) => at === traffic);
    const highest = median(own.map(({ fast }) => fast.perSecond));
    const [p50, p99] = [median(own.map(({ steady }) => steady.p50)), median(own.map(({ steady }) => steady.p99))];
    const memory = 100 * median(own.map(({ fast }) => fast.fromMemory));
    const unexpected = own.reduce((sum, { fast, steady }) => sum + fast.unexpected + steady.unexpected, 0);
    const answers = own.reduce((sum, { fast, steady }) => sum + fast.answers + steady.answers, 0);
    printRow(
      [traffic.name, highest.toFixed(0), memory.toFixed(0), String(p50), String(p99)],
      doubts(unexpected, answers),
    );
    return { highest, p50, p99 };
  });
}

/** The database that another version of the code migrates itself, with the same wallpapers. */
async function withOtherSite(project: string, rows: number, use: (served: ServedSite) => Promise<void>): Promise<void> {
  const { url, drop } = await createDatabaseOn(databaseServer() ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await withServedSite({ client, databaseUrl: url, project }, async () => undefined);
    await seedGallery(client, rows);
    await withServedSite({ client, databaseUrl: url, project }, use);
  } finally {
    await client.end();
    await drop();
  }
}

/** Visitors as they come: popular pages again and again, and others once. @param beside the folder of another checkout, built */
export async function measureTraffic(
  client: Client,
  databaseUrl: string,
  { rows, seconds, beside }: { rows: number; seconds: number; beside?: string },
): Promise<void> {
  await withServedSite({ client, databaseUrl }, async (served) => {
    const ours = await Traffic.of('this version', served);
    if (!beside) return void (await compare([ours], seconds));
    await withOtherSite(path.resolve(beside), rows, async (other) => {
      const [now, before] = await compare([ours, await Traffic.of('the other', other)], seconds);
      if (!now || !before) return;
      const [rate, wait] = [now.highest / before.highest, now.p99 / before.p99];
      const isMet = rate >= LEAST_RATE && wait <= MOST_P99;
      const figures = [rate.toFixed(2), '', (now.p50 / before.p50).toFixed(2), wait.toFixed(2), verdict(isMet)];
      printRow([`ratio (>= ${LEAST_RATE}, p99 <= ${MOST_P99})`, ...figures]);
    });
  });
}
