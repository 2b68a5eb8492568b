import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import manifest from '../../package.json';
import { openTestDatabase } from '../support/database';
import startDatabase from '../support/postgres';
import { measureCuts } from './cuts';
import { type GalleryFigures, measureQueries, printQueries } from './queries';
import { seedGallery } from './seed-gallery';
import { measureServed } from './served';
import { measureTraffic } from './traffic';
import { measureUploads } from './uploads';

const PARTS = ['served', 'traffic', 'uploads', 'cuts', 'queries'];

interface Options {
  sizes: number[];
  seconds: number;
  parts: string[];
  beside?: string;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string' },
      beside: { type: 'string' },
    },
  });
  const sizes = values.rows.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
    throw new Error('--rows takes numbers from 1000 up');
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new Error('--seconds takes a number from 1 up');
  if (values.only !== undefined && !PARTS.includes(values.only)) throw new Error(`--only takes ${PARTS.join(' or ')}`);
  return { sizes, seconds, parts: values.only === undefined ? PARTS : [values.only], beside: values.beside };
}

async function seed(client: pg.Client, rows: number): Promise<void> {
  const started = performance.now();
  await seedGallery(client, rows);
  const seconds = (performance.now() - started) / 1000;
  const { rows: found } = await client.query('select pg_database_size(current_database()) as bytes');
  const megabytes = Math.round(found[0].bytes / 2 ** 20).toLocaleString('en');
  console.info(
    `\n${rows.toLocaleString('en')} wallpapers seeded in ${seconds.toFixed(0)} s, a database of ${megabytes} MB.`,
  );
}

/** The machine and versions that the figures belong to. */
async function printMachine(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version');
  const memory = Math.round(totalmem() / 2 ** 30);
  const { version, dependencies, devDependencies } = manifest;
  console.info(
    `\n${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GB; Node ${process.versions.node}, ` +
      `PostgreSQL ${rows[0].server_version.split(' ')[0]}; Tapeta ${version}, Remix ${dependencies['@remix-run/serve']}, ` +
      `React ${dependencies.react}, autocannon ${devDependencies.autocannon}.`,
  );
}

async function measure(rows: number, { seconds, parts, beside }: Options): Promise<GalleryFigures | null> {
  const { url, orm, close } = await openTestDatabase();
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await printMachine(client);
    await seed(client, rows);
    if (parts.includes('served')) await measureServed(client, url, seconds);
    if (parts.includes('traffic')) await measureTraffic(client, url, { rows, seconds, beside });
    if (parts.includes('uploads')) await measureUploads(client, url);
    if (parts.includes('cuts')) await measureCuts(client, url);
    return parts.includes('queries') ? await measureQueries({ client, orm, url, rows }) : null;
  } finally {
    await client.end();
    await close();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const stopDatabase = await startDatabase();
  try {
    const columns: GalleryFigures[] = [];
    for (const size of options.sizes) {
      const figures = await measure(size, options);
      if (figures) columns.push(figures);
    }
    if (columns.length > 0) printQueries(options.sizes, columns);
  } finally {
    await stopDatabase();
  }
}

await main();
