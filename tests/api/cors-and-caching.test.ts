import { beforeAll, describe, expect, it } from 'vitest';
import { newPicture, type Send } from '../support/api-client';
import { makeToken } from '../support/api-tokens';
import { onSharedSite } from '../support/shared-site';
import { endJobs } from '../support/site-database';

const { site, visitor, admin } = onSharedSite();

/** Readable by scripts of any site. */
const PUBLIC = [...['/api/wallpapers', '/api/wallpapers/1', '/api/categories', '/api/random', '/api/daily']];
/** Readable only by this site's own scripts. */
const OWN = ['/api/auth/me', '/api/analytics', '/api/subscribers', '/api/tags', '/api/messages'];
const ELSEWHERE = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site', 'X-Requested-With': '' };

beforeAll(async () => {
  await admin('POST', '/api/wallpapers', { form: { image: await newPicture() } });
});

const corsOf = (headers: Headers) => [...headers].filter(([name]) => name.startsWith('access-control-'));

describe('a script on another site', () => {
  it.each([...PUBLIC, '/api/wallpapers?limit=x', '/api/wallpapers/999', '/api/random?minWidth=99999'])(
    'can read %s, also failures',
    async (path) => {
      const { headers } = await visitor('GET', path, { headers: ELSEWHERE });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Access-Control-Expose-Headers')).toBe(
        'X-Total-Count, Link, ETag, Retry-After, X-Wallpaper-Fit',
      );
    },
  );

  it('can read the pictures', async () => {
    const { url } = (await visitor('GET', '/api/wallpapers/1')).body.renditions[0];
    expect(
      (await visitor('GET', new URL(url).pathname, { headers: ELSEWHERE })).headers.get('Access-Control-Allow-Origin'),
    ).toBe('*');
  });

  it.each(OWN)('can’t read %s', async (path) => {
    const read = await admin('GET', path, { headers: ELSEWHERE });
    const asked = { ...ELSEWHERE, 'Access-Control-Request-Method': 'GET' };
    const preflight = await visitor('OPTIONS', path, { headers: asked });
    expect([...corsOf(read.headers), ...corsOf(preflight.headers)]).toEqual([]);
  });

  it.each(PUBLIC)('may revalidate %s', async (path) => {
    const asked = {
      ...ELSEWHERE,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    };
    const { status, headers } = await visitor('OPTIONS', path, { headers: asked });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD');
    // The header that identifies our own scripts must not be allowed.
    expect(headers.get('Access-Control-Allow-Headers')).toBe('If-None-Match');
  });
});

describe('a shared cache', () => {
  beforeAll(() => endJobs(site));

  it.each(['/api/wallpapers', '/api/wallpapers/1', '/api/categories'])(
    'may store %s for a minute and then revalidate it',
    async (path) => {
      const first = await visitor('GET', path);
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600');
      expect(first.headers.get('Vary')).toBe('Accept-Encoding');
      expect(first.headers.getSetCookie()).toEqual([]);
      const again = await visitor('GET', path, { headers: { 'If-None-Match': etag } });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect(again.headers.get('ETag')).toBe(etag);
      expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(again.headers.get('X-Total-Count')).toBe(first.headers.get('X-Total-Count'));
      expect((await visitor('GET', path, { headers: { 'If-None-Match': 'W/"another"' } })).status).toBe(200);
    },
  );

  it('never stores answers to logged-in visitors or requests with Authorization, so that both see their own changes', async () => {
    const script = (authorization: string): Send => {
      const headers = { Authorization: authorization };
      return (method, path, options) =>
        visitor(method, path, { ...options, headers: { ...headers, ...options?.headers } });
    };
    const paths = ['/api/wallpapers', '/api/wallpapers/1', '/api/categories', '/api/daily', '/api/openapi.json'];
    const token = await makeToken(site, admin, ['read']);
    for (const read of [admin, script(`Bearer ${token}`), script('Basic eDp4')]) {
      for (const path of paths) {
        await visitor('GET', path);
        const { headers } = await read('GET', path, { headers: { Accept: 'application/json' } });
        expect(headers.get('Cache-Control'), path).toContain('no-store');
        expect(headers.get('Server-Timing') ?? '', path).not.toContain('cache');
      }
      await visitor('POST', '/api/wallpapers/1/download');
      const { downloads } = (await read('GET', '/api/wallpapers/1')).body;
      await visitor('POST', '/api/wallpapers/1/download');
      expect((await read('GET', '/api/wallpapers/1')).body.downloads).toBe(downloads + 1);
    }
  });

  it('never stores admin pages, sessions or failures', async () => {
    const answers = [
      ...(await Promise.all(
        [...OWN, '/api/wallpapers/999', '/api/nothing', '/api/random'].map((path) => admin('GET', path)),
      )),
      await admin('POST', '/api/categories', { json: { name: 'Kept', slug: '' } }),
      await admin('PUT', '/api/wallpapers/1', { json: { title: 'Kept', resolution: '1x1', fileSize: '1 KB' } }),
    ];
    for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
