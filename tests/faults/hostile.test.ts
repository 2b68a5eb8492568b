import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedGallery } from '../bench/seed-gallery';
import { type Answer, client, newPicture, sessionCookie } from '../support/api-client';
import { type Contract, contractOf } from '../support/contract';
import { type HostileRequest, hostileRequest } from '../support/hostile';
import { requireQuiet, type Site, startSite } from '../support/site';

/**
 * HOSTILE_SEED and HOSTILE_ROUNDS give other or more requests. Not the seed of the run: new random requests must not fail the
 * test of an unrelated change.
 */
const SEED = Number(process.env.HOSTILE_SEED || 20_261_121);
const ROUNDS = Number(process.env.HOSTILE_ROUNDS || 720);
const AT_ONCE = 16;
/** A round has about 7.5 requests on average. */
const FEWEST_REQUESTS = ROUNDS * 7;
const WALLPAPERS = 10_000;
/** Average per request. 200 to 900 are usual; one request that joins all wallpapers with all others adds 2,000. */
const MAX_BLOCKS = 2000;

let site: Site;
let contract: Contract;
let cookie: string;
let database: pg.Client;
const pictures: Buffer[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

async function logIn(): Promise<string> {
  const json = { username: site.adminUsername, password: site.adminPassword };
  return sessionCookie(await client(site.url)('POST', '/api/auth/login', { json }));
}

beforeAll(async () => {
  site = await startSite({ env: { WEB_CONCURRENCY: '2', MAX_UPLOAD_MB: '1' } });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  await seedGallery(database, WALLPAPERS);
  // These wallpapers have no files, so a job for their renditions would fail.
  await database.query('update wallpaper set avif = true');
  // Done now, so that autovacuum does not run while blocks are counted.
  await database.query('vacuum analyze');
  cookie = await logIn();
  contract = contractOf((await client(site.url)('GET', '/api/openapi.json')).body);
  for (const name of ['a.jpg', 'b.png', 'c.webp']) {
    pictures.push(Buffer.from(await (await newPicture(name, 64, 40)).arrayBuffer()));
  }
});
afterAll(async () => {
  agent.destroy();
  await database.end();
  await site.stop();
});

function send({ method, path, headers, body, isLoggedIn }: HostileRequest): Promise<Answer> {
  const all = {
    ...(isLoggedIn && { Cookie: cookie }),
    ...headers,
    ...(body && { 'Content-Length': String(body.length) }),
  };
  return new Promise((resolve, reject) => {
    const call = request(site.url + path, { method, headers: all, agent }, async (response) => {
      const pairs = Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
      const answered = new Headers(pairs as [string, string][]);
      const content = await text(response);
      const isJson = /json/.test(answered.get('Content-Type') ?? '');
      resolve({
        status: response.statusCode ?? 0,
        headers: answered,
        body: content && isJson ? JSON.parse(content) : content,
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

const show = ({ method, path, headers, body, isLoggedIn }: HostileRequest) =>
  JSON.stringify({ method, path, headers, isLoggedIn, body: body?.toString('latin1').slice(0, 2000) });

const statuses: Record<number, number> = {};

async function problemsWith(hostile: HostileRequest): Promise<string[]> {
  const answer = await send(hostile);
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const problems = contract.problemsOf(hostile.method, hostile.path, answer);
  if (answer.status >= 500) problems.push(`answers ${answer.status}`);
  return problems.map((problem) => `${problem}: ${show(hostile)}`);
}

/**
 * Blocks of 8 KB that the database has read so far: the cost of statements, equal on every machine. Connections report theirs
 * within a second, or when they end.
 */
async function blocksRead(): Promise<number> {
  const { rows } = await database.query(
    'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].blocks);
}

it('the API answers every request as documented, quickly and without internal errors', async () => {
  const blocksBefore = await blocksRead();
  let sent = 0;
  const property = fc.asyncProperty(
    fc.array(hostileRequest(contract, pictures), { minLength: 1, maxLength: AT_ONCE, size: 'max' }),
    async (requests) => {
      sent += requests.length;
      const problems = (await Promise.all(requests.map(problemsWith))).flat();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  );
  try {
    // The message names the request. Shrinking it would send thousands more.
    await fc.assert(property, { seed: SEED, numRuns: ROUNDS, endOnFailure: true });
  } finally {
    console.info(`${sent} requests, HOSTILE_SEED=${SEED}`, statuses);
  }
  const blocks = (await blocksRead()) - blocksBefore;
  expect(blocks / sent).toBeLessThan(MAX_BLOCKS);
  expect(sent).toBeGreaterThan(FEWEST_REQUESTS);
  requireQuiet(site);
}, 600_000);
