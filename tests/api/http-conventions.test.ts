import { beforeAll, describe, expect, it } from 'vitest';
import { newPicture } from '../support/api-client';
import { apiWrites } from '../support/api-routes';
import { BROWSER } from '../support/forms';
import { onSharedSite } from '../support/shared-site';

const { site, visitor, admin } = onSharedSite();

/** Without calls that take no body or a picture. */
const WITH_FIELDS = apiWrites().filter(
  ([method, path]) => method !== 'DELETE' && !/logout|download|keep|restore|picture|^.api.wallpapers$/.test(path),
);

beforeAll(async () => {
  await admin('POST', '/api/wallpapers', { form: { tags: 'first', image: await newPicture() } });
  const json = { email: 'ada@example.org', subject: 'The first', message: 'Message' };
  await visitor('POST', '/api/contact', { json });
});

it('answers 410 where earlier versions had a page', async () => {
  const headers = { ...BROWSER, 'Sec-Fetch-Site': 'same-origin' };
  for (const [send, path] of [
    [visitor, '/find'],
    [visitor, '/palette/nord'],
    [admin, '/admin/find'],
    [admin, '/admin/suggestions'],
  ] as const) {
    for (const method of ['GET', 'POST']) {
      const form = method === 'POST' ? { image: await newPicture() } : undefined;
      const { status, body } = await send(method, path, { form, headers });
      expect(status, `${method} ${path}`).toBe(410);
      expect(body).toContain('No longer here');
    }
  }
});

it.each([
  [
    '/api/rotation?every=1h&shift=1&width=640&height=360&fit=cover',
    '/api/random?every=1h&shift=1&width=640&height=360&fit=cover',
  ],
  ['/screen?every=10m&tags=sea&credit=1', '/changers'],
  ['/opds?q=sea&limit=3', '/feed.atom?q=sea&limit=3'],
  ['/packages/gnome.zip?tags=first', '/packages/pictures.zip?tags=first'],
  ['/packages/kde.zip', '/packages/pictures.zip'],
  ['/packages/theme.ddw', '/packages/pictures.zip'],
  ['/changers/windows.theme', null],
  ['/changers/wallpaper.knsrc?width=640&height=360', null],
  ['/changers/providers.xml', null],
  ['/wallpaper/1/file/kde.zip', null],
])('%s of earlier versions leads to %s', async (path, now) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await visitor(method, path);
    expect([status, headers.get('Location')]).toEqual([now ? 301 : 410, now]);
  }
  if (now) expect((await visitor('GET', now)).status).not.toBe(404);
});

describe('every API address', () => {
  it('answers 404 for a path that can’t be decoded', async () => {
    expect(await visitor('GET', '/api/%E0%A4%A')).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  it('answers 410 where programs suggested', async () => {
    for (const method of ['GET', 'POST'])
      expect(await admin(method, '/api/wallpapers/1/suggestions')).toMatchObject({
        status: 410,
        body: { error: 'gone' },
      });
  });

  it('explains what is wrong with the fields', async () => {
    const names = ['title', 'description', 'resolution', 'fileSize', 'deviceType', 'categoryId', 'tags', 'featured'];
    names.push('version', 'name', 'slug', 'email', 'subject', 'message', 'username', 'password', 'decision', 'confirm');
    names.push('into');
    const values = [7, true, {}, [[{}]], 'x'.repeat(3000), '\ud800', -1.5];
    expect(WITH_FIELDS).toHaveLength(12);
    const bodies: unknown[] = [null, [], 'text', {}, { __proto__: [] }];
    for (const value of values) bodies.push(Object.fromEntries(names.map((name) => [name, value])));
    for (const [method, path] of WITH_FIELDS) {
      for (const json of bodies) {
        const { status, body } = await admin(method, path, { json });
        const where = `${method} ${path} ${JSON.stringify(json).slice(0, 80)}: ${JSON.stringify(body)}`;
        expect([400, 401, 404, 413, 422, 429], where).toContain(status);
        expect(body.message, where).toMatch(/^[A-Z“].* /);
        expect(JSON.stringify(body), where).not.toMatch(/Invalid input|expected/);
      }
    }
  });

  it('refuses writes from another site, even with the administrator’s session', async () => {
    const senders: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: site.url },
      { Referer: 'https://elsewhere.example/page' },
      {},
    ];
    // They work without a body.
    for (const path of ['/api/auth/logout', '/api/wallpapers/1/download']) {
      for (const headers of senders) {
        const answer = await admin('POST', path, { headers: { ...headers, 'X-Requested-With': '' } });
        expect(answer, `${path} ${JSON.stringify(headers)}`).toMatchObject({
          status: 403,
          body: { error: 'forbidden', message: 'Send the header X-Requested-With with every write.' },
        });
      }
    }
    expect((await admin('GET', '/api/auth/me')).body).toEqual({ authenticated: true });
    expect((await visitor('GET', '/api/wallpapers/1')).body.downloads).toBe(0);
  });

  it('accepts the site’s own writes by the headers that browsers send', async () => {
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
});
