import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Send, sessionCookie } from '../support/api-client';
import { type MailServer, startMailServer } from '../support/mail-server';
import { type Site, startSite } from '../support/site';
import { cookieOf, inDatabase } from '../support/site-database';

const CANARY = 'canary-4711@birds.example';
const PAGE = { 'X-Requested-With': '', Accept: 'text/html' };
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://gallery.test' };
/** Headers of the proxy in front of this site. It changes the Host header and doesn't pass on the original. */
const PROXY = { 'X-Forwarded-For': '203.0.113.77', 'X-Forwarded-Proto': 'https' };

let mail: MailServer;
let site: Site;
let cookie: string;

beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@gallery.test',
      SITE_URL: 'https://gallery.test',
      TRUST_PROXY: 'loopback',
    },
  });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

const visitor: Send = (method, path, options = {}) =>
  client(site.url)(method, path, { ...options, headers: { ...PROXY, ...options.headers } });
const admin: Send = (method, path, options = {}) =>
  client(site.url, cookie)(method, path, { ...options, headers: { ...PROXY, ...options.headers } });
const statuses = () => inDatabase(site, 'select email, status from subscriber order by id');

async function linkIn(index: number, pattern: RegExp): Promise<string> {
  await expect.poll(() => mail.mails.length).toBeGreaterThan(index);
  return pattern.exec(mail.mails[index] ?? '')?.[1] ?? '';
}

describe('behind a proxy that speaks https', () => {
  it('a form logs in with a cookie that other hosts can’t set and plain http doesn’t send', async () => {
    const fields = { username: 'admin', password: site.adminPassword, next: '/admin' };
    const answer = await visitor('POST', '/login', { body: String(new URLSearchParams(fields)), headers: FORM });
    expect(answer.status).toBe(303);
    cookie = sessionCookie(answer);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-sid-[0-9a-f]{8}=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await admin('GET', '/api/auth/me')).body).toEqual({ authenticated: true });
    const elsewhere = await visitor('POST', '/login', {
      body: String(new URLSearchParams(fields)),
      headers: { ...FORM, Origin: site.url },
    });
    expect(elsewhere.status).toBe(403);
    expect(elsewhere.body).toContain('You don’t have permission to view this page.');
  });

  it('flash messages use such a cookie, too', async () => {
    const body = String(new URLSearchParams({ email: 'first@example.org', homepage: '', next: '/' }));
    const answer = await visitor('POST', '/subscribe', { body, headers: FORM });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-flash-[0-9a-f]{8}=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { body: page } = await visitor('GET', answer.headers.get('Location') ?? '', { headers: PAGE });
    expect(page).toContain('To confirm your address, open the link in the email we’re sending you.');
    expect(page).toMatch(/<link rel="canonical" href="https:\/\/gallery\.test\//);
  });
});

describe('a newsletter address, if mail is configured', () => {
  it('is only confirmed by the button on the page that the mail links to', async () => {
    const answer = await visitor('POST', '/api/subscribe', { json: { email: 'reader@example.org' } });
    expect(answer).toMatchObject({
      status: 201,
      body: { ok: true, message: "You've been subscribed to our newsletter" },
    });
    expect((await visitor('POST', '/api/subscribe', { json: { email: 'READER@example.org' } })).body).toEqual(
      answer.body,
    );
    // The first mail went to the visitor of the previous test.
    const path = await linkIn(1, /https:\/\/gallery\.test(\/subscribe\/confirm\/[\w-]+)/);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await visitor(method, path, { headers: PAGE });
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await visitor('POST', path, { headers: { ...FORM, Origin: 'https://evil.test' } })).status).toBe(403);
    expect(await statuses()).toContainEqual({ email: 'reader@example.org', status: 'pending' });
    const confirmed = await visitor('POST', path, { headers: FORM });
    expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, '/subscribe?confirmed=1']);
    expect(await statuses()).toContainEqual({ email: 'reader@example.org', status: 'confirmed' });
    for (const method of ['GET', 'POST']) {
      const used = await visitor(method, path, { headers: FORM });
      expect(used.status).toBe(404);
      expect(used.body).toContain('This link has been used or is older than 48 hours.');
    }
  });

  it('has an unsubscribe link in the administrator’s export, which works for mail programs', async () => {
    const { body } = await admin('GET', '/api/subscribers?format=csv');
    const line = body.split('\r\n').find((text: string) => text.includes('reader@example.org'));
    expect(line).toMatch(
      /^"\d+","reader@example\.org","[^"]+","confirmed","https:\/\/gallery\.test\/unsubscribe\/[\w-]+"$/,
    );
    const path = new URL(line.split('","').at(-1).slice(0, -1)).pathname;
    const page = await visitor('GET', path, { headers: PAGE });
    expect(page.status).toBe(200);
    expect(page.body).toContain('r…@example.org');
    expect(page.body).not.toContain('reader@example.org');
    expect(await statuses()).toContainEqual({ email: 'reader@example.org', status: 'confirmed' });
    // As in RFC 8058: no cookie, no origin, no redirect.
    const oneClick = await client(site.url)('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { ...PROXY, 'X-Requested-With': '', 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.status).toBe(200);
    expect(oneClick.body).toContain('You are unsubscribed');
    expect(JSON.stringify(await statuses())).not.toContain('reader@example.org');
    expect((await visitor('GET', path, { headers: PAGE })).status).toBe(404);
  });
});

describe('the log', () => {
  it('never contains email addresses, IP addresses or tokens, whatever fails', async () => {
    mail.refuse(true);
    const address = { 'X-Forwarded-For': '198.51.100.123' };
    const token = 'canary-token-1234567890';
    expect((await visitor('POST', '/api/subscribe', { json: { email: CANARY }, headers: address })).status).toBe(201);
    // PostgreSQL quotes the whole row when a constraint fails, and the value when a type doesn't match.
    await inDatabase(site, `alter table contact_message add constraint no_birds check (email not like '%birds%')`);
    await inDatabase(site, `alter table subscriber add constraint no_more_birds check (email not like 'late-%')`);
    const letter = { email: CANARY, subject: CANARY, message: `A message of ${CANARY}` };
    expect((await visitor('POST', '/api/contact', { json: letter, headers: address })).status).toBe(500);
    const body = String(new URLSearchParams({ email: `late-${CANARY}`, homepage: '', next: '/' }));
    expect((await visitor('POST', '/subscribe', { body, headers: { ...FORM, ...address } })).status).toBe(500);
    await inDatabase(site, 'alter table tag rename to lost');
    for (const path of [
      `/?q=${CANARY}&token=${token}`,
      `/tag/${CANARY}`,
      `/unsubscribe/${token}`,
      `/nothing/${CANARY}`,
    ]) {
      await visitor('GET', path, {
        headers: {
          ...PAGE,
          ...address,
          Cookie: await cookieOf(site, `__Host-sid=${token}`),
          Referer: `https://x.test/${CANARY}`,
        },
      });
    }
    await inDatabase(site, 'alter table lost rename to tag');
    await visitor('POST', '/login', {
      body: String(new URLSearchParams({ username: CANARY, password: token, next: '/' })),
      headers: { ...FORM, ...address },
    });
    await expect.poll(site.log).toContain('could not be sent');
    const log = site.log();
    expect(log).toContain('no_birds');
    for (const secret of ['birds.example', 'canary-4711', '198.51.100.123', token, 'A message of', '203.0.113.77']) {
      expect(log.includes(secret), `${secret} in:\n${log}`).toBe(false);
    }
  });
});
