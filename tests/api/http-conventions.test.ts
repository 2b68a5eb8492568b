import { beforeAll, describe, expect, it } from 'vitest';
import { administrator, client, newPicture, type Send } from '../support/api-client';
import { apiRoutes, apiWrites } from '../support/api-routes';
import { type SharedSite, sharedSite } from '../support/shared-site';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ROUTES = apiRoutes();
const READS = ROUTES.flatMap(({ path, methods }) => (methods.includes('GET') ? [path] : []));
/** api/contract asks every operation for its refusals; here two stand for all that can be sent, one of them the administrator's. */
const TWO_WRITES = [
  ['POST', '/api/contact'],
  ['PUT', '/api/wallpapers/1'],
] as const;
/** Without what takes no body, and what takes a picture. */
const WITH_FIELDS = apiWrites().filter(
  ([method, path]) => method !== 'DELETE' && !/logout|download|restore|picture|^.api.wallpapers$/.test(path),
);

let site: SharedSite;
let visitor: Send;
let admin: Send;

beforeAll(async () => {
  site = await sharedSite();
  visitor = client(site.url);
  admin = await administrator(site);
  await admin('POST', '/api/wallpapers', { form: { tags: 'first', image: await newPicture() } });
  const json = { email: 'ada@example.org', subject: 'The first', message: 'Message' };
  await visitor('POST', '/api/contact', { json });
});

describe('every address of the API', () => {
  it('answers HEAD like GET, without the body', async () => {
    for (const path of READS) {
      const [get, head] = [await admin('GET', path), await admin('HEAD', path)];
      expect(head, path).toMatchObject({ status: get.status, body: '' });
      for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'X-Total-Count', 'Vary', 'Location']) {
        // What is kept until midnight counts the seconds, and one may pass between the two.
        const [ofGet, ofHead] = [get, head].map(({ headers }) =>
          headers.get(name)?.replace(/max-age=[1-9]\d*/, 'max-age=n'),
        );
        expect(ofHead, `${name} of ${path}`).toBe(ofGet);
      }
    }
  });

  it('takes a path that cannot be decoded for one that does not exist', async () => {
    expect(await visitor('GET', '/api/%E0%A4%A')).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  it('answers a body that is no JSON, of another type, or too large, with a sentence', async () => {
    for (const [method, path] of TWO_WRITES) {
      const send = (body: string, type: string) => admin(method, path, { body, headers: { 'Content-Type': type } });
      const where = `${method} ${path}`;
      for (const body of ['', '{', '{"email":', 'email=x', '\u0000']) {
        expect(await send(body, 'application/json'), where).toMatchObject({
          status: 400,
          body: { error: 'malformed', message: 'The request body is not valid JSON.' },
        });
      }
      for (const type of ['text/plain', 'text/html', 'application/xml', 'multipart/form-data; boundary=x']) {
        expect(await send('email=x', type), where).toMatchObject({ status: 415, body: { error: 'unsupported_type' } });
      }
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        expect(await send('a'.repeat(65 * 1024), type), where).toMatchObject({
          status: 413,
          body: { error: 'too_large', message: 'This request is too large: at most 64 KB.' },
        });
      }
    }
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png', '']) {
      const answer = await admin('POST', '/api/wallpapers', { body: '{}', headers: { 'Content-Type': type } });
      expect(answer).toMatchObject({ status: 415, body: { error: 'unsupported_type' } });
    }
  });

  it('says what is wrong with the fields in sentences of its own', async () => {
    const names = ['title', 'description', 'resolution', 'fileSize', 'deviceType', 'categoryId', 'tags', 'featured'];
    names.push('version', 'name', 'slug', 'email', 'subject', 'message', 'username', 'password', 'decision', 'confirm');
    names.push('into');
    const values = [7, true, [], {}, [[{}]], 'x'.repeat(3000), '\ud800', 1e300, -1.5];
    expect(WITH_FIELDS).toHaveLength(12);
    const bodies: unknown[] = [null, [], 'text', 7, {}, { __proto__: [] }];
    for (const value of values) bodies.push(Object.fromEntries(names.map((name) => [name, value])));
    for (const [method, path] of WITH_FIELDS) {
      for (const json of bodies) {
        const { status, body } = await admin(method, path, { json });
        const where = `${method} ${path} ${JSON.stringify(json).slice(0, 80)}: ${JSON.stringify(body)}`;
        expect([400, 401, 404, 413, 422, 429], where).toContain(status);
        expect(body.message, where).toMatch(/^[A-Z].* /);
        expect(JSON.stringify(body), where).not.toMatch(/Invalid input|expected/);
      }
    }
  });

  it.each(METHODS)('%s to an unknown address is a JSON 404', async (method) => {
    for (const path of ['/api', '/api/nothing', '/api/wallpapers/1/nothing']) {
      expect(await visitor(method, path), path).toMatchObject({ status: 404, body: { error: 'not_found' } });
    }
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
    // They do something without a body.
    for (const path of ['/api/auth/logout', '/api/wallpapers/1/download']) {
      for (const headers of senders) {
        const answer = await admin('POST', path, { headers: { ...headers, 'X-Requested-With': '' } });
        expect(answer, `${path} ${JSON.stringify(headers)}`).toMatchObject({
          status: 403,
          body: { error: 'forbidden', message: 'Please send the header X-Requested-With with every write.' },
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
});
