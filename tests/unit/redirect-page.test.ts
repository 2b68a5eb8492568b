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

  test.each(['', 'to=//evil.test', 'delay=0', 'delay=', 'delay=-1', 'delay=soon', 'delay=NaN', 'delay=-Infinity'])(
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
