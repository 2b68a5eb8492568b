import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { memoryFrom } from './ask';
import { doubts, type Load, load } from './load';
import { type ServedSite, withServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';

const CONNECTIONS = 200;
const P99_MS = 50;
/** Fewer changes would not be significant. */
const MIN_SECONDS = 5;
const COUNTER = fileURLToPath(new URL('../../tests/bench/count-renderings.mjs', import.meta.url));

/** Changes the gallery every second until stopped. Returns the number of changes. */
function changeEverySecond(client: Client): () => Promise<number> {
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    changes += 1;
    last = client.query(`update wallpaper set title = $1 where id = (select max(id) from wallpaper)`, [
      `Changed ${changes}`,
    ]);
  }, 1000);
  return async () => {
    clearInterval(timer);
    await last;
    return changes;
  };
}

const headerOf = (rawHeaders: string[], name: string) =>
  rawHeaders[rawHeaders.findIndex((text) => text.toLowerCase() === name) + 1];

interface Rush extends Load {
  changes: number;
  waited: number;
}

/** All visitors request the home page while the gallery changes. */
async function rush({ site, client }: ServedSite, seconds: number): Promise<Rush> {
  let waited = 0;
  const stopChanges = changeEverySecond(client);
  const loaded = await load(site.url, {
    seconds,
    connections: CONNECTIONS,
    onHeaders: (rawHeaders) => {
      if (memoryFrom(headerOf(rawHeaders, 'server-timing')) === 'miss') waited += 1;
    },
  });
  return { ...loaded, waited, changes: await stopChanges() };
}

function print(
  { p99, slowest, answers, unexpected, changes, waited }: Rush,
  renderings: number,
  workers: number,
): void {
  const each = renderings / changes / workers;
  // The first rendering may belong to an earlier count.
  const isMet = p99 <= P99_MS && renderings <= (changes + 1) * workers && unexpected === 0;
  printHead('stampede, 200 connections', [
    ...['answers', 'p99 ms', 'target', 'slowest ms', 'changes', 'waited', 'renderings', 'each', 'target', ''],
  ]);
  const waits = [String(answers), String(p99), `<= ${P99_MS}`, String(slowest)];
  const work = [String(changes), String(waited), String(renderings), each.toFixed(2), '1'];
  printRow(['home', ...waits, ...work, verdict(isMet)], doubts(unexpected, answers));
  console.info('each: renderings per worker and change; waited: answers that were not ready on request');
}

/** Many visitors when an answer expires: how long they wait, and how often the page is rendered. */
export async function measureStampede(client: Client, databaseUrl: string, seconds: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-bench-'));
  const file = path.join(folder, 'renderings');
  try {
    await writeFile(file, '');
    const env = { NODE_OPTIONS: `--import=${COUNTER}`, COUNT_RENDERINGS: file };
    await withServedSite({ client, databaseUrl, env }, async (served) => {
      // The first renderings of a new process take longest and are not measured.
      await rush(served, MIN_SECONDS);
      const { size: before } = await stat(file);
      const outcome = await rush(served, Math.max(seconds, MIN_SECONDS));
      const { size } = await stat(file);
      print(outcome, size - before, served.workers.length);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
