import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '~/lib/scopes';
import { buildDocument } from '~/openapi/document.server';
import { type Answer, client, newAddress, newPicture, type Send } from '../support/api-client';
import { changeToken, makeToken, withAuthorization } from '../support/api-tokens';
import { submitForm } from '../support/forms';
import { onSharedSite } from '../support/shared-site';
import { inDatabase } from '../support/site-database';

const { site, admin, newVisitor } = onSharedSite();

const tokens = {} as Record<Scope, string>;
let everything: string;

/** A program with its own address. The token counts even beside a session. */
const program = (token: string, cookie?: string): Send =>
  withAuthorization(client(site.url, cookie, newAddress()), `Bearer ${token}`);

beforeAll(async () => {
  await admin('POST', '/api/wallpapers', { form: { title: 'The first', tags: 'first', image: await newPicture() } });
  for (const scope of SCOPES) tokens[scope] = await makeToken(site, admin, [scope], `Only ${scope}`);
  everything = await makeToken(site, admin, [...SCOPES]);
});

const UNKNOWN = `tapeta_${'x'.repeat(43)}`;

const expectRefusal = (answer: Answer, sentence: RegExp) => {
  expect(answer).toMatchObject({
    status: 401,
    body: { error: 'unauthorized', message: expect.stringMatching(sentence) },
  });
  expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
};

describe('a token that does not count', () => {
  it('is refused by other methods and at addresses that do not exist', async () => {
    const elsewhere = ['/api/nothing', '/api/%77allpapers', '/api/wallpapers/', '/API/wallpapers'];
    for (const path of elsewhere) expectRefusal(await program(UNKNOWN)('GET', path), /no such token/);
    for (const method of ['OPTIONS', 'HEAD', 'PATCH'])
      expect((await program(UNKNOWN)(method, '/api/wallpapers')).status, method).toBe(401);
  });

  it('says whether it is unknown, expired or revoked', async () => {
    expectRefusal(await program(UNKNOWN)('GET', '/api/wallpapers'), /no such token/);
    const token = await makeToken(site, admin, ['read']);
    expect(await program(token)('GET', '/api/tags')).toMatchObject({ status: 200 });
    await changeToken(site, token, `expires_at = now() - interval '1 second'`);
    expectRefusal(await program(token)('GET', '/api/wallpapers'), /has expired/);
    await changeToken(site, token, `revoked_at = now()`);
    expectRefusal(await program(token)('GET', '/api/wallpapers/1'), /was revoked/);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer,x',
    UNKNOWN,
    `Token ${UNKNOWN}`,
    'bearer x',
    'BEARER\ttapeta_',
    'Bearer tapeta_short',
    `Bearer ${UNKNOWN} more`,
    `Bearer  ${'y'.repeat(500)}`,
  ])('is refused when the header is %j', async (header) => {
    const send = withAuthorization(newVisitor(), header);
    expectRefusal(await send('GET', '/api/wallpapers'), /no such token/);
  });

  it('is not replaced by a session', async () => {
    const asAdmin = withAuthorization(admin, `Bearer ${UNKNOWN}`);
    expectRefusal(await asAdmin('GET', '/api/messages'), /no such token/);
    const reading = withAuthorization(admin, `Bearer ${tokens.read}`);
    expect(await reading('DELETE', '/api/wallpapers/1')).toMatchObject({ status: 403 });
  });

  it('may be guessed ten times in 15 minutes by a client', async () => {
    const send = newVisitor();
    const withToken = (token: string) => withAuthorization(send, `Bearer ${token}`)('GET', '/api/categories');
    for (let tries = 0; tries < 9; tries += 1) expect((await withToken(UNKNOWN)).status).toBe(401);
    // A token that is right begins the count again, as a login does.
    expect((await withToken(tokens.read)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await withToken(UNKNOWN)).status).toBe(401);
    for (const token of [UNKNOWN, tokens.read]) {
      const refused = await withToken(token);
      expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    }
    expect((await program(tokens.read)('GET', '/api/categories')).status).toBe(200);
    // Visitors at the same address are not affected.
    expect((await send('GET', '/api/categories')).status).toBe(200);
  });

  it('locks no one out when it has only expired', async () => {
    const old = await makeToken(site, admin, ['read']);
    await changeToken(site, old, `expires_at = now()`);
    const send = newVisitor();
    for (let tries = 0; tries < 12; tries += 1)
      expect((await withAuthorization(send, `Bearer ${old}`)('GET', '/api/tags')).status).toBe(401);
    expect((await withAuthorization(send, `Bearer ${tokens.read}`)('GET', '/api/tags')).status).toBe(200);
  });
});

describe('scopes', () => {
  const expectForbidden = (answer: Answer, scope: Scope) => {
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'forbidden', message: `This token lacks the scope ${scope}.` },
    });
    expect(answer.headers.get('WWW-Authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
  };

  it('read reads what the administrator reads, and changes nothing', async () => {
    const send = program(tokens.read);
    expect(await send('GET', '/api/tags')).toMatchObject({ status: 200, body: [{ name: 'first' }] });
    expect(await send('HEAD', '/api/wallpapers')).toMatchObject({ status: 200 });
    expectForbidden(await send('PUT', '/api/tags/1', { json: { name: 'second' } }), 'curate');
  });

  it('upload adds wallpapers, and changes none', async () => {
    const send = program(tokens.upload);
    const made = await send('POST', '/api/wallpapers', { form: { title: 'Uploaded', image: await newPicture() } });
    expect(made).toMatchObject({ status: 201, body: { title: 'Uploaded' } });
    expectForbidden(await send('DELETE', `/api/wallpapers/${made.body.id}`), 'curate');
    expectForbidden(await send('GET', `/api/wallpapers/${made.body.id}`), 'read');
  });

  it('curate changes wallpapers, categories and tags, and adds no wallpaper', async () => {
    const send = program(tokens.curate);
    const { status, body } = await send('POST', '/api/categories', { json: { name: 'By token', slug: 'by-token' } });
    expect(status).toBe(201);
    expect((await send('DELETE', `/api/categories/${body.id}`)).status).toBe(200);
    expectForbidden(
      await send('POST', '/api/wallpapers', { form: { title: 'No', image: await newPicture() } }),
      'upload',
    );
    expect((await send('HEAD', '/api/wallpapers')).headers.get('WWW-Authenticate')).toContain('scope="read"');
  });

  it('no token reaches pages, which know sessions only', async () => {
    const page = await program(everything)('GET', '/admin/site/account/tokens', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Location')]).toEqual([
      302,
      '/login?next=%2Fadmin%2Fsite%2Faccount%2Ftokens',
    ]);
  });
});

describe('the OpenAPI document', () => {
  const operations = Object.entries(buildDocument('Tapeta').paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => {
        const security = (operation.security ?? []) as { token?: Scope[] }[];
        const [scope] = security.flatMap(({ token = [] }) => token);
        return { method: method.toUpperCase(), path: address.replace(/\{\w+\}/, '2147483647'), scope };
      }),
  );
  it('gives no scope to people, sessions and what visitors do', () => {
    const none = operations.flatMap(({ method, path, scope }) => (scope ? [] : [`${method} ${path}`]));
    expect(none.sort()).toEqual(
      [
        ...['GET /api/subscribers', 'GET /api/messages', 'POST /api/admin/purge-wallpapers', 'GET /api/auth/me'],
        ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/messages/2147483647`),
        ...['POST /api/auth/login', 'POST /api/auth/logout', 'POST /api/subscribe', 'POST /api/contact'],
        ...['download', 'keep'].map((what) => `POST /api/wallpapers/2147483647/${what}`),
      ].sort(),
    );
  });

  it('names for every operation the scope that its route needs, and no token reaches one without', async () => {
    for (const { method, path, scope } of operations) {
      for (const given of SCOPES) {
        const { status, body } = await program(tokens[given])(method, path, method === 'GET' ? {} : { json: {} });
        const message = scope ? `This token lacks the scope ${scope}.` : 'No token can do this. Log in instead.';
        const isRefused = status === 403 && body.message === message;
        expect([method, path, given, isRefused]).toEqual([method, path, given, given !== scope]);
      }
    }
  });
});

describe('answers to a token', () => {
  it('are neither put into the cache nor taken from it', async () => {
    const path = '/api/wallpapers?limit=3&sort=title';
    const visitor = newVisitor();
    const cacheOf = ({ headers }: Answer) => headers.get('Server-Timing');
    for (let times = 0; times < 2; times += 1) {
      const answer = await program(tokens.read)('GET', path);
      expect([answer.status, cacheOf(answer), answer.headers.get('Cache-Control')]).toEqual([
        200,
        null,
        'private, no-store',
      ]);
    }
    expect(cacheOf(await visitor('GET', path))).toContain('miss');
    expect(cacheOf(await visitor('GET', path))).toContain('hit');
    expect(cacheOf(await program(tokens.read)('GET', path))).toBeNull();
    expectRefusal(await program(UNKNOWN)('GET', path), /no such token/);
    expect((await program(tokens.upload)('GET', path)).status).toBe(403);
    for (const pick of ['/api/random?as=json', '/api/daily?as=json', '/api/openapi.json']) {
      expect((await program(tokens.read)('GET', pick)).headers.get('Cache-Control'), pick).toContain('no-store');
    }
  });

  it('show its own changes at once, on every worker', async () => {
    const { body } = await program(everything)('POST', '/api/categories', { json: { name: 'Soon', slug: 'soon' } });
    const names = (await client(site.url)('GET', '/api/categories')).body.map(({ name }: { name: string }) => name);
    expect(names).toContain('Soon');
    await program(everything)('DELETE', `/api/categories/${body.id}`);
  });
});

describe('writes', () => {
  it('with a token need no header against other sites; with a session they do', async () => {
    const headers = { 'X-Requested-With': '', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
    const json = { name: 'first' };
    expect((await admin('PUT', '/api/tags/1', { json, headers })).status).toBe(403);
    expect((await program(tokens.curate)('PUT', '/api/tags/1', { json, headers })).status).toBe(200);
    // A password that only a proxy checks is no token.
    const basic = { ...headers, Authorization: 'Basic YTpi' };
    expect((await admin('PUT', '/api/tags/1', { json, headers: basic })).status).toBe(403);
    expect(
      (await client(site.url)('GET', '/api/wallpapers', { headers: { Authorization: 'Basic YTpi' } })).status,
    ).toBe(200);
  });
});

describe('a stored token', () => {
  it('is a hash, and notes its use at most once in ten minutes', async () => {
    const token = await makeToken(site, admin, ['read'], 'Watched');
    const stored = async () =>
      (await inDatabase(site, `select * from api_token where name = 'Watched'`))[0] as Record<string, Date>;
    expect(JSON.stringify(await stored())).not.toContain(token.slice(7));
    expect((await stored()).last_used_at).toBeNull();
    await program(token)('GET', '/api/tags');
    const first = (await stored()).last_used_at;
    await program(token)('GET', '/api/tags');
    expect((await stored()).last_used_at).toEqual(first);
    await changeToken(site, token, `last_used_at = now() - interval '11 minutes'`);
    await program(token)('GET', '/api/tags');
    expect((await stored()).last_used_at?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
  });

  it('needs a name, a scope, an end that is offered and the password', async () => {
    const PAGE = '/admin/site/account/tokens';
    const send = (fields: Record<string, string>) =>
      submitForm(admin, PAGE, { intent: 'create', currentPassword: site.adminPassword, ...fields });
    for (const fields of [
      { name: '', read: 'on', expiry: '30' },
      { name: 'x'.repeat(61), read: 'on', expiry: '30' },
      { name: 'Program', expiry: '30' },
      { name: 'Program', read: 'on', expiry: '31' },
      { name: 'Program', read: 'on', expiry: '30', currentPassword: '' },
      { name: 'Program', read: 'on', expiry: '30', currentPassword: 'a stolen session' },
    ]) {
      expect((await send(fields as unknown as Record<string, string>)).status, JSON.stringify(fields)).toBe(422);
    }
    const made = await send({ name: 'Forever', read: 'on', expiry: 'never' });
    expect(made.status).toBe(201);
    expect(made.headers.get('Cache-Control')).toContain('no-store');
    const [row] = await inDatabase<{ id: number; expires_at: null }>(
      site,
      `select id, expires_at from api_token where name = 'Forever'`,
    );
    expect(row?.expires_at).toBeNull();
    expect((await admin('GET', '/admin/site/account/tokens', { headers: { Accept: 'text/html' } })).body).not.toContain(
      'tapeta_',
    );
    const token = /tapeta_[\w-]{43}/.exec(made.body)?.[0] ?? '';
    expect((await program(token)('GET', '/api/tags')).status).toBe(200);
    await submitForm(admin, PAGE, { intent: 'revoke', id: String(row?.id) });
    expectRefusal(await program(token)('GET', '/api/tags'), /was revoked/);
  });
});

const [, steps = ''] = /^```sh\n(TOKEN=.*?)\n```$/ms.exec(readFileSync('docs/api.md', 'utf8')) ?? [];

it.runIf(spawnSync('curl', ['--version']).status === 0)(
  'the lines of docs/api.md read tags and make a category (if curl is installed)',
  async () => {
    const script = steps.replace(/^TOKEN=.*$/m, `TOKEN='${everything}' SITE=${site.url}`);
    const { stdout } = await promisify(execFile)('bash', ['-c', `set -euo pipefail\n${script}`]);
    expect(stdout).toContain('"name":"first"');
    expect(stdout).toContain('"name":"Coast"');
  },
);
