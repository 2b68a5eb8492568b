import { describe, expect, it } from 'vitest';
import { administrator, client, sessionCookie } from '../support/api-client';
import { onSharedSite } from '../support/shared-site';
import { cookieOf } from '../support/site-database';

const { site, visitor } = onSharedSite();

describe('GET /api/auth/me', () => {
  it('says no to a visitor and to a made-up session', async () => {
    expect((await visitor('GET', '/api/auth/me')).body).toEqual({ authenticated: false });
    const forged = await client(site.url, await cookieOf(site, 'sid=ImFiYyI%3D'))('GET', '/api/auth/me');
    expect(forged).toMatchObject({ status: 200, body: { authenticated: false } });
  });
});

describe('POST /api/auth/login', () => {
  it('answers programs with JSON that caches don’t store', async () => {
    const json = { username: 'admin', password: site.adminPassword };
    const answer = await visitor('POST', '/api/auth/login', { json });
    expect(answer).toMatchObject({ status: 200, body: { authenticated: true } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('redirects a native form to the admin area', async () => {
    const answer = await visitor('POST', '/api/auth/login', {
      body: String(new URLSearchParams({ username: 'admin', password: site.adminPassword })),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        Origin: site.url,
        'X-Requested-With': '',
      },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/admin');
    const me = await client(site.url, sessionCookie(answer))('GET', '/api/auth/me');
    expect(me.body).toEqual({ authenticated: true });
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session itself, so that a copy of the cookie is useless', async () => {
    const admin = await administrator(site);
    expect(await admin('POST', '/api/auth/logout')).toMatchObject({ status: 200, body: { authenticated: false } });
    expect((await admin('GET', '/api/auth/me')).body).toEqual({ authenticated: false });
    expect((await admin('DELETE', '/api/wallpapers/1')).status).toBe(401);
  });

  it('redirects a native form to the site', async () => {
    const answer = await visitor('POST', '/api/auth/logout', {
      headers: { Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': '' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/');
  });
});
