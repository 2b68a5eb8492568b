import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { onSharedSite } from '../support/shared-site';

const { site } = onSharedSite();

/** Sends a raw request that no client library would send. Returns the status. */
async function statusOf(start: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`${[`${start} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => (text += chunk));
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
}

describe('a malformed request', () => {
  it.each([
    ['a host with an impossible port', 'GET /', { Host: 'a:99999' }, 400],
    ['a host with a path', 'GET /', { Host: 'a/b' }, 400],
    ['a forwarded host with an impossible port', 'GET /', { 'X-Forwarded-Host': 'a:99999' }, 400],
    ['a full URL instead of a path', 'GET http://elsewhere.example/', {}, 400],
    ['a star instead of a path', 'OPTIONS *', {}, 400],
    ['TRACE', 'TRACE /', {}, 405],
    ['a method of another protocol', 'PROPFIND /', {}, 405],
    ['a page with a parameter of an earlier Remix', 'GET /?_data=x', {}, 400],
    ['the same after other parameters', 'GET /help?q=sea&_d%61ta=routes%2F_site', {}, 400],
    ['the same on a page that is not cached', 'GET /contact?_data=x', {}, 400],
    ['the same on the API', 'GET /api/wallpapers?_data=x', {}, 400],
    ['a path of 21 segments', `GET ${'/a'.repeat(21)}`, {}, 414],
    ['a path of 7,000 segments', `GET ${'/a'.repeat(7000)}`, {}, 414],
    ['a path of more than two kilobytes', `GET /${'a'.repeat(2048)}`, {}, 414],
  ])('is refused: %s', async (_, start, headers, status) => {
    expect(await statusOf(start, headers)).toBe(status);
  });

  it.each<[what: string, start: string, status: number, headers?: Record<string, string>]>([
    ['a path of 20 segments', `GET ${'/a'.repeat(20)}`, 404],
    ['a page', 'GET /', 200],
    ['a parameter that only looks like it', 'GET /?my_data=x', 200],
    ['the manifest path of an earlier Remix', 'GET /__manifest?p=/', 404, { Cookie: 'sid=x' }],
    ['a long address of the API', `GET /api${'/a'.repeat(7000)}`, 404],
  ])('is not: %s', async (_, start, status, headers) => {
    expect(await statusOf(start, headers)).toBe(status);
  });
});
