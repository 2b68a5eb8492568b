import { readdirSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '~/openapi/document.server';
import { type Answer, client, newAddress, newPicture, type Send, sessionCookie } from '../support/api-client';
import { makeToken, withAuthorization } from '../support/api-tokens';
import { type Contract, contractOf } from '../support/contract';
import { onSharedSite } from '../support/shared-site';
import { cookieOf, endJobs, inDatabase } from '../support/site-database';

const { site, admin, newVisitor } = onSharedSite();

const document = buildDocument('Tapeta');

let contract: Contract;

/** Which answers were seen, as "get /api/wallpapers 200". */
const seen = new Set<string>();

/** A client that has used up this much of a limit within the last minute. */
async function spent(limit: string, points: number): Promise<Send> {
  const address = newAddress();
  await inDatabase(site, 'insert into rate_limit (key, points, expire) values ($1, $2, $3)', [
    ...[`${limit}:${address}`, points, Date.now() + 60_000],
  ]);
  return client(site.url, undefined, address);
}

/** Requests with these tokens: an unknown one, and one that may only upload. */
const WRONG = `tapeta_${'x'.repeat(43)}`;
let uploading: string;
const withToken = (token: string, send = newVisitor()) => withAuthorization(send, `Bearer ${token}`);

/** Sends a request and checks the answer against the document. */
async function call(send: Send, ...[method, path, options]: Parameters<Send>): Promise<Answer> {
  const answer = await send(method, path, options);
  const name = `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`.slice(0, 1000);
  expect(contract.problemsOf(method, path, answer), name).toEqual([]);
  seen.add(`${method.toLowerCase()} ${contract.addressOf(path)} ${answer.status}`);
  return answer;
}

async function expectStatus(status: number, send: Send, ...request: Parameters<Send>): Promise<Answer> {
  const answer = await call(send, ...request);
  expect(answer.status, `${request[0]} ${request[1]} ${JSON.stringify(answer.body)}`.slice(0, 1000)).toBe(status);
  return answer;
}

beforeAll(async () => {
  uploading = await makeToken(site, admin, ['upload']);
  contract = contractOf((await client(site.url)('GET', '/api/openapi.json')).body);
  await admin('POST', '/api/wallpapers', { form: { tags: 'first, second', image: await newPicture() } });
  await newVisitor()('POST', '/api/contact', {
    json: { email: 'ada@example.org', subject: 'The first', message: 'Message' },
  });
  // They make more files of the picture, which are in answers.
  await endJobs(site);
});

const asksForJson = { Accept: 'application/json' };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Operation = (typeof operations)[number]['operation'];

const operations = Object.entries(contractOf(document).paths).flatMap(([address, methods]) =>
  Object.entries(methods)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
);

/** An existing path for this address: there is a wallpaper, a category, a tag and a message 1. */
const pathOf = (address: string) => address.replace('{id}', '1').replace('{token}', 'f'.repeat(32));
const nowhere = (address: string) => address.replace('{id}', '2147483647').replace('{token}', 'e'.repeat(32));

/** The document's own example, as JSON, as a native form or with a picture. */
async function exampleOf({ operation }: (typeof operations)[number], image?: Blob): Promise<Parameters<Send>[2]> {
  const { content = {} } = operation.requestBody ?? {};
  if (content['application/json']) return { json: content['application/json'].example };
  const upload = content['multipart/form-data'];
  if (!upload) return {};
  return { form: { ...(upload.example as Record<string, string>), image: image ?? (await newPicture()) } };
}

describe('the document', () => {
  it('is OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
  });

  it('is what the site serves', async () => {
    const { status, body } = await client(site.url)('GET', '/api/openapi.json');
    expect(status).toBe(200);
    // Outside of a running site, the cookie has no mark of the gallery.
    const text = JSON.stringify(body).replaceAll((await cookieOf(site, 'sid=')).slice(0, -1), 'sid');
    expect(JSON.parse(text)).toEqual(document);
  });

  it('has every address of the API, and no other', () => {
    const routes = readdirSync('app/routes')
      .filter((file) => file.startsWith('api.') && file !== 'api.$.ts')
      .map((file) => `/${file.replace(/\.ts$/, '').replace('[.]', '%').replaceAll('.', '/').replace('%', '.')}`)
      .map((path) => path.replace(/\$(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths).sort()).toEqual(routes.sort());
  });

  it.each(Object.keys(document.paths))('has every method of %s, and others are refused', async (address) => {
    const path = pathOf(address);
    const methods = Object.keys(contract.paths[address] ?? {});
    const { headers } = await expectStatus(204, newVisitor(), 'OPTIONS', path);
    expect(methods.sort()).toEqual(headers.get('Allow')?.toLowerCase().split(', ').sort());
    for (const other of METHODS) {
      if (!methods.includes(other)) await expectStatus(405, admin, other.toUpperCase(), path);
    }
  });

  it('declares X-Requested-With for every write and for no read', () => {
    for (const { address, method, operation } of operations) {
      const declared = (operation.parameters ?? []).filter(({ name }) => name === 'X-Requested-With');
      expect(declared, `${method} ${address}`).toMatchObject(
        method === 'GET' ? [] : [{ in: 'header', required: true }],
      );
    }
  });

  it('describes every parameter and gives every operation a unique id', () => {
    const ids = operations.map(({ operation }) => (operation as { operationId?: string }).operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const silent = operations.flatMap(({ address, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => !('description' in parameter))
        .map(({ name }) => `${address} ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe.each(operations)('$method $address', (described) => {
  const { address, method, operation } = described;
  const path = pathOf(address);
  const number = operation.parameters?.find((one) => one.in === 'query' && one.schema.type === 'integer')?.name;
  const type = Object.keys(operation.requestBody?.content ?? {})[0];

  if (method === 'GET')
    it('answers HEAD like GET, without the body', async () => {
      const [get, head] = [
        await admin('GET', path, { headers: asksForJson }),
        await expectStatus(200, admin, 'HEAD', path, { headers: asksForJson }),
      ];
      expect([get.status, head.body]).toEqual([200, '']);
      for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'X-Total-Count', 'Vary']) {
        // Answers cached until midnight count down the seconds, and one may pass in between.
        const [ofGet, ofHead] = [get, head].map(({ headers }) =>
          headers.get(name)?.replace(/max-age=[1-9]\d*/, 'max-age=n'),
        );
        expect(ofHead, name).toBe(ofGet);
      }
      if (needsAdmin(operation)) await expectStatus(401, newVisitor(), 'HEAD', path);
      if (path !== address) await expectStatus(404, admin, 'HEAD', nowhere(address));
      if (number) await expectStatus(400, admin, 'HEAD', `${path}?${number}=many`);
    });

  it('refuses a wrong token, many of them, and one without the scope', async () => {
    for (const name of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
      const { headers } = await expectStatus(401, withToken(WRONG), name, path);
      expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      await expectStatus(429, withToken(WRONG, await spent('api-token', 10)), name, path);
      if (operation.security?.[1]?.token?.[0] !== 'upload') await expectStatus(403, withToken(uploading), name, path);
    }
  });

  if (needsAdmin(operation))
    it('refuses a visitor', async () => {
      await expectStatus(401, newVisitor(), method, path, await exampleOf(described));
    });

  if (method !== 'GET')
    it('refuses what another site sends, and tells browsers so before', async () => {
      const elsewhere = { Origin: 'https://elsewhere.example', 'X-Requested-With': '', 'Sec-Fetch-Site': 'cross-site' };
      const asked = { ...elsewhere, 'Access-Control-Request-Method': method };
      const preflight = await newVisitor()('OPTIONS', path, { headers: asked });
      const write = await expectStatus(403, admin, method, path, {
        ...(await exampleOf(described)),
        headers: elsewhere,
      });
      const names = [...preflight.headers, ...write.headers].map(([name]) => name);
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    });

  if (path !== address)
    it('answers 404 for what does not exist', async () => {
      await expectStatus(404, admin, method, nowhere(address), await exampleOf(described));
    });

  if (number)
    it('refuses a bad number', async () => {
      await expectStatus(400, admin, method, `${path}?${number}=-1`);
    });

  if (type === 'application/json')
    it('refuses broken, large, foreign and empty bodies', async () => {
      const json = { 'Content-Type': 'application/json' };
      await expectStatus(400, admin, method, path, { body: '{"a":', headers: json });
      await expectStatus(413, admin, method, path, { body: `"${'x'.repeat(70_000)}"`, headers: json });
      await expectStatus(415, admin, method, path, { body: 'x', headers: { 'Content-Type': 'text/plain' } });
      await expectStatus(422, visitorOr(operation), method, path, { json: {} });
      await expectStatus(422, visitorOr(operation), method, path, { json: [null] });
    });
});

const needsAdmin = ({ security }: Operation) => security?.[0]?.session !== undefined;
const visitorOr = (operation: Operation): Send => (needsAdmin(operation) ? admin : newVisitor());

describe('what operations answer to their examples', () => {
  const example = async (id: string, image?: Blob): Promise<Parameters<Send>[2]> => {
    const described = operations.find(({ operation }) => (operation as { operationId?: string }).operationId === id);
    if (!described) throw new Error(`There is no operation ${id}`);
    return exampleOf(described, image);
  };
  const asForm = (options: Parameters<Send>[2]): Parameters<Send>[2] => ({
    body: String(new URLSearchParams(options?.json as Record<string, string>)),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

  it('reads', async () => {
    const addresses = operations.filter(({ method, address }) => method === 'GET' && !address.includes('{'));
    for (const { address } of addresses) await expectStatus(200, admin, 'GET', address, { headers: asksForJson });
    for (const path of ['/api/wallpapers/1', '/api/messages/1']) await expectStatus(200, admin, 'GET', path);
    await expectStatus(200, admin, 'GET', '/api/subscribers?format=csv');
  });

  it('reads of what the client already has', async () => {
    const kept = operations.filter(({ operation }) => operation.responses[304]);
    for (const { address } of kept) {
      const path = pathOf(address);
      const { headers } = await expectStatus(200, newVisitor(), 'GET', path, { headers: asksForJson });
      const again = { headers: { ...asksForJson, 'If-None-Match': headers.get('ETag') ?? '' } };
      await expectStatus(304, newVisitor(), 'GET', path, again);
      await expectStatus(304, newVisitor(), 'HEAD', path, again);
    }
  });

  it.each(['/api/random', '/api/daily'])('%s leads to a file, up to the limit', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      await expectStatus(302, newVisitor(), method, path, { headers: { Accept: 'image/webp,*/*' } });
      await expectStatus(404, newVisitor(), method, `${path}?deviceType=none-such`);
      // Answers that are in memory already cost nothing.
      await expectStatus(429, await spent('picks', 60), method, `${path}?minWidth=60${method.length}`);
    }
  });

  it('searches and counted downloads, up to the limit', async () => {
    const eager = await spent('search', 119);
    // Answers that are in memory already cost nothing.
    await expectStatus(200, eager, 'GET', '/api/wallpapers?search=lake&offset=1');
    for (const method of ['GET', 'HEAD']) {
      await expectStatus(429, eager, method, '/api/wallpapers?search=lake&offset=2');
      await expectStatus(429, eager, method, '/api/facets?search=lake');
    }
    const [wallpaper] = (await expectStatus(200, eager, 'GET', '/api/wallpapers')).body;
    const download = `/api/wallpapers/${wallpaper.id}/download`;
    const greedy = await spent('download', 59);
    await expectStatus(200, greedy, 'POST', download);
    await expectStatus(429, greedy, 'POST', download);
  });

  it('writing categories', async () => {
    const options = await example('createCategory');
    const { body } = await expectStatus(201, admin, 'POST', '/api/categories', options);
    await expectStatus(409, admin, 'POST', '/api/categories', asForm(options));
    await expectStatus(409, admin, 'PUT', '/api/categories/1', options);
    await expectStatus(200, admin, 'PUT', `/api/categories/${body.id}`, asForm(options));
    await expectStatus(200, admin, 'DELETE', `/api/categories/${body.id}`);
  });

  it('uploading, editing and deleting', async () => {
    const category = (await admin('GET', '/api/categories')).body[0].id;
    const upload = async (image: Blob, more: Record<string, string> = {}) => {
      const options = await example('uploadWallpaper', image);
      return { form: { ...options?.form, categoryId: String(category), ...more } };
    };
    const picture = await newPicture('lake.png', 640, 400);
    const { body, headers } = await expectStatus(201, admin, 'POST', '/api/wallpapers', await upload(picture));
    expect(headers.get('Location')).toBe(`/api/wallpapers/${body.id}`);
    await expectStatus(409, admin, 'POST', '/api/wallpapers', await upload(picture));
    await expectStatus(422, admin, 'POST', '/api/wallpapers', { form: { title: 'No picture' } });
    await expectStatus(400, admin, 'POST', '/api/wallpapers', {
      body: 'no form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    await expectStatus(415, admin, 'POST', '/api/wallpapers', await upload(new File(['text'], 'a.png')));
    await expectStatus(413, admin, 'POST', '/api/wallpapers', await upload(new Blob([Buffer.alloc(1.2e6)])));

    const edited = await example('updateWallpaper');
    const path = `/api/wallpapers/${body.id}`;
    await expectStatus(200, admin, 'PUT', path, edited);
    await expectStatus(409, admin, 'PUT', path, { json: { ...(edited?.json as object), version: 1 } });
    await expectStatus(200, newVisitor(), 'POST', `${path}/download`);
    const kept = await expectStatus(200, newVisitor(), 'POST', `${path}/keep`);
    const full = JSON.stringify(Array.from({ length: 500 }, () => ({ id: 2 ** 31 - 1, note: '' })));
    await inDatabase(site, 'update kept_list set pictures = $1', [full]);
    const owner = client(site.url, kept.headers.getSetCookie()[0]?.split(';')[0], newAddress());
    await expectStatus(409, owner, 'POST', `${path}/keep`);
    await expectStatus(429, await spent('list-changes', 120), 'POST', `${path}/keep`);

    const similar = await sharp(await picture.arrayBuffer())
      .jpeg({ quality: 90 })
      .toBuffer();
    const ask = await upload(new File([new Uint8Array(similar)], 'again.jpg'), { onSimilar: 'ask' });
    const { body: question } = await expectStatus(409, admin, 'POST', '/api/wallpapers', ask);
    expect(question.error).toBe('near_duplicate');
    const pending = `/api/pending-uploads/${question.question.token}`;
    await expectStatus(200, admin, 'POST', pending, { json: { decision: 'skip' } });
    const again = await expectStatus(409, admin, 'POST', '/api/wallpapers', ask);
    await admin('POST', '/api/wallpapers', { form: { ...ask.form, onSimilar: 'publish' } });
    const late = `/api/pending-uploads/${again.body.question.token}`;
    await expectStatus(409, admin, 'POST', late, await example('decidePendingUpload'));

    const replacement = { ...(await example('replacePicture'))?.form, version: '' };
    const replace = (status: number, form: Record<string, string | Blob>) =>
      expectStatus(status, admin, 'PUT', `${path}/picture`, { form: { ...replacement, ...form } });
    await replace(200, {});
    await replace(409, { version: '1' });
    await replace(413, { image: new Blob([Buffer.alloc(1.2e6)]) });
    await replace(415, { image: new File(['text'], 'a.png') });
    await replace(422, { version: 'x' });
    const damaged = { body: 'no form', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
    await expectStatus(400, admin, 'PUT', `${path}/picture`, damaged);

    await expectStatus(200, admin, 'DELETE', path);
    await expectStatus(200, admin, 'POST', `${path}/restore`);
    await expectStatus(200, admin, 'PUT', `${path}/focal-point`, { json: { x: 0.25, y: 1 } });
    await expectStatus(200, admin, 'DELETE', `${path}/focal-point`);
    await expectStatus(200, admin, 'POST', '/api/admin/purge-wallpapers', await example('purgeWallpapers'));
  });

  it('renaming, merging and deleting tags', async () => {
    const form = { tags: 'one, two, three', image: await newPicture() };
    await admin('POST', '/api/wallpapers', { form });
    const { body } = await expectStatus(200, admin, 'GET', '/api/tags?sort=name');
    const [one, two, three] = ['one', 'two', 'three'].map(
      (wanted) => body.find(({ name }: { name: string }) => name === wanted).id,
    );
    const merge = (id: number) => ['POST', `/api/tags/${id}/merge`, { json: { into: two } }] as const;
    await expectStatus(200, admin, 'PUT', `/api/tags/${one}`, await example('renameTag'));
    await expectStatus(409, admin, 'PUT', `/api/tags/${one}`, asForm({ json: { name: 'three' } }));
    await expectStatus(200, admin, ...merge(one));
    // As during a merge of very many wallpapers.
    await inDatabase(
      site,
      `insert into tag_redirect (key, slug, name, tag_id) select key, slug, name, 1 from tag where id = any($1)`,
      [[two, three]],
    );
    await expectStatus(409, admin, ...merge(three));
    await expectStatus(409, admin, 'DELETE', `/api/tags/${three}`);
    await inDatabase(site, 'delete from tag_redirect where tag_id = 1');
    await expectStatus(200, admin, 'DELETE', `/api/tags/${three}`);
  });

  it('marking and deleting messages', async () => {
    await expectStatus(200, admin, 'PUT', '/api/messages/1', await example('markMessage'));
    await expectStatus(200, admin, 'PUT', '/api/messages/1', asForm({ json: { read: 'false' } }));
    await expectStatus(200, admin, 'DELETE', '/api/messages/1');
  });

  it.each([
    ['/api/subscribe', 'subscribe'],
    ['/api/contact', 'sendMessage'],
  ])('%s, until it is too much', async (path, id) => {
    const options = await example(id);
    await expectStatus(201, newVisitor(), 'POST', path, asForm(options));
    await expectStatus(422, newVisitor(), 'POST', path, { json: { ...(options?.json as object), homepage: 'x' } });
    const eager = newVisitor();
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await call(eager, 'POST', path, options)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('the session', async () => {
    const right = { username: site.adminUsername, password: site.adminPassword };
    const first = await expectStatus(200, newVisitor(), 'POST', '/api/auth/login', { json: right });
    expect([first.body, first.headers.get('Cache-Control')]).toEqual([{ authenticated: true }, 'no-store']);
    const native = { Accept: 'text/html', 'X-Requested-With': '', 'Sec-Fetch-Site': 'same-origin' };
    const form = asForm({ json: right });
    const answer = await expectStatus(303, newVisitor(), 'POST', '/api/auth/login', {
      ...form,
      headers: { ...form?.headers, ...native },
    });
    expect(answer.headers.get('Location')).toBe('/admin');
    const send = client(site.url, sessionCookie(answer), newAddress());
    expect((await send('GET', '/api/auth/me')).body).toEqual({ authenticated: true });
    expect((await expectStatus(200, send, 'POST', '/api/auth/logout')).body).toEqual({ authenticated: false });
    expect((await send('GET', '/api/auth/me')).body).toEqual({ authenticated: false });
    await expectStatus(401, send, 'DELETE', '/api/wallpapers/1');
    const eager = newVisitor();
    for (let tries = 0; tries < 10; tries += 1) {
      await expectStatus(401, eager, 'POST', '/api/auth/login', await example('logIn'));
    }
    await expectStatus(429, eager, 'POST', '/api/auth/login', { json: right });
    const out = await expectStatus(303, newVisitor(), 'POST', '/api/auth/logout', { headers: native });
    expect(out.headers.get('Location')).toBe('/');
  });

  it('an address that does not exist', async () => {
    for (const method of METHODS) await expectStatus(404, newVisitor(), method.toUpperCase(), '/api/nothing/here');
  });
});

/** Answers that no request can cause. tests/faults/database-away.test.ts shows the second. */
const OURS = ['500', '503'];

it('every documented answer has been seen', () => {
  const promised = Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses)
        .filter((status) => !OURS.includes(status))
        .map((status) => `${method} ${address} ${status}`),
    ),
  );
  expect(promised.filter((answer) => !seen.has(answer))).toEqual([]);
});
