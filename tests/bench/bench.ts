import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { query } from '~/db/sql.server';
import { openTestDatabase } from '../support/database';
import startDatabase from '../support/postgres';
import { PAGES } from './pages';
import { measureScreens, SCREENS, seedDesk } from './screens';
import { seedGallery } from './seed-gallery';

const WARM_UP = 5;
const RUNS = 40;

interface Timing {
  median: number;
  p95: number;
}

type Figures = Record<string, Timing>;

function readSizes(): number[] {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
  const sizes = values.rows.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
    throw new Error('--rows takes numbers from 1000 up');
  return sizes;
}

async function time(work: (turn: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + RUNS; turn++) {
    const started = performance.now();
    await work(turn);
    if (turn >= WARM_UP) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

async function measure(rows: number): Promise<{ figures: Figures; screens: Figures; server: string }> {
  const { url, orm, close } = await openTestDatabase();
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const started = performance.now();
    await seedGallery(client, rows);
    const seconds = (performance.now() - started) / 1000;
    console.info(`${rows.toLocaleString('en')} wallpapers seeded in ${seconds.toFixed(0)} s.`);
    const figures: Figures = {};
    for (const [name, work] of Object.entries(PAGES)) figures[name] = await time((turn) => work(orm.em.fork(), turn));
    await seedDesk(client, rows);
    await client.end();
    const screens = await measureScreens(url, time);
    const [{ server }] = (await query(orm.em.fork(), 'select version() as server')) as [{ server: string }];
    return { figures, screens, server };
  } finally {
    await close();
  }
}

function printTable(title: string, names: string[], sizes: number[], columns: Figures[]): void {
  const cell = (value: string) => value.padStart(12);
  const heads = sizes.flatMap((size) => [size.toLocaleString('en'), '']);
  console.info(`\n${title.padEnd(32)}${heads.map(cell).join('')}`);
  console.info(`${'ms'.padEnd(32)}${sizes.map(() => cell('median') + cell('95 %')).join('')}`);
  for (const name of names) {
    const figures = columns.map((column) => column[name] ?? { median: 0, p95: 0 });
    const cells = figures.map(({ median, p95 }) => cell(median.toFixed(1)) + cell(p95.toFixed(1)));
    console.info(`${name.padEnd(32)}${cells.join('')}`);
  }
}

async function main(): Promise<void> {
  const sizes = readSizes();
  const stopDatabase = await startDatabase();
  try {
    const columns: Figures[] = [];
    const screenColumns: Figures[] = [];
    let database = '';
    for (const size of sizes) {
      const { figures, screens, server } = await measure(size);
      columns.push(figures);
      screenColumns.push(screens);
      database = server.split(' ').slice(0, 2).join(' ');
    }
    const memory = Math.round(totalmem() / 2 ** 30);
    console.info(
      `\n${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GB; Node ${process.versions.node}, ${database}.`,
    );
    printTable('queries, by wallpapers', Object.keys(PAGES), sizes, columns);
    printTable('admin screens, by wallpapers', Object.keys(SCREENS), sizes, screenColumns);
  } finally {
    await stopDatabase();
  }
}

await main();
