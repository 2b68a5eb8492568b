import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clientKey } from '~/http/request/client-address.server';

interface Peer {
  socket: string;
  forwarded?: string;
  headers?: Record<string, string>;
}

function request({ socket, forwarded, headers = {} }: Peer): IncomingMessage {
  const all = { ...headers, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) };
  return { headers: all, socket: { remoteAddress: socket }, connection: { remoteAddress: socket } } as never;
}

/** The module reads the environment when it loads. */
async function withTrust(trust: string) {
  vi.stubEnv('TRUST_PROXY', trust);
  vi.resetModules();
  return await import('~/http/request/client-address.server');
}

beforeEach(() => void vi.resetModules());

describe('the address of a client', () => {
  test('is the socket’s address if no proxy is trusted, whatever the headers say', async () => {
    const { clientAddress, isTrustedPeer } = await withTrust('');
    const spoofed = request({
      socket: '203.0.113.5',
      forwarded: '10.0.0.1, 6.6.6.6',
      headers: { 'x-client-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
    });
    expect(clientAddress(spoofed)).toBe('203.0.113.5');
    expect(isTrustedPeer(spoofed)).toBe(false);
  });

  test('has no port, even if the proxy adds one', async () => {
    const { clientAddress } = await withTrust('loopback');
    expect(clientAddress(request({ socket: '127.0.0.1', forwarded: '198.51.100.7:52011' }))).toBe('198.51.100.7');
    expect(clientAddress(request({ socket: '127.0.0.1', forwarded: '[2001:db8::7]:52011' }))).toBe('2001:db8::7');
    expect(clientAddress(request({ socket: '127.0.0.1', forwarded: '2001:db8::7' }))).toBe('2001:db8::7');
  });

  test('is the last hop before a trusted proxy', async () => {
    const { clientAddress, isTrustedPeer } = await withTrust('loopback, 10.0.0.0/8');
    expect(clientAddress(request({ socket: '127.0.0.1', forwarded: '6.6.6.6, 198.51.100.7' }))).toBe('198.51.100.7');
    expect(clientAddress(request({ socket: '::1', forwarded: '198.51.100.7, 10.1.2.3' }))).toBe('198.51.100.7');
    expect(clientAddress(request({ socket: '203.0.113.5', forwarded: '6.6.6.6' }))).toBe('203.0.113.5');
    expect(isTrustedPeer(request({ socket: '10.9.9.9' }))).toBe(true);
    expect(isTrustedPeer(request({ socket: '203.0.113.5' }))).toBe(false);
  });

  test('is found by counting hops', async () => {
    const { clientAddress } = await withTrust('1');
    expect(clientAddress(request({ socket: '203.0.113.5', forwarded: '6.6.6.6, 198.51.100.7' }))).toBe('198.51.100.7');
    expect(clientAddress(request({ socket: '203.0.113.5' }))).toBe('203.0.113.5');
  });

  test('a closed socket has none', async () => {
    const { clientAddress } = await withTrust('');
    expect(clientAddress(request({ socket: undefined as never }))).toBe('0.0.0.0');
  });

  test('an invalid TRUST_PROXY stops the start', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(withTrust('nonsense')).rejects.toThrow('exit 1');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY'));
    exit.mockRestore();
    error.mockRestore();
  });
});

describe('the origin of the site behind a proxy', () => {
  const ROUTE = { pattern: '*', facts: {}, isPage: false };

  async function originFor(headers: Record<string, string>) {
    vi.stubEnv('SITE_URL', '');
    await withTrust('loopback');
    const { readRequestContext } = await import('~/http/request/request-context.server');
    const asked = request({ socket: '127.0.0.1', headers: { host: 'inside.example', ...headers } });
    return readRequestContext(asked, ROUTE, { language: 'en', prefix: '' }).origin;
  }

  test('comes from the nearest proxy, whatever the visitor sends', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example, gallery.example',
      'x-forwarded-proto': 'http, https',
    };
    expect(await originFor(headers)).toBe('https://gallery.example');
  });

  test.each(['a/b', 'a:99999', 'a b', 'user@a'])('is never taken from an invalid host: %s', async (host) => {
    expect(await originFor({ 'x-forwarded-host': host })).toBe('http://localhost');
    expect(await originFor({ host })).toBe('http://localhost');
  });
});

describe('what counts as one client', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:0102:0304', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['unix:/tmp/socket', 'unknown'],
    ['1.2.3.4:80', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
