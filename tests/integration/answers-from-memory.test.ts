import { afterAll, beforeAll, expect, it } from 'vitest';
import { bumpVersion } from '~/db/cache-invalidation.server';
import { type AnswerServer, openAnswerServer, PASSED_ON } from '../support/answer-server';
import { until } from '../support/until';

let server: AnswerServer;

beforeAll(async () => {
  server = await openAnswerServer(8);
});
afterAll(() => server.close());

const respond = (request: Request, status = 200) =>
  new Response(request.url, { status, headers: { 'Content-Type': 'text/html' } });

it('renders one answer for simultaneous requests', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const rendered = server.renderWith(async (request) => {
    await finished;
    return respond(request);
  });
  const asked = Array.from({ length: 40 }, () => server.ask('/?seed=1'));
  await until('it is asked for', () => rendered.length > 0, 5000);
  finish();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(rendered).toHaveLength(1);
});

it('renders again after a change, and discards older renderings', async () => {
  const finish: (() => void)[] = [];
  server.renderWith(async (request) => {
    await new Promise<void>((resolve) => finish.push(resolve));
    return respond(request);
  });
  const before = server.ask('/?seed=2');
  await until('it is asked for', () => finish.length === 1, 5000);
  bumpVersion();
  const after = server.ask('/?seed=2');
  await until('it is asked for again', () => finish.length === 2, 5000);
  for (const end of finish) end();
  expect((await before).status).toBe(200);
  expect((await after).status).toBe(200);
});

it('doesn’t share private answers', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const rendered = server.renderWith(async (request) => {
    await finished;
    return respond(request, 429);
  });
  const asked = Array.from({ length: 5 }, () => server.ask('/?q=sea'));
  await until('it is asked for', () => rendered.length > 0, 5000);
  finish();
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([429, ...Array(4).fill(PASSED_ON)]);
  expect((await server.ask('/?q=sea')).status).toBe(429);
  const personal = server.renderWith(() => new Response('mine', { headers: { 'Set-Cookie': 'sid=x' } }));
  for (let time = 0; time < 2; time += 1) expect((await server.ask('/?q=cookie')).timing).toBeUndefined();
  expect(personal).toHaveLength(2);
});

it('renders only from the values in the cache key', async () => {
  let seen: Request | undefined;
  server.renderWith((request) => {
    seen = request;
    return respond(request);
  });
  await server.ask('/?utm=1&seed=3&tab=pc');
  expect(seen?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?tab=pc&seed=3$/);
  expect([...(seen?.headers ?? [])]).toEqual([['cookie', 'small-pictures=0']]);
});

it('expires answers and redirects on time, and updates max-age', async () => {
  const end = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000);
  const rendered = server.renderWith(
    () =>
      new Response(null, {
        status: 302,
        headers: {
          Location: '/images/x',
          'Cache-Control': 'public, max-age=999',
          Expires: end.toUTCString(),
        },
      }),
  );
  const path = '/api/daily?tags=sea';
  const [first, again] = [await server.ask(path), await server.ask(`${path}&ignored=1`)];
  expect([first.status, again.status, rendered.length]).toEqual([302, 302, 1]);
  await until('it has ended', () => Date.now() > end.getTime());
  await server.ask(path);
  expect(rendered).toHaveLength(2);
});

it('renders separately per accepted type, and never caches bytes', async () => {
  const rendered = server.renderWith(respond);
  for (const accept of ['text/html', '*/*', 'application/json', 'application/json, text/plain'])
    await server.ask('/api/daily?width=1', { accept });
  expect(rendered).toHaveLength(2);
  expect((await server.ask('/api/daily?as=image')).status).toBe(PASSED_ON);
  expect((await server.ask('/api/daily?width=5&redirect=0')).status).toBe(PASSED_ON);
});

it('lets clients take turns, and refuses a client with too many waiting pages', async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  server.renderWith(async (request) => {
    begun.push(new URL(request.url).searchParams.get('q') ?? '');
    await new Promise<void>((resolve) => finish.push(resolve));
    return respond(request);
  });
  const crawled = Array.from({ length: 70 }, (_, index) => server.ask(`/?q=crawled${index}`, {}, '127.0.0.2'));
  await until('the crawler has its turns', () => begun.length === 3);
  const refused = await Promise.race(crawled);
  expect(refused.status).toBe(503);
  expect(refused.body).toContain('The site is busy.');

  const visited = server.ask('/?q=visited', {}, '127.0.0.3');
  // The visitor gets the first or the second free turn.
  await until('the visitor has a turn', () => {
    finish.shift()?.();
    return begun.includes('visited');
  });
  expect(begun.indexOf('visited')).toBeLessThan(20);
  const ending = setInterval(() => finish.shift()?.(), 1);
  expect((await visited).status).toBe(200);
  const statuses = (await Promise.all(crawled)).map(({ status }) => status);
  clearInterval(ending);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(statuses.filter((status) => status === 503).length).toBe(
    70 - statuses.filter((status) => status === 200).length,
  );
});
