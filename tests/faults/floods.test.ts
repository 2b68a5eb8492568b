import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, newAddress, type Send } from '../support/api-client';
import { MARKUP, ODD } from '../support/hostile-texts';
import { requireQuiet, type Site, startSite } from '../support/site';

const PAGE = { 'X-Requested-With': '', Accept: 'text/html' };
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' };

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.stop();
  requireQuiet(site);
});

const from = (address: string): Send => client(site.url, undefined, address);

describe('an oversized request', () => {
  const urlencoded = { ...FORM, 'X-Requested-With': 'XMLHttpRequest' };

  /** Sends a body of unknown length until there is an answer. */
  function stream(
    path: string,
    headers: Record<string, string>,
    megabytes: number,
  ): Promise<{ status: number; sent: number }> {
    return new Promise((resolve) => {
      const piece = Buffer.alloc(64 * 1024, 'a=1&');
      let sent = 0;
      const request = httpRequest(site.url + path, { method: 'POST', headers }, (response) => {
        resolve({ status: response.statusCode ?? 0, sent });
        request.destroy();
      });
      // The connection was closed.
      request.on('error', () => resolve({ status: 0, sent }));
      const write = () => {
        while (sent < megabytes * 1024 * 1024 && !request.destroyed) {
          sent += piece.length;
          if (!request.write(piece)) return request.once('drain', write);
        }
        request.end();
      };
      write();
    });
  }

  it('is refused before it is read, or at the limit if its length is unknown', async () => {
    const large = 'a='.padEnd(65 * 1024 + 1, 'x');
    for (const path of ['/api/subscribe', '/api/contact', '/api/auth/login']) {
      const answer = await from(newAddress())('POST', path, { body: large, headers: urlencoded });
      expect(answer, path).toMatchObject({ status: 413, body: { error: 'too_large' } });
    }
    for (const path of ['/subscribe', '/contact', '/login', '/wallpaper/1/download']) {
      const answer = await from(newAddress())('POST', path, { body: large, headers: { ...FORM, Origin: site.url } });
      expect(answer.status, path).toBe(413);
      expect(answer.body, path).toContain('This request is too large. The limit is 64 KB.');
      expect((await stream(path, { ...FORM, Origin: site.url }, 1)).status, path).toBe(413);
      expect((await stream(path, { ...FORM, Origin: site.url }, 64)).sent, path).toBeLessThan(32 * 1024 * 1024);
    }
  });

  it.each([
    ['pictures without a login', '/api/wallpapers', 'multipart/form-data; boundary=x', 20_000_000, 401],
    ['a form that is too large', '/contact', 'application/x-www-form-urlencoded', 900_000, 413],
    ['a form at an address without forms', '/help', 'application/x-www-form-urlencoded', 300_000, 405],
  ])('is answered without blocking the next request on its connection: %s', async (_, path, type, bytes, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, url: string, headers: Record<string, string | number>, body?: Buffer) =>
      new Promise<{ status: number; port: number }>((resolve, reject) => {
        const request = httpRequest(site.url + url, { method, agent, headers, timeout: 20_000 }, (response) => {
          const { localPort: port = 0 } = response.socket;
          response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, port }));
        });
        request.once('error', reject).once('timeout', () => request.destroy(new Error('No answer came.')));
        request.end(body);
      });
    const headers = { ...FORM, Origin: site.url, 'X-Forwarded-For': newAddress(), 'Content-Type': type };
    const refused = await ask('POST', path, { ...headers, 'Content-Length': bytes }, Buffer.alloc(bytes, 'a=b&'));
    expect(refused.status).toBe(status);
    expect(await ask('GET', '/health', {})).toEqual({ status: 200, port: refused.port });
    agent.destroy();
  });

  // One of these once took two minutes, longer than a test may take.
  it('is refused fast for too many fields', async () => {
    const body = 'a&'.repeat(32_000);
    const answer = await from(newAddress())('POST', '/api/subscribe', { body, headers: urlencoded });
    expect(answer).toMatchObject({ status: 400, body: { message: 'The form has too many fields.' } });
    const page = await from(newAddress())('POST', '/contact', { body, headers: { ...FORM, Origin: site.url } });
    expect(page.status).toBe(400);
    const list = await from(newAddress())('GET', `/api/wallpapers?${'a&'.repeat(6000)}`);
    expect(list.status).toBe(400);
  });
});

describe('odd texts', () => {
  it('break no page and no form', async () => {
    const parameters = [
      ...['q', 'tab', 'device', 'categoryId', 'offset', 'after', 'seed', 'next', 'to', 'delay', 'subject', 'sort'],
      ...['page'],
    ];
    for (const text of [...ODD, ...MARKUP]) {
      const value = encodeURIComponent(text.toWellFormed()).slice(0, 6000);
      const query = parameters.map((name) => `${name}=${value.slice(0, 900)}`).join('&');
      const paths = ['/', '/contact', '/subscribe', '/login', '/302', '/404'].map((path) => `${path}?${query}`);
      const places = [
        ...['category', 'tag', 'wallpaper', 'images', 'unsubscribe', 'subscribe/confirm', 'more', 'admin/tags'],
      ];
      paths.push(...places.map((place) => `/${place}/${value}`), `/more/?q=${value}`, `/suggestions?q=${value}`);
      const send = from(newAddress());
      const answers = await Promise.all(
        paths.map(async (path) => [path, (await send('GET', path, { headers: PAGE })).status] as const),
      );
      expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    }
  });

  it('that are not UTF-8 break nothing either', async () => {
    for (const path of [
      ...['/%ff', '/tag/%ff%fe', '/?q=%ff', '/category/%c0%af', '/wallpaper/%00', '/images/%00/%00', '/%E0%A4%A'],
    ]) {
      expect((await from(newAddress())('GET', path, { headers: PAGE })).status, path).toBeLessThan(500);
    }
    for (const body of ['email=%ff%fe%00', 'email=%ed%a0%80@x.y', '\xff\xfe=\xff']) {
      const answer = await from(newAddress())('POST', '/subscribe', { body, headers: { ...FORM, Origin: site.url } });
      expect(answer.status, body).toBeLessThan(500);
    }
  });
});
