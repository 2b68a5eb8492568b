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
 * Another seed tests other requests, more rounds test more of them. The default is fixed: a failure with new requests would
 * not be the fault of the change under test.
 */
const SEED = Number(process.env.HOSTILE_SEED || 20_261_121);
const ROUNDS = Number(process.env.HOSTILE_ROUNDS || 360);
const AT_ONCE = 16;
/** A round has 7.5 requests on average. */
const FEWEST_REQUESTS = ROUNDS * 7;
const WALLPAPERS = 10_000;
/** Average per request. 200 to 900 is normal; a single one that combines all wallpapers with all adds 2,000. */
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
  // The wallpapers have no files, so a job that makes the missing ones of a restored wallpaper would fail.
  await database.query('update wallpaper set avif = true');
  // Now, so that PostgreSQL doesn't do it automatically while blocks are counted.
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
 * Blocks of 8 KB that the database has read so far. Measures the cost of statements, independent of the machine. Connections
 * report theirs after a second at the latest, or when they end.
 */
async function blocksRead(): Promise<number> {
  const { rows } = await database.query(
    'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].blocks);
}

it('whatever is sent, the API answers as documented, fast and without a server error', async () => {
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
