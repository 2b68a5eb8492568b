import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Send } from '../support/api-client';
import { type Site, startSite } from '../support/site';
import { inDatabase } from '../support/site-database';
import { until } from '../support/until';

interface Line {
  level: string;
  time: string;
  component: string;
  requestId?: string;
  route?: string;
  status?: number;
  error?: { message: string; stack: string };
  [field: string]: unknown;
}

let site: Site;
let send: Send;

beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: 'debug' } });
  send = client(site.url);
});
afterAll(() => site.stop());

const lines = (): Line[] =>
  site
    .log()
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line));

/** All lines of this request. */
async function linesOf(id: string | null): Promise<Line[]> {
  await until('the request is in the log', async () =>
    lines().some(({ requestId, status }) => requestId === id && status !== undefined),
  );
  return lines().filter(({ requestId }) => requestId === id);
}

async function lineOf(path: string, options = {}): Promise<Line> {
  const { headers } = await send('GET', path, options);
  const [line, ...more] = await linesOf(headers.get('X-Request-Id'));
  expect(more).toEqual([]);
  return line as Line;
}

it('has one line for every kind of request', async () => {
  expect(await lineOf('/help')).toMatchObject({
    ...{ level: 'info', component: 'worker', method: 'GET', route: '/help', status: 200, cache: 'miss' },
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  // Each worker has its own cache, and a new connection may go to the other one.
  await until('the page comes from memory', async () => (await lineOf('/help')).cache === 'hit');
  expect(await lineOf('/login')).not.toHaveProperty('cache');
  expect(await lineOf('/favicon.ico')).toMatchObject({ level: 'debug', status: 200 });
  expect(await lineOf('/health')).toMatchObject({ level: 'debug', route: '/health' });
  expect(await lineOf('/images/000000000000000000000000/320.webp')).toMatchObject({
    ...{ level: 'info', route: '/images/*', status: 404 },
  });
  expect(await lineOf('/api/wallpapers/99')).toMatchObject({ route: '/api/wallpapers/:id', status: 404 });
  expect(await lineOf(`/${'x/'.repeat(40)}`)).toMatchObject({ route: '/*', status: 414 });
  expect(await lineOf('/%E0%A4')).toMatchObject({ status: 302 });
});

it('contains neither visitors’ addresses nor typed text', async () => {
  await lineOf('/302?to=/x//a-private-place');
  await lineOf('/?q=a+private+matter', { headers: { 'X-Forwarded-For': '198.51.100.77' } });
  await lineOf('/tag/another-private-matter?x=1', { headers: { Referer: 'https://private.example/' } });
  expect(await lineOf('/list/aprivatelistprivate22x')).toMatchObject({ route: '/list/:token?', status: 404 });
  await lineOf('/api/random?list=aprivatelistprivate22x');
  expect(site.log()).not.toMatch(/private|198\.51\.100|127\.0\.0\.1/);
});

it('only takes request ids from trusted proxies', async () => {
  const idFor = async (id: string) => {
    const { headers } = await send('GET', '/help', { headers: { 'X-Request-Id': id } });
    return headers.get('X-Request-Id');
  };
  expect(await idFor('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  for (const id of ['short', 'with spaces in it', `${'long'.repeat(17)}`, '"},{"level":"fatal"']) {
    expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('has the route and id of an unexpected error, and the error page shows the id', async () => {
  await inDatabase(site, 'alter table contact_message rename to gone');
  await inDatabase(site, 'alter table category rename to lost');
  try {
    const page = await send('GET', '/category/nature');
    const id = page.headers.get('X-Request-Id') ?? '';
    expect(page.status).toBe(500);
    expect(page.body).toContain(id);
    const [error, request, ...more] = await linesOf(id);
    expect(more).toEqual([]);
    expect(error).toMatchObject({
      ...{ level: 'error', component: 'worker', route: '/category/:slug', requestId: id },
      error: { message: expect.stringContaining('does not exist'), stack: expect.stringContaining('at ') },
    });
    expect(request).toMatchObject({ level: 'warn', route: '/category/:slug', status: 500 });

    const api = await send('POST', '/api/contact', {
      json: { email: 'somebody@example.org', subject: 'A subject', message: 'A message of some length' },
    });
    expect(api.status).toBe(500);
    const levels = (await linesOf(api.headers.get('X-Request-Id'))).map(({ level, route }) => `${level} ${route}`);
    expect(levels.sort()).toEqual(['error /api/contact', 'warn /api/contact']);
    expect(site.log()).not.toContain('somebody@example.org');
  } finally {
    await inDatabase(site, 'alter table gone rename to contact_message');
    await inDatabase(site, 'alter table lost rename to category');
  }
});

it('includes the output of every process, also what bypasses the logger', async () => {
  await until('the jobs process looks for jobs', () => site.log().includes('looking for jobs'));
  const greeting = lines().find(({ message }) => String(message).startsWith('[remix-serve]'));
  expect(greeting).toMatchObject({ level: 'debug', component: 'worker', pid: expect.any(Number) });
  const jobs = lines().find(({ message }) => String(message).includes('finish-wallpaper'));
  expect(jobs).toMatchObject({ level: 'debug', component: 'jobs' });
  expect(lines().find(({ message }) => String(message).startsWith('Tapeta is ready'))).toMatchObject({
    ...{ level: 'info', component: 'launcher' },
  });
});
