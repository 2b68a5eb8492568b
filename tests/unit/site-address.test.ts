import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

interface Asked {
  host: string;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

type Ask = (asked: Asked) => Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>;

const SERVED = 299;
const stops: (() => void)[] = [];
const servers = new Map<string, Promise<Ask>>();

afterAll(() => {
  for (const stop of stops) stop();
});

const watched = (path: string) => ({ id: path, path, module: { handle: { anyHost: true } } });
const WATCHED = { health: watched('health'), ready: watched('health/ready') } as never;

/** One server for all tests with these settings. */
function serve(siteUrl: string, trustProxy = ''): Promise<Ask> {
  const settings = `${siteUrl} ${trustProxy}`;
  const server = servers.get(settings) ?? startServer(siteUrl, trustProxy);
  servers.set(settings, server);
  return server;
}

/** The modules read the environment when they load. */
async function startServer(siteUrl: string, trustProxy: string): Promise<Ask> {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.stubEnv('TRUST_PROXY', trustProxy);
  vi.resetModules();
  const { context } = await import('~/http/middleware/context.server');
  const { siteAddress } = await import('~/http/middleware/site-address.server');
  const { routeFinder } = await import('~/http/request/route-patterns.server');
  const { composeMiddleware } = await import('~/http/middleware/middleware');
  const step = composeMiddleware([context(routeFinder(WATCHED), () => undefined), siteAddress]);
  const server = createServer((one, response) => step(one, response, () => response.writeHead(SERVED).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async ({ host, method = 'GET', path = '/', headers }) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent: false, headers: { ...headers, host } }).end();
    const [answer] = await once(sent, 'response');
    let body = '';
    for await (const chunk of answer) body += chunk;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
}

describe('with SITE_URL', () => {
  const SITE = 'https://wallpapers.example';

  // Loads the modules, which takes longer than a test may on a busy machine.
  beforeAll(async () => void (await serve(SITE)));

  test.each([
    ['wallpapers.example'],
    ['WALLPAPERS.example:443'],
    // Names that health checks and proxies use for this machine.
    ['localhost:3000'],
    ['127.0.0.1:3000'],
    ['[::1]:3000'],
    ['tapeta:3000'],
  ])('%s is served', async (host) => {
    const ask = await serve(SITE);
    expect((await ask({ host })).status).toBe(SERVED);
    expect((await ask({ host, method: 'POST' })).status).toBe(SERVED);
  });

  test.each([
    ['www.wallpapers.example'],
    ['wallpapers.example.'],
    ['wallpapers.example:8443'],
    ['evil.example'],
    ['203.0.113.5:3000'],
    ['[2001:db8::7]'],
  ])('%s redirects to the same page of the site and accepts no writes', async (host) => {
    const ask = await serve(SITE);
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask({ host, method, path: '/tag/sea?after=1%2F2' });
      expect([status, headers.location, body]).toEqual([308, `${SITE}/tag/sea?after=1%2F2`, '']);
      expect(headers['cache-control']).toBe('private, max-age=600');
    }
    expect((await ask({ host, path: '//evil.example/' })).headers.location).toBe(`${SITE}/evil.example/`);
    const read = await ask({ host, path: '/api/wallpapers?limit=1' });
    expect([read.status, read.headers.location]).toEqual([308, `${SITE}/api/wallpapers?limit=1`]);
    const message = `This site is at ${SITE}. Nothing was saved. Go there and try again.`;
    const form = await ask({ host, method: 'POST', path: '/contact' });
    expect([form.status, form.body]).toEqual([403, `${message}\n`]);
    const program = await ask({ host, method: 'DELETE', path: '/api/wallpapers/1' });
    expect([program.status, JSON.parse(program.body)]).toEqual([403, { message, error: 'forbidden' }]);
  });

  test('plain http at a trusted proxy redirects to https', async () => {
    const ask = await serve(SITE, 'loopback');
    const host = 'wallpapers.example';
    const plain = { 'x-forwarded-proto': 'http' };
    expect(await ask({ host, path: '/help', headers: plain })).toMatchObject({
      status: 308,
      headers: { location: `${SITE}/help` },
    });
    expect((await ask({ host, method: 'POST', path: '/login', headers: plain })).status).toBe(403);
    expect((await ask({ host, headers: { 'x-forwarded-proto': 'https' } })).status).toBe(SERVED);
    const direct = await serve(SITE);
    expect((await direct({ host, headers: plain })).status).toBe(SERVED);
  });

  test('a trusted proxy’s forwarded name counts, not its name for this machine', async () => {
    const ask = await serve(SITE, 'loopback');
    const forwarded = (host: string) => ({ 'x-forwarded-host': host });
    expect((await ask({ host: '10.0.0.5:3000' })).status).toBe(SERVED);
    expect((await ask({ host: 'origin.example', headers: forwarded('wallpapers.example') })).status).toBe(SERVED);
    expect((await ask({ host: '10.0.0.5:3000', headers: forwarded('evil.example') })).status).toBe(308);
    const direct = await serve(SITE);
    expect((await direct({ host: 'origin.example', headers: forwarded('wallpapers.example') })).status).toBe(308);
  });

  test('health checks are answered under any name', async () => {
    const ask = await serve(SITE, 'loopback');
    for (const path of ['/health', '/health/ready', '/health?now'])
      expect((await ask({ host: '203.0.113.5', path, headers: { 'x-forwarded-proto': 'http' } })).status).toBe(SERVED);
    expect((await ask({ host: 'evil.example', path: '/healthy' })).status).toBe(308);
  });
});

test('a site with plain http doesn’t redirect from https', async () => {
  const ask = await serve('http://wallpapers.lan:3000', 'loopback');
  const host = 'wallpapers.lan:3000';
  expect((await ask({ host, headers: { 'x-forwarded-proto': 'https' } })).status).toBe(SERVED);
  expect((await ask({ host: 'wallpapers.lan' })).headers.location).toBe('http://wallpapers.lan:3000/');
});

test('without SITE_URL every name is served', async () => {
  const ask = await serve('');
  expect((await ask({ host: 'evil.example', headers: { 'x-forwarded-proto': 'http' } })).status).toBe(SERVED);
});
