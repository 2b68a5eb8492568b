import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedGallery } from '../bench/seed-gallery';
import { type Answer, client, newPicture, sessionCookie } from '../support/api-client';
import { type Contract, contractOf } from '../support/contract';
import { type HostileRequest, hostileRequest } from '../support/hostile';
import { type Site, startSite } from '../support/site';

/** Other requests with another seed; more of them with another number of rounds. */
const SEED = Number(process.env.TEST_SEED || 20_261_121);
const ROUNDS = Number(process.env.TEST_ROUNDS || 720);
const AT_ONCE = 16;
/** A round has some seven and a half requests on average. */
const FEWEST_REQUESTS = ROUNDS * 7;
const WALLPAPERS = 10_000;
const SLOW_MS = 1000;

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
 * Statements of the site that have run for a second or more. PostgreSQL's own clock and view of them: what the requests
 * wait for in this process or in the site's does not count. A look every tenth of a second misses none.
 */
function watchStatements() {
  const slow = new Map<string, string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await database.query(
        `select pid || ' ' || query_start as id, query || ' ' || coalesce(wait_event, '') as what from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and backend_type = 'client backend'
           and clock_timestamp() - query_start > make_interval(secs => $1 / 1000.0)`,
        [SLOW_MS],
      );
      for (const { id, what } of rows) slow.set(id, what);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async end(): Promise<string[]> {
      isOver = true;
      await watching;
      return [...slow.values()];
    },
  };
}

it('whatever is sent, the API answers as its document says, at once and without a failure of its own', async () => {
  const watch = watchStatements();
  let sent = 0;
  const begin = Date.now();
  const property = fc.asyncProperty(
    fc.array(hostileRequest(contract, pictures), { minLength: 1, maxLength: AT_ONCE, size: 'max' }),
    async (requests) => {
      sent += requests.length;
      const problems = (await Promise.all(requests.map(problemsWith))).flat();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  );
  let slow: string[];
  try {
    // The message names the request; making it smaller would send thousands more.
    await fc.assert(property, { seed: SEED, numRuns: ROUNDS, endOnFailure: true });
  } finally {
    slow = await watch.end();
    console.info(`${sent} requests in ${Math.round((Date.now() - begin) / 1000)} s, seed ${SEED}`, statuses);
  }
  expect(slow).toEqual([]);
  expect(sent).toBeGreaterThan(FEWEST_REQUESTS);
  expect(
    site
      .log()
      .split('\n')
      .filter((line) => line && !line.startsWith('Tapeta is ready')),
  ).toEqual([]);
}, 600_000);
