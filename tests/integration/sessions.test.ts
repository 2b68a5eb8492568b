import { beforeEach, describe, expect, test } from 'vitest';
import { endSession, readSession, replaceSessions, startSession } from '~/auth/session.server';
import { changePassword, ensureAdministrator, verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeEach(() => query(em(), 'delete from administrator'));

const PASSWORD = 'correct horse battery';
const admin = () => ensureAdministrator(em(), { username: 'admin', password: PASSWORD });

/** A request with the cookie of this Set-Cookie value. */
const requestWith = (setCookie: string) =>
  new Request('http://gallery.test/admin', { headers: { Cookie: setCookie.split(';')[0] ?? '' } });

describe('the administrator', () => {
  test('is created once, with the given password', async () => {
    expect(await admin()).toEqual({ created: true, generatedPassword: undefined });
    expect(await ensureAdministrator(em(), { username: 'other', password: 'other password' })).toEqual({
      created: false,
    });
    expect(await query(em(), 'select username from administrator')).toEqual([{ username: 'admin' }]);
    expect(await verifyCredentials(em(), 'admin', PASSWORD)).toEqual(expect.any(Number));
  });

  test('gets a strong password if none is given, stored only as a hash', async () => {
    const { generatedPassword = '' } = await ensureAdministrator(em(), { username: 'admin' });
    expect(generatedPassword).toMatch(/^[\w-]{20}$/);
    await verifyCredentials(em(), 'admin', generatedPassword);
    const [row] = await query(em(), 'select password_hash from administrator');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(generatedPassword);
  });

  test.each([
    ['password1', /most common/],
    ['QwErTyUiOp', /most common/],
    ['The-Curator', /not be the username/],
  ])('is neither created with %j nor gets it as another password', async (password, message) => {
    const create = (as: string) => ensureAdministrator(em(), { username: 'the-curator', password: as });
    await expect(create(password)).rejects.toMatchObject({ code: 'invalid', message: expect.stringMatching(message) });
    expect(await query(em(), 'select from administrator')).toEqual([]);
    await create(PASSWORD);
    const id = await verifyCredentials(em(), 'the-curator', PASSWORD);
    const change = { currentPassword: PASSWORD, newPassword: password, repeatedPassword: password };
    await expect(changePassword(em(), id, change)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { newPassword: [expect.stringMatching(message)] } },
    });
    await verifyCredentials(em(), 'the-curator', PASSWORD);
  });

  test('is created once when several processes start at the same time', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => ensureAdministrator(em(), { username: 'admin' })),
    );
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    const [winner] = results.filter(({ created }) => created);
    await verifyCredentials(em(), 'admin', winner?.generatedPassword ?? '');
    expect(results.filter(({ generatedPassword }) => generatedPassword)).toHaveLength(1);
  });
});

describe('a wrong login', () => {
  test.each([
    ['admin', 'wrong'],
    ['admin', ''],
    ['admin', `${PASSWORD} `],
    ['admin', PASSWORD.toUpperCase()],
    ['nobody', PASSWORD],
    ['Admin', PASSWORD],
    ["admin' or '1'='1", PASSWORD],
    ['', ''],
    ['%', PASSWORD],
  ])('%j with %j is refused in the same words', async (username, password) => {
    await admin();
    await expect(verifyCredentials(em(), username, password)).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Invalid username or password',
    });
  });
});

test('an unknown name costs as much work as a wrong password', async () => {
  await admin();
  /** CPU time in milliseconds, which doesn't depend on how busy the machine is. */
  async function workOf(username: string): Promise<number> {
    const before = process.cpuUsage();
    for (let tries = 0; tries < 8; tries += 1) await verifyCredentials(em(), username, 'wrong').catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
  await workOf('nobody');
  const [unknown, known] = [await workOf('nobody'), await workOf('admin')];
  // Without a hash to check it takes a twentieth of the time.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

describe('a session', () => {
  let id: number;
  beforeEach(async () => {
    await admin();
    id = await verifyCredentials(em(), 'admin', PASSWORD);
  });

  test('identifies the administrator', async () => {
    const cookie = await startSession(em(), id, false);
    expect(await readSession(em(), requestWith(cookie), false)).toEqual({
      administratorId: id,
      username: 'admin',
      session: expect.stringMatching(/^[\da-f]{16}$/),
      formToken: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  test('has a cookie that scripts and other sites can’t read', async () => {
    const plain = await startSession(em(), id, false);
    expect(plain).toMatch(/^sid=/);
    for (const part of [/; HttpOnly/, /; SameSite=Lax/, /; Path=\//, /; Max-Age=604800/]) expect(plain).toMatch(part);
    const secure = await startSession(em(), id, true);
    expect(secure).toMatch(/^__Host-sid=.*; Secure/);
    expect(secure).not.toMatch(/Domain/);
  });

  test('is stored as a hash that is useless as a token', async () => {
    const cookie = await startSession(em(), id, false);
    const [row] = await query(em(), 'select id from session');
    expect(row.id).toMatch(/^[0-9a-f]{64}$/);
    expect(decodeURIComponent(cookie)).not.toContain(row.id);
    const forged = `sid=${btoa(JSON.stringify(row.id))}`;
    expect(await readSession(em(), requestWith(forged), false)).toBeNull();
  });

  test('has a new token each time', async () => {
    const cookies = await Promise.all(Array.from({ length: 20 }, () => startSession(em(), id, false)));
    expect(new Set(cookies).size).toBe(20);
  });

  test('ends on the server, so that the old cookie is useless', async () => {
    const cookie = await startSession(em(), id, false);
    const other = await startSession(em(), id, false);
    expect(await endSession(em(), requestWith(cookie), false)).toMatch(/^sid=.*Max-Age=0/);
    expect(await readSession(em(), requestWith(cookie), false)).toBeNull();
    expect(await readSession(em(), requestWith(other), false)).not.toBeNull();
    await endSession(em(), requestWith('sid=x'), false);
    await endSession(em(), new Request('http://gallery.test/'), false);
  });

  test.each([
    ['eight hours without a request', "last_seen_at = now() - interval '8 hours 1 second'"],
    ['seven days', "created_at = now() - interval '7 days 1 second'"],
  ])('ends after %s', async (_time, assignment) => {
    const cookie = await startSession(em(), id, false);
    await query(em(), `update session set ${assignment}`);
    expect(await readSession(em(), requestWith(cookie), false)).toBeNull();
    await startSession(em(), id, false);
    expect(await query(em(), 'select count(*)::int as n from session')).toEqual([{ n: 1 }]);
  });

  test('is extended by use, but not by every request', async () => {
    const cookie = await startSession(em(), id, false);
    const seen = async () => (await query(em(), 'select last_seen_at from session'))[0].last_seen_at;
    const first = String(await seen());
    await readSession(em(), requestWith(cookie), false);
    expect(String(await seen())).toBe(first);
    await query(em(), "update session set last_seen_at = now() - interval '7 hours'");
    expect(await readSession(em(), requestWith(cookie), false)).not.toBeNull();
    const [{ fresh }] = (await query(
      em(),
      "select last_seen_at > now() - interval '1 minute' as fresh from session",
    )) as [{ fresh: boolean }];
    expect(fresh).toBe(true);
  });

  test('is deleted with the administrator', async () => {
    const cookie = await startSession(em(), id, false);
    await query(em(), 'delete from administrator');
    expect(await readSession(em(), requestWith(cookie), false)).toBeNull();
  });

  test.each([
    '',
    'sid=',
    'sid=x',
    'sid=%00',
    'sid=%E0%A4%A',
    `sid=${'a'.repeat(10_000)}`,
    'sid=bnVsbA==',
    'sid=e30=',
    'other=1',
  ])('is not opened by the cookie %j', async (cookie) => {
    await startSession(em(), id, false);
    expect(await readSession(em(), requestWith(cookie), false)).toBeNull();
  });

  test('from plain http is not valid behind https', async () => {
    const cookie = await startSession(em(), id, false);
    expect(await readSession(em(), requestWith(cookie), true)).toBeNull();
  });
});

describe('a changed password', () => {
  const NEW = 'four words nobody expects';
  let id: number;

  beforeEach(async () => {
    await admin();
    id = await verifyCredentials(em(), 'admin', PASSWORD);
  });

  test('replaces the old one', async () => {
    await changePassword(em(), id, { currentPassword: PASSWORD, newPassword: NEW, repeatedPassword: NEW });
    expect(await verifyCredentials(em(), 'admin', NEW)).toBe(id);
    await expect(verifyCredentials(em(), 'admin', PASSWORD)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('needs the current one and must not be the username', async () => {
    await query(em(), "update administrator set username = 'Administrator'");
    for (const [currentPassword, newPassword, field] of [
      ['wrong password', NEW, 'currentPassword'],
      [PASSWORD, 'administratoR', 'newPassword'],
    ] as const) {
      const change = { currentPassword, newPassword, repeatedPassword: newPassword };
      await expect(changePassword(em(), id, change)).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { [field]: [expect.any(String)] } },
      });
    }
    expect(await verifyCredentials(em(), 'Administrator', PASSWORD)).toBe(id);
  });

  test('ends all sessions except the new one', async () => {
    const before = await Promise.all([1, 2, 3].map(() => startSession(em(), id, false)));
    const after = await replaceSessions(em(), id, false);
    for (const cookie of before) expect(await readSession(em(), requestWith(cookie), false)).toBeNull();
    expect(await readSession(em(), requestWith(after), false)).toMatchObject({ administratorId: id });
  });
});
