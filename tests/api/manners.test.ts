import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { startSite } from '../support/site';

/** Every address of the API with the methods it answers. */
const ROUTES: Record<string, string[]> = {
  '/api/wallpapers': ['GET', 'POST'],
  '/api/wallpapers/1': ['GET', 'PUT', 'DELETE'],
  '/api/wallpapers/1/download': ['POST'],
  '/api/categories': ['GET', 'POST'],
  '/api/categories/1': ['PUT', 'DELETE'],
  '/api/analytics': ['GET'],
  '/api/subscribers': ['GET'],
  '/api/admin/purge-wallpapers': ['POST'],
  '/api/subscribe': ['POST'],
  '/api/contact': ['POST'],
  '/api/auth/me': ['GET'],
  '/api/auth/login': ['POST'],
  '/api/auth/logout': ['POST'],
};
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ADMIN_ONLY = [
  ['POST', '/api/wallpapers'],
  ['PUT', '/api/wallpapers/1'],
  ['DELETE', '/api/wallpapers/1'],
  ['POST', '/api/categories'],
  ['PUT', '/api/categories/1'],
  ['DELETE', '/api/categories/1'],
  ['GET', '/api/subscribers'],
  ['POST', '/api/admin/purge-wallpapers'],
] as const;

let site: Awaited<ReturnType<typeof startSite>>;
let visitor: Send;
let admin: Send;

beforeAll(async () => {
  site = await startSite();
  visitor = client(site.url);
  admin = await administrator(site);
  await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } });
});
afterAll(() => site.stop());

describe('every address of the API', () => {
  it.each(Object.entries(ROUTES))('%s answers %j and says so to every other method', async (path, allowed) => {
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    for (const method of METHODS.filter((candidate) => !allowed.includes(candidate))) {
      const answer = await visitor(method, path);
      expect(answer, method).toMatchObject({ status: 405, body: { error: 'method_not_allowed' } });
      expect(answer.headers.get('Allow')).toBe(allow);
    }
    const options = await visitor('OPTIONS', path);
    expect(options.status).toBe(204);
    expect(options.headers.get('Allow')).toBe(allow);
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await visitor('HEAD', '/api/wallpapers');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Total-Count')).toBe('1');
  });

  it.each(METHODS)('%s to an unknown address is a JSON 404', async (method) => {
    for (const path of ['/api', '/api/nothing', '/api/wallpapers/1/nothing']) {
      expect(await visitor(method, path), path).toMatchObject({ status: 404, body: { error: 'not_found' } });
    }
  });

  it.each(ADMIN_ONLY)('%s %s needs the administrator', async (method, path) => {
    for (const send of [visitor, client(site.url, 'sid=made-up')]) {
      expect(await send(method, path, method === 'GET' ? {} : { json: {} })).toMatchObject({
        status: 401,
        body: { error: 'unauthorized' },
      });
    }
    expect((await visitor('GET', '/api/wallpapers/1')).status).toBe(200);
  });

  it('refuses writes that another site sends, even with the session of the administrator', async () => {
    const senders: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: site.url },
      { Referer: 'https://elsewhere.example/page' },
      {},
    ];
    const writes = Object.entries(ROUTES).flatMap(([path, methods]) =>
      methods.filter((method) => method !== 'GET').map((method) => [method, path] as const),
    );
    for (const [method, path] of writes) {
      for (const headers of senders) {
        const answer = await admin(method, path, { headers: { ...headers, 'X-Requested-With': '' } });
        expect(answer, `${method} ${path} ${JSON.stringify(headers)}`).toMatchObject({
          status: 403,
          body: { error: 'forbidden' },
        });
      }
    }
    expect((await admin('GET', '/api/auth/me')).body).toEqual({ authenticated: true });
    expect((await visitor('GET', '/api/wallpapers/1')).body.downloads).toBe(0);
  });

  it('accepts writes of the site itself by what browsers send', async () => {
    const senders: Record<string, string>[] = [
      { Origin: site.url },
      { 'Sec-Fetch-Site': 'same-origin' },
      { Referer: `${site.url}/` },
    ];
    for (const headers of senders) {
      const answer = await visitor('POST', '/api/wallpapers/1/download', {
        headers: { ...headers, 'X-Requested-With': '' },
      });
      expect(answer.status).toBe(200);
    }
  });

  it('lets no other site read', async () => {
    const answer = await visitor('GET', '/api/wallpapers', { headers: { Origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('GET /api/categories', () => {
  it('lists id, name and slug', async () => {
    const { status, body } = await visitor('GET', '/api/categories');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    for (const category of body) expect(Object.keys(category).sort()).toEqual(['id', 'name', 'slug']);
  });
});
