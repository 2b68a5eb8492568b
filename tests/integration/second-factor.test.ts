import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTicket, readTicket } from '~/auth/login-ticket.server';
import { listSessions, readSession, startSession } from '~/auth/session.server';
import { ensureAdministrator, verifyCredentials } from '~/features/accounts/accounts.commands.server';
import { findFactor } from '~/features/accounts/second-factor.queries.server';
import {
  beginFactor,
  confirmFactor,
  describeFactor,
  neededFactor,
  requireCode,
} from '~/features/accounts/second-factor.server';
import { mailSignIn, queueSignInMail, type SignIn } from '~/features/accounts/sign-in-mail.server';
import { NO_IDENTITY } from '~/features/site/identity.schema';
import { changeSetting } from '~/features/site/settings.queries.server';
import { env } from '~/lib/env.server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';
import { codeOf } from '../support/second-factor';

const { em } = ownDatabase();

vi.mock('~/lib/env.server', async (original) => {
  const actual = await original<typeof import('~/lib/env.server')>();
  return { ...actual, env: { ...actual.env } };
});

const settings: { SESSION_SECRET?: string } = env;

const PASSWORD = 'correct horse battery';
let id: number;

beforeEach(async () => {
  settings.SESSION_SECRET = 'a secret of thirty-two characters, or more';
  await query(em(), 'delete from administrator');
  await ensureAdministrator(em(), { username: 'admin', password: PASSWORD });
  id = await verifyCredentials(em(), 'admin', PASSWORD);
});

async function setUp(): Promise<{ secret: string; recovery: string[] }> {
  await beginFactor(em(), id);
  const factor = await describeFactor(em(), { administratorId: id, username: 'admin' });
  const secret = factor.state === 'pending' ? factor.secret : '';
  const recovery = await confirmFactor(em(), id, codeOf(secret));
  return { secret, recovery };
}

describe('the second factor', () => {
  test('is named after the site in apps', async () => {
    await changeSetting(em(), 'identity', () => ({ ...NO_IDENTITY, name: 'Coast: & Co' }));
    await beginFactor(em(), id);
    expect(await describeFactor(em(), { administratorId: id, username: 'admin' })).toMatchObject({
      uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Coast%20%20%26%20Co:admin\?secret=[A-Z2-7]{32}&issuer=Coast%20%20%26%20Co$/,
      ),
    });
  });

  test('is stored encrypted, differently each time, and only for its own administrator', async () => {
    const { secret } = await setUp();
    const before = await findFactor(em(), id);
    expect(before?.secret).toHaveLength(12 + 16 + 20);
    await query(em(), `insert into administrator (username, password_hash) values ('other', 'x')`);
    await query(
      em(),
      `insert into second_factor (administrator_id, secret, confirmed_at)
       select (select id from administrator where username = 'other'), secret, now() from second_factor`,
    );
    const [other] = await query<{ id: number }>(em(), `select id from administrator where username = 'other'`);
    expect(await neededFactor(em(), other?.id ?? 0)).toBe('recovery');
    await expect(requireCode(em(), other?.id ?? 0, codeOf(secret, 1))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await neededFactor(em(), id)).toBe('code');
  });

  test('lets no one in without it when SESSION_SECRET has changed, and works again with the old one', async () => {
    const { secret, recovery } = await setUp();
    const old = env.SESSION_SECRET;
    const ticket = makeTicket({ administratorId: id, username: 'admin' });
    settings.SESSION_SECRET = 'another secret of thirty-two characters';
    expect(await neededFactor(em(), id)).toBe('recovery');
    for (const code of [codeOf(secret, 1), '', 'x']) {
      await expect(requireCode(em(), id, code)).rejects.toMatchObject({
        code: 'unauthorized',
        message: expect.stringContaining('npm run second-factor -- --off'),
      });
    }
    expect(readTicket(ticket)).toBeNull();
    await requireCode(em(), id, recovery[0] ?? '');
    await expect(requireCode(em(), id, recovery[0] ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
    settings.SESSION_SECRET = old;
    await requireCode(em(), id, codeOf(secret, 1));
  });

  test('takes no code again, nor an older one', async () => {
    const { secret } = await setUp();
    await expect(requireCode(em(), id, codeOf(secret))).rejects.toMatchObject({ code: 'unauthorized' });
    await requireCode(em(), id, codeOf(secret, 1));
    for (const later of [-1, 0, 1]) {
      await expect(requireCode(em(), id, codeOf(secret, later))).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });
});

test('a ticket of the login ends after ten minutes', () => {
  vi.useFakeTimers();
  try {
    const ticket = makeTicket({ administratorId: 1, username: 'admin' });
    vi.advanceTimersByTime(599_000);
    expect(readTicket(ticket)).toMatchObject({ administratorId: 1, username: 'admin' });
    vi.advanceTimersByTime(2000);
    expect(readTicket(ticket)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('requests of the same moment note the use of a session once', async () => {
  const cookie = await startSession(em(), id, false, 'curl/8.14.1');
  const request = new Request('http://gallery.test/admin', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  await query(em(), `update session set last_seen_at = now() - interval '9 minutes'`);
  const [before] = await query<{ version: string }>(em(), 'select xmin::text as version from session');
  await readSession(em(), request, false);
  expect(await query(em(), 'select xmin::text as version from session')).toEqual([before]);
  await query(em(), `update session set last_seen_at = now() - interval '11 minutes'`);
  await query(em(), 'create table noted (at timestamptz)');
  await query(
    em(),
    `create function note() returns trigger language plpgsql as
     $$ begin insert into noted values (new.last_seen_at); return null; end $$`,
  );
  await query(em(), 'create trigger note after update on session for each row execute function note()');
  const actors = await Promise.all([1, 2, 3].map(() => readSession(em(), request, false)));
  expect(await query(em(), 'select count(*)::int as n from noted')).toEqual([{ n: 1 }]);
  await query(em(), 'drop trigger note on session');
  const [actor] = actors;
  expect(actor && (await listSessions(em(), actor))).toMatchObject([{ browser: 'curl', isThis: true }]);
});

describe('the mail about a login', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server?.stop());

  const jobs = () =>
    query<{ payload: SignIn }>(
      em(),
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail-sign-in'`,
    );

  test('is queued only where mail is set up, and says when, with what and how to end it', async () => {
    await queueSignInMail(em(), 'curl/8.14.1');
    expect(await jobs()).toEqual([]);
    Object.assign(env, { SMTP_URL: server.url, CONTACT_EMAIL: 'me@walls.example' });
    await queueSignInMail(em(), 'curl/8.14.1');
    const [job] = await jobs();
    const mailTo = {
      smtpUrl: server.url,
      from: 'site@walls.example',
      to: 'me@walls.example',
      siteUrl: 'https://walls.example',
      siteName: 'Walls',
    };
    await mailSignIn(mailTo, { ...(job?.payload as SignIn), at: '2026-11-27T06:10:00.000Z' });
    const mail = server.mails[0] ?? '';
    expect(mail).toMatch(/^Subject: New login to Walls\r?$/m);
    for (const text of [
      '2026-11-27 06:10 UTC',
      'curl',
      'End all others',
      'API tokens',
      'https://walls.example/admin/site/account',
    ]) {
      expect(mail).toContain(text);
    }
  });
});
