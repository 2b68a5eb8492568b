import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { PAGES } from './pages';
import { measureScreens, SCREENS, seedDesk } from './screens';

const WARM_UP = 5;
const RUNS = 40;

interface Timing {
  median: number;
  p95: number;
}

type Figures = Record<string, Timing>;

/** Results for one size of gallery. */
export interface GalleryFigures {
  figures: Figures;
  screens: Figures;
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

interface Gallery {
  client: Client;
  orm: MikroORM;
  url: string;
  rows: number;
}

export async function measureQueries({ client, orm, url, rows }: Gallery): Promise<GalleryFigures> {
  const figures: Figures = {};
  for (const [name, work] of Object.entries(PAGES)) figures[name] = await time((turn) => work(orm.em.fork(), turn));
  await seedDesk(client, rows);
  return { figures, screens: await measureScreens(url, time) };
}

function printTimings(title: string, names: string[], sizes: number[], columns: Figures[]): void {
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

export function printQueries(sizes: number[], columns: GalleryFigures[]): void {
  const figures = columns.map((column) => column.figures);
  const screens = columns.map((column) => column.screens);
  printTimings('queries, by wallpapers', Object.keys(PAGES), sizes, figures);
  printTimings('admin screens, by wallpapers', Object.keys(SCREENS), sizes, screens);
}
