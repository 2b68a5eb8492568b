import { beforeAll, describe, expect, it } from 'vitest';
import { adminPages, visitorForms } from '../support/admin-pages';
import { type Answer, client, newAddress, newPicture, type Send, sessionCookie } from '../support/api-client';
import { apiRoutes } from '../support/api-routes';
import { onSharedSite } from '../support/shared-site';
import { cookieOf, inDatabase } from '../support/site-database';

const { site, admin } = onSharedSite();

const TOO_MANY = 'You have made too many requests. Please slow down and try again soon.';
const PAGE = { 'X-Requested-With': '', Accept: 'text/html' };
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' };

/** The API calls for visitors. All others are for the administrator only. */
const PUBLIC = [
  ...['GET /api/wallpapers', 'GET /api/wallpapers/1', 'POST /api/wallpapers/1/download', 'GET /api/facets'],
  'POST /api/wallpapers/1/keep',
  ...['GET /api/random', 'GET /api/daily', 'GET /api/openapi.json', 'GET /api/categories'],
  ...['GET /api/analytics', 'POST /api/subscribe', 'POST /api/contact', 'GET /api/auth/me', 'POST /api/auth/login'],
  ...['POST /api/auth/logout'],
];

beforeAll(async () => {
  await admin('POST', '/api/wallpapers', {
    form: { title: 'The first', tags: '["first"]', image: await newPicture() },
  });
  await admin('POST', '/api/categories', { json: { name: 'First', slug: 'the-first' } });
  await inDatabase(site, `insert into subscriber (email) values ('first@example.org')`);
  await inDatabase(
    site,
    `insert into contact_message (email, subject, message) values ('first@example.org', 'First', 'A message')`,
  );
});

const from = (address: string, cookie?: string): Send => client(site.url, cookie, address);

/** Tables that reading and background jobs change. */
const NOT_WATCHED = [
  ...['migration', 'rate_limit', 'visitor', 'visitor_day', 'visitor_salt', 'loose_file'],
  ...['missed_search', 'missed_search_day', 'missed_search_mark'],
  // Finished renditions change the gallery, and the jobs process records its work.
  ...['gallery_change', 'system_note'],
];

/** The contents of all tables that attackers might want to change, by name. */
async function contents(): Promise<Record<string, string>> {
  const tables = await inDatabase<{ name: string }>(
    site,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [NOT_WATCHED],
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(content, '|' order by content)) as hash
       from (select (to_jsonb(t) - '{avif,updated_at,last_seen_at}'::text[])::text as content from ${name} t) rows`,
  );
  const rows = await inDatabase<{ name: string; hash: string }>(site, parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The page that the login leads back to. With 307 the form's text goes along. */
function loginOf({ status, headers }: { status: number; headers: Headers }): string | null {
  const { pathname, searchParams } = new URL(headers.get('Location') ?? '', 'http://site.invalid');
  expect([status, pathname]).toEqual([searchParams.has('keep') ? 307 : 302, '/login']);
  return searchParams.get('next');
}

describe('the administrator’s area', () => {
  const calls = apiRoutes().flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));

  it('is covered by the watched tables, including previous addresses', async () => {
    const before = await contents();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...['wallpaper', 'category', 'tag', 'subscriber', 'contact_message', 'administrator', 'session'],
      ]),
    );
    await inDatabase(
      site,
      `insert into category_redirect (slug, category_id) select 'former', id from category limit 1`,
    );
    await inDatabase(
      site,
      `insert into tag_redirect (key, slug, name, tag_id) select 'former', 'former', 'Former', id from tag limit 1`,
    );
    const after = await contents();
    const changed = Object.keys(before).filter((table) => after[table] !== before[table]);
    expect(changed.sort()).toEqual(['category_redirect', 'tag_redirect']);
  });

  it('includes every API call except the known public ones', () => {
    expect(calls).toEqual(expect.arrayContaining([...PUBLIC, 'GET /api/subscribers', 'POST /api/pending-uploads/1']));
  });

  it('is out of reach without a session, with a made-up one and with one that has expired', async () => {
    const expired = sessionCookie(
      await from(newAddress())('POST', '/api/auth/login', {
        json: { username: 'admin', password: site.adminPassword },
      }),
    );
    await inDatabase(
      site,
      `update session set last_seen_at = now() - interval '9 hours' where created_at = (select max(created_at) from session)`,
    );
    const before = await contents();
    for (const madeUp of ['sid=ImFiYyI%3D', '__Host-sid=x']) {
      const send = from(newAddress(), await cookieOf(site, madeUp));
      expect((await send('GET', '/api/auth/me')).body, madeUp).toEqual({ authenticated: false });
      expect((await send('DELETE', '/api/wallpapers/1')).status, madeUp).toBe(401);
      expect(loginOf(await send('GET', '/admin', { headers: PAGE })), madeUp).toBe('/admin');
    }
    for (const cookie of [undefined, expired]) {
      const send = from(newAddress(), cookie);
      for (const call of calls.filter((name) => !PUBLIC.includes(name))) {
        const [method = '', path = ''] = call.split(' ');
        const answer = await send(
          method,
          path,
          method === 'GET' ? {} : { json: { title: 'Taken', confirm: 'DELETE ALL WALLPAPERS' } },
        );
        expect(answer, `${call} with ${cookie}`).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
      }
      for (const { path, formPath, route, hasAction, isScreen } of adminPages()) {
        if (isScreen) {
          const data = await send('GET', `${path}.data?_routes=${encodeURIComponent(route)}`);
          expect(data.body, `the data of ${route} with ${cookie}`).toContain('/login?next=');
        }
        const ways = hasAction ? ['GET', 'POST'] : ['GET'];
        for (const method of ways) {
          const body = method === 'POST' ? 'intent=delete&id=1&confirm=DELETE+ALL+WALLPAPERS' : undefined;
          const address = method === 'POST' ? formPath : path;
          const answer = await send(method, address, { body, headers: { ...FORM, Origin: site.url } });
          // Leads back to a page, not to a file.
          expect(loginOf(answer), `${method} ${path} with ${cookie}`).toBe(path.replace(/\.csv$/, ''));
        }
      }
    }
    expect(await contents()).toEqual(before);
  });

  it('checks the session first, even for impossible ids', async () => {
    const pages = adminPages().filter(({ path, hasAction }) => hasAction && /\/1(\/|$)/.test(path));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const path = page.path.replace(/\/1(?=\/|$)/, '/none');
      const answer = await from(newAddress())('POST', path, { headers: { ...FORM, Origin: site.url } });
      expect(loginOf(answer), path).toBe(path);
    }
  });

  it('can’t be changed by a form from another site, and neither can visitors’ data', async () => {
    const before = await contents();
    const headers = { ...FORM, Origin: 'https://elsewhere.example' };
    const body = 'title=Taken&intent=delete&id=1&confirm=DELETE+ALL+WALLPAPERS&email=a@b.example&small=1';
    const forms = adminPages().filter(({ hasAction }) => hasAction);
    // Mail programs unsubscribe with nothing but the link's token.
    const visitors = visitorForms().filter((path) => !path.startsWith('/unsubscribe'));
    expect(visitors.length).toBeGreaterThan(7);
    for (const path of [...forms.map(({ formPath }) => formPath), ...visitors]) {
      const answer = await admin('POST', path, { body, headers });
      expect([path, answer.status, answer.headers.get('Set-Cookie')]).toEqual([path, 403, null]);
    }
    expect(await contents()).toEqual(before);
  });

  it('takes forms without any header that tells, as text browsers send them, from visitors only', async () => {
    const body = 'id=1&title=Taken&intent=delete&confirm=DELETE+ALL+WALLPAPERS&formToken=guessed';
    for (const path of visitorForms()) {
      // No id, so that nothing changes but answers differ.
      const answer = await from(newAddress())('POST', path, { body: 'a=b', headers: FORM });
      expect(answer.status, path).not.toBe(403);
    }
    const before = await contents();
    for (const { path, formPath } of adminPages().filter(({ hasAction }) => hasAction)) {
      const answer = await admin('POST', formPath, { body, headers: FORM });
      // The form of a picture is refused before, because this is not one.
      expect([403, 415], path).toContain(answer.status);
    }
    expect(await contents()).toEqual(before);
  });

  it('takes the administrator’s forms without such headers if they carry the session’s token', async () => {
    const page = await admin('GET', '/admin/categories/new', { headers: PAGE });
    const token = /name="formToken" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    const send = async (formToken: string, headers: Record<string, string>) => {
      const typed = new URLSearchParams({ name: 'Tokens', slug: 'tokens', formToken });
      const created = await admin('POST', '/admin/categories', {
        body: String(typed),
        headers: { ...FORM, ...headers },
      });
      const deletion = new URLSearchParams({ formToken });
      const deleted = await admin('POST', '/admin/categories/1/delete?list=a', {
        body: String(deletion),
        headers: { ...FORM, ...headers },
      });
      return [created.status, deleted.status];
    };
    const other = await client(site.url)('POST', '/api/auth/login', {
      json: { username: 'admin', password: site.adminPassword },
    });
    const theirs = await client(site.url, sessionCookie(other))('GET', '/admin/categories/new', { headers: PAGE });
    const theirToken = /name="formToken" value="([\w-]+)"/.exec(theirs.body)?.[1] ?? '';
    expect(theirToken).not.toBe(token);
    for (const wrong of ['', token.slice(1), theirToken]) expect(await send(wrong, {})).toEqual([403, 403]);
    expect(await send(token, { Origin: 'https://elsewhere.example' })).toEqual([403, 403]);
    expect(await send(token, { 'Sec-Fetch-Site': 'cross-site' })).toEqual([403, 403]);
    expect(await send(token, {})).toEqual([303, 303]);
  });

  it('ignores fields that can’t be written', async () => {
    const body = `{"title":"Renamed","resolution":"1x1","fileSize":"1 KB","downloads":9999,"id":77,"fileKey":"x","sha256":"x",
      "__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`;
    const before = (await admin('GET', '/api/wallpapers/1')).body;
    const answer = await admin('PUT', '/api/wallpapers/1', { body, headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: 1,
      title: 'Renamed',
      downloads: before.downloads,
      imageUrl: before.imageUrl,
    });
  });

  it('is not changed by any GET request', async () => {
    const before = await contents();
    for (const path of [
      ...adminPages().map((page) => page.path),
      ...apiRoutes().map((route) => route.path),
      '/',
      '/help',
    ]) {
      await admin('GET', path, { headers: PAGE });
    }
    expect(await contents()).toEqual(before);
  });
});

describe('a login', () => {
  const logIn = (send: Send, password: string, username = 'admin') =>
    send('POST', '/api/auth/login', { json: { username, password } });
  const isIn = async (cookie: string) => (await client(site.url, cookie)('GET', '/api/auth/me')).body.authenticated;

  it('ends the session that the browser had before', async () => {
    const first = sessionCookie(await logIn(from(newAddress()), site.adminPassword));
    const second = sessionCookie(await logIn(from(newAddress(), first), site.adminPassword));
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  it('with a wrong password gets fewer attempts the more have failed, but never locks the administrator out', async () => {
    for (let n = 0; n < 9; n += 1) await logIn(from(newAddress()), 'wrong');
    await inDatabase(site, `update rate_limit set points = 100 where key like 'login-account:%'`);
    const attacker = from(newAddress());
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await logIn(attacker, 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    await inDatabase(site, `update rate_limit set points = 100000 where key like 'login-account:%'`);
    expect((await logIn(from(newAddress()), site.adminPassword)).status).toBe(200);
    // Each name is counted separately.
    expect((await logIn(attacker, 'wrong')).headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    expect((await logIn(from(newAddress()), 'wrong', 'nobody')).status).toBe(401);
  });

  it('on the page reads forms only, and says so', async () => {
    const page = await from(newAddress())('POST', '/login', {
      body: JSON.stringify({ username: 'admin', password: site.adminPassword }),
      headers: { ...PAGE, 'Content-Type': 'application/json', Origin: site.url },
    });
    expect(page.status).toBe(400);
    expect(page.body).toContain('The form is damaged or incomplete.');
  });

  it('by the form needs no header that tells, and is refused from another site', async () => {
    const body = String(new URLSearchParams({ username: 'admin', password: site.adminPassword }));
    const submit = (headers: Record<string, string>) =>
      from(newAddress())('POST', '/login', { body, headers: { ...FORM, ...headers } });
    expect(await isIn(sessionCookie(await submit({})))).toBe(true);
    for (const foreign of [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { Referer: 'https://elsewhere.example/' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ] as Record<string, string>[]) {
      const answer = await submit(foreign);
      expect([answer.status, answer.headers.get('Set-Cookie')], JSON.stringify(foreign)).toEqual([403, null]);
    }
  });

  it('that is refused says so on the page and when to try again', async () => {
    const address = newAddress();
    const submit = () =>
      from(address)('POST', '/login', {
        body: String(new URLSearchParams({ username: 'somebody', password: 'wrong', next: '/admin' })),
        headers: { ...FORM, Origin: site.url },
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await submit()).status).toBe(401);
    const page = await submit();
    expect(page.status).toBe(429);
    expect(page.body).toContain(TOO_MANY);
    expect(page.body).toContain('value="somebody"');
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(60);
  });
});

describe('too many requests from one client', () => {
  const spend = (name: string, address: string, points: number) =>
    inDatabase(
      site,
      `insert into rate_limit (key, points, expire) values ($1, $2, (extract(epoch from now()) * 1000 + 60000)::bigint)`,
      [`${name}:${address}`, points],
    );

  function expectRefusal(answer: Answer) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    if (typeof answer.body === 'string') expect(answer.body).toContain('<h1>Too many requests</h1>');
    else expect(answer.body).toEqual({ message: TOO_MANY, error: 'too_many_requests' });
  }

  it('are refused for searches, which pages and API count together', async () => {
    const address = newAddress();
    const send = from(address);
    await spend('search', address, 117);
    expect((await send('GET', '/?q=sea', { headers: PAGE })).status).toBe(200);
    expect((await send('GET', '/api/wallpapers?search=sea')).status).toBe(200);
    expect((await send('GET', '/more/?q=sea')).status).toBe(200);
    for (const path of ['/api/wallpapers?search=lake', '/more/?q=lake']) expectRefusal(await send('GET', path));
    expectRefusal(await send('GET', '/?q=lake', { headers: PAGE }));
    // Browsing is not a search, and other clients are not affected.
    for (const path of ['/', '/?device=pc', '/more/?device=pc'])
      expect((await send('GET', path, { headers: PAGE })).status).toBe(200);
    expect((await send('GET', '/api/wallpapers?limit=1')).status).toBe(200);
    expect((await from(newAddress())('GET', '/?q=lake', { headers: PAGE })).status).toBe(200);
  });

  it('are refused for downloads, and are not counted', async () => {
    const address = newAddress();
    const send = from(address);
    await spend('download', address, 58);
    expect((await send('POST', '/api/wallpapers/1/download')).status).toBe(200);
    const form = { body: 'variant=original', headers: { ...FORM, Origin: site.url } };
    expect((await send('POST', '/wallpaper/1/download', form)).status).toBe(303);
    const { downloads } = (await send('GET', '/api/wallpapers/1')).body;
    expectRefusal(await send('POST', '/api/wallpapers/1/download'));
    expectRefusal(await send('POST', '/wallpaper/1/download', form));
    expect((await send('GET', '/api/wallpapers/1')).body.downloads).toBe(downloads);
  });

  it('are counted per address that the proxy reports, and per /64 for IPv6', async () => {
    await spend('search', '2001:db8:1:2::/64', 120);
    expectRefusal(await from('2001:db8:1:2:aaaa::1')('GET', '/api/wallpapers?search=bay'));
    expect((await from('2001:db8:1:3::1')('GET', '/api/wallpapers?search=bay')).status).toBe(200);
  });
});
