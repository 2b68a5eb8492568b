import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, client, newAddress, type Send, sessionCookie } from '../support/api-client';
import { runCommand } from '../support/command';
import { BROWSER, submitForm } from '../support/forms';
import { codeOf } from '../support/second-factor';
import { onSharedSite } from '../support/shared-site';
import { cookieOf, inDatabase } from '../support/site-database';

const { site, admin, newVisitor } = onSharedSite();

const PAGE = '/admin/site/account';
const WRONG = 'This code is wrong, or it was used before. Wait for the next one.';
const COMMAND = 'npm run second-factor -- --off';

const from = (cookie: string): Send => client(site.url, cookie, newAddress());

const logIn = (code?: string, password = site.adminPassword, send = newVisitor(), username = 'admin') =>
  send('POST', '/api/auth/login', { json: { username, password, code } });

const isIn = async (cookie: string) => (await from(cookie)('GET', '/api/auth/me')).body.authenticated;

const change = (fields: Record<string, string>, send: Send = admin) => submitForm(send, PAGE, fields);
const withPassword = (intent: string, currentPassword = site.adminPassword) => change({ intent, currentPassword });

const page = async (send: Send = admin): Promise<string> => (await send('GET', PAGE, { headers: BROWSER })).body;

const codesIn = (html: string) =>
  [...html.matchAll(/<code>([A-Z2-7]{4}(?:-[A-Z2-7]{4}){5})<\/code>/g)].map(([, code = '']) => code);

/** Codes work once, so tests that need more of them in half a minute let them work again. */
const letCodesWorkAgain = () => inDatabase(site, 'update second_factor set last_step = 0');

async function begin(): Promise<string> {
  expect((await withPassword('start')).status).toBe(303);
  return /<code>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(await page())?.[1] ?? '';
}

async function setUp(): Promise<{ secret: string; recovery: string[] }> {
  const secret = await begin();
  const { status, body } = await change({ intent: 'confirm', code: codeOf(secret) });
  expect(status).toBe(200);
  await letCodesWorkAgain();
  return { secret, recovery: codesIn(body) };
}

beforeEach(async () => {
  await inDatabase(site, 'delete from second_factor');
  await inDatabase(site, `delete from rate_limit where key like 'login%' or key like 'password%'`);
});

describe('setting up a second factor', () => {
  it('needs the password and a code, and shows ten recovery codes once', async () => {
    expect((await withPassword('start', 'a wrong password')).status).toBe(422);
    expect(await inDatabase(site, 'select from second_factor')).toEqual([]);
    const secret = await begin();
    const html = await page();
    expect(html).toContain(`href="otpauth://totp/Tapeta:admin?secret=${secret.replaceAll(' ', '')}&amp;issuer=Tapeta"`);
    expect(html).toMatch(/<svg viewBox="0 0 \d+ \d+" role="img" aria-label="QR code[^"]*"[^>]*><path d="M/);
    // It doesn't count yet.
    expect((await logIn()).status).toBe(200);
    for (const code of ['000000', codeOf(secret, 9), '']) {
      expect((await change({ intent: 'confirm', code })).status).toBe(422);
    }
    const confirmed = await change({ intent: 'confirm', code: codeOf(secret) });
    const codes = codesIn(confirmed.body);
    expect([confirmed.status, confirmed.headers.get('Cache-Control'), new Set(codes).size]).toEqual([
      200,
      'no-store',
      10,
    ]);
    const later = await page();
    for (const text of [...codes, secret]) expect(later).not.toContain(text);
    const [row] = await inDatabase<{ text: string }>(
      site,
      'select to_jsonb(second_factor)::text as text from second_factor',
    );
    for (const code of codes) expect(row?.text).not.toContain(code.replaceAll('-', ''));
    // The code that confirmed it is used up.
    expect((await logIn(codeOf(secret))).status).toBe(401);
  });

  it('can be cancelled, and changes to one that is on need the password', async () => {
    await begin();
    expect((await change({ intent: 'cancel' })).status).toBe(303);
    expect(await inDatabase(site, 'select from second_factor')).toEqual([]);
    const { secret, recovery } = await setUp();
    await change({ intent: 'cancel' });
    expect((await withPassword('start')).status).toBe(303);
    for (const intent of ['renew', 'off']) expect((await withPassword(intent, 'a wrong one')).status).toBe(422);
    expect((await logIn(codeOf(secret))).status).toBe(200);
    const renewed = codesIn((await withPassword('renew')).body);
    expect(renewed).toHaveLength(10);
    expect((await logIn(recovery[0])).status).toBe(401);
    expect((await logIn(renewed[0])).status).toBe(200);
    expect(await page()).toContain('Recovery codes left: 9 of 10.');
    expect((await withPassword('off')).status).toBe(303);
    expect((await logIn()).status).toBe(200);
  });
});

describe('a login with a second factor', () => {
  it('says that the code is missing only after the right password', async () => {
    const { secret } = await setUp();
    const missing = await logIn();
    expect(missing).toMatchObject({
      status: 401,
      body: { error: 'unauthorized', fields: { code: [expect.any(String)] } },
    });
    expect(missing.headers.getSetCookie()).toEqual([]);
    const unknown = await logIn(undefined, 'wrong', newVisitor(), 'nobody');
    for (const code of [undefined, codeOf(secret), '000000']) {
      const wrong = await logIn(code, 'wrong');
      expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    }
    const right = await logIn(codeOf(secret));
    expect([right.status, await isIn(sessionCookie(right))]).toEqual([200, true]);
  });

  it('takes each code and each recovery code once, even from two at the same time', async () => {
    const { secret, recovery } = await setUp();
    for (const code of [codeOf(secret), recovery[3]?.toLowerCase().replaceAll('-', ' ')]) {
      const answers = await Promise.all([1, 2, 3].map(() => logIn(code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      expect(await logIn(code)).toMatchObject({ status: 401, body: { message: WRONG } });
    }
    // The clock may be one step late, but the next code has not been used.
    expect((await logIn(codeOf(secret, 1))).status).toBe(200);
    expect((await logIn(codeOf(secret, 0))).status).toBe(401);
  });

  it('gives nothing that opens the admin area before the second step', async () => {
    const { secret } = await setUp();
    const first = await submitForm(newVisitor(), '/login', {
      username: 'admin',
      password: site.adminPassword,
      next: '/admin/tags',
    });
    expect([first.status, first.headers.get('Location'), first.headers.getSetCookie()]).toEqual([200, null, []]);
    const ticket = /name="ticket" value="([\w-]+)"/.exec(first.body)?.[1] ?? '';
    expect(first.body).toContain('name="next" value="/admin/tags"');
    for (const sid of [ticket, `"${ticket}"`, btoa(JSON.stringify(ticket))]) {
      const send = from(await cookieOf(site, `sid=${encodeURIComponent(sid)}`));
      const { status, headers } = await send('GET', '/admin/tags', { headers: BROWSER });
      expect([status, headers.get('Location')?.startsWith('/login?')]).toEqual([302, true]);
      expect((await send('DELETE', '/api/wallpapers/1')).status).toBe(401);
      expect((await send('GET', '/api/subscribers')).status).toBe(401);
    }
    const enter = (given: string, code: string) =>
      submitForm(newVisitor(), '/login?code', { ticket: given, code, next: '/admin/tags' });
    for (const other of ['', 'x', `${ticket.slice(0, -2)}AA`]) {
      const answer = await enter(other, codeOf(secret));
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    }
    const wrong = await enter(ticket, '000000');
    expect([wrong.status, wrong.body.includes(WRONG), wrong.body.includes(ticket)]).toEqual([401, true, true]);
    const entered = await enter(ticket, codeOf(secret));
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/admin/tags']);
    expect(await isIn(sessionCookie(entered))).toBe(true);
  });

  it('counts wrong codes as failed logins, and knowing the password gives no more of them', async () => {
    const { secret } = await setUp();
    const attacker = newVisitor();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      expect((await logIn(undefined, site.adminPassword, attacker)).status).toBe(tries < 10 ? 401 : 429);
      statuses.push((await logIn('000000', site.adminPassword, attacker)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const [account] = await inDatabase<{ points: number }>(
      site,
      `select points from rate_limit where key like 'login-account:%'`,
    );
    expect(account?.points).toBe(10);
    // An attack makes logins expensive, but leaves every client one.
    await inDatabase(site, `update rate_limit set points = 100000 where key like 'login-account:%'`);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  it('says what to do when SESSION_SECRET has changed, and still needs a recovery code', async () => {
    const { secret, recovery } = await setUp();
    await inDatabase(site, `update second_factor set secret = decode(repeat('ab', 48), 'hex')`);
    const first = await submitForm(newVisitor(), '/login', { username: 'admin', password: site.adminPassword });
    expect(first.body).toContain(COMMAND);
    const refused = await logIn(codeOf(secret));
    expect(refused).toMatchObject({ status: 401, body: { message: expect.stringContaining(COMMAND) } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await page()).toContain('SESSION_SECRET has changed');
    expect((await logIn(recovery[1])).status).toBe(200);
  });

  it('ends with the command', async () => {
    await setUp();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tapeta-factor-'));
    const run = (...words: string[]) =>
      runCommand('second-factor', words, { DATA_DIR: dataDir, DATABASE_URL: site.databaseUrl });
    try {
      expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining(COMMAND) });
      expect((await logIn()).status).toBe(401);
      expect(await run('--off')).toMatchObject({
        code: 0,
        output: expect.stringContaining('The second factor is off.'),
      });
      expect((await logIn()).status).toBe(200);
      expect(await run('--off')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed.') });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('limits codes for the account from all addresses together, but not recovery codes', async () => {
    const { secret, recovery } = await setUp();
    await inDatabase(
      site,
      `insert into rate_limit (key, points, expire)
       select 'login-code:' || administrator_id, 30, (extract(epoch from now()) * 1000 + 20000)::bigint from second_factor`,
    );
    const refused: Answer = await logIn(codeOf(secret));
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await logIn(recovery[9])).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  const open = async (userAgent: string): Promise<string> =>
    sessionCookie(
      await newVisitor()('POST', '/api/auth/login', {
        json: { username: 'admin', password: site.adminPassword },
        headers: { 'User-Agent': userAgent },
      }),
    );
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it('names their browsers, and ends one or all others at once, with the password', async () => {
    const [mine, second, third] = [await open(firefox), await open('curl/8.14.1'), await open('<b>"')];
    const html = await page(from(mine));
    expect(html).toContain('<strong>Firefox on Linux</strong>');
    expect(html).toContain('<strong>Unknown browser</strong>');
    const ended =
      /name="session" value="([\da-f]+)"(?:(?!name="session").)*aria-label="End: curl,/.exec(html)?.[1] ?? '';
    const end = (session: string, currentPassword = site.adminPassword) =>
      change({ intent: 'end', session, currentPassword }, from(mine));
    for (const session of [ended, 'others']) expect((await end(session, 'a stolen session')).status).toBe(422);
    expect(await Promise.all([mine, second, third].map(isIn))).toEqual([true, true, true]);
    expect((await end(ended)).status).toBe(303);
    expect(await Promise.all([mine, second, third].map(isIn))).toEqual([true, false, true]);
    for (const session of ['', '%', '_'.repeat(16), ended.toUpperCase()]) {
      expect((await end(session)).status).toBe(422);
    }
    expect((await end('others')).status).toBe(303);
    expect(await Promise.all([mine, third].map(isIn))).toEqual([true, false]);
    expect((await page(from(mine))).match(/name="session"/g)).toBeNull();
  });
});
