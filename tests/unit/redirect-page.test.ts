import { describe, expect, test } from 'vitest';
import { readRedirect } from '~/http/response/redirect-page.server';

const SITE = 'https://gallery.test';

const request = (query: string) => new Request(`${SITE}/301?${query}`);

function redirectOf(query: string, status: 301 | 302 = 301): Response {
  try {
    readRedirect(request(query), status);
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('There is no redirect.');
}

describe('without a delay', () => {
  test.each([301, 302] as const)('%s redirects at once', (status) => {
    const answer = redirectOf('to=/category/nature%3Fdevice=pc', status);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Location')).toBe('/category/nature?device=pc');
  });

  test.each(['', 'delay=0', 'delay=', 'delay=-1', 'delay=soon', 'delay=NaN', 'delay=-Infinity'])(
    '%j leads home',
    (query) => {
      expect(redirectOf(query).headers.get('Location')).toBe('/');
    },
  );
});

test.each([
  ['500', 500],
  ['1.5e3', 1500],
  ['0x10', 16],
  ['10000', 10_000],
  ['10001', 10_000],
  ['1e9', 10_000],
  ['Infinity', 10_000],
])('a delay of %s waits %i ms', (delay, expected) => {
  expect(readRedirect(request(`to=/help&delay=${delay}`), 302)).toEqual({ to: '/help', delay: expected });
});

/** Kinds of addresses that open redirects elsewhere have fallen for. */
const TRICKS = [
  ...['//google.com/%2f..', '////google.com/%2f..', 'https://google.com/%2f..', 'https:///www.google.com/%2e%2e'],
  ...['//www.whitelisteddomain.tld@google.com/', '//https:///www.google.com/%2e%2e', '///www.google.com/%2f%2e%2e'],
  ...[
    '//google%E3%80%82com',
    '//google%00.com',
    '/\\google.com',
    '\\/\\/google.com/',
    '/.\\google.com',
    '/./\\google.com',
  ],
  ...['//\\/google.com/', 'https:google.com', 'http:/\\google.com', '〱google.com', '〵google.com', '/\t/google.com'],
  ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '\u0001//google.com', ' //google.com'],
  ...['/.//google.com', '/x/..//google.com', 'google.com', '.google.com', '@google.com', '?q=1', '#x'],
];

describe('what leads elsewhere', () => {
  test.each(TRICKS)('%j leads home instead', (to) => {
    expect(redirectOf(new URLSearchParams({ to }).toString()).headers.get('Location')).toBe('/');
    expect(readRedirect(request(new URLSearchParams({ to, delay: '10' }).toString()), 301).to).toBe('/');
  });

  test.each(['/%09/google.com', '/%2f%2fgoogle.com', '/%5cgoogle.com', '/;@google.com', '/https://google.com/'])(
    '%j is a path of this site, odd as it looks',
    (to) => {
      const location = redirectOf(new URLSearchParams({ to }).toString()).headers.get('Location') ?? '';
      expect(new URL(location, `${SITE}/301`).origin).toBe(SITE);
    },
  );
});
