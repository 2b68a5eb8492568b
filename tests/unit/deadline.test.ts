import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeDeadline, liftDeadline, withDeadline } from '~/db/deadline.server';
import { serverMiddleware } from '~/http/server-middleware.server';
import { query } from '../support/query';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const soon = (ms: number) => new Promise<number>((resolve) => setTimeout(resolve, ms, ms));
const outcomeOf = (work: Promise<unknown>) => work.then(String, (error: { code?: string }) => error.code);

test('work without a deadline may take any time', async () => {
  const asked = beforeDeadline(() => soon(60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe(60_000);
});

test('all work of a request shares one deadline', async () => {
  const asked = withDeadline(performance.now() + 5000, async () => {
    const outcomes = [await outcomeOf(beforeDeadline(() => soon(4000)))];
    outcomes.push(await outcomeOf(beforeDeadline(never)));
    // The deadline has passed, so this work never starts.
    const begin = vi.fn(never);
    outcomes.push(await outcomeOf(beforeDeadline(begin)));
    expect(begin).not.toHaveBeenCalled();
    return outcomes;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toEqual(['4000', 'ETIMEDOUT', 'ETIMEDOUT']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure before the deadline keeps its own reason', async () => {
  const failing = () => Promise.reject(Object.assign(new Error(), { code: '23505' }));
  expect(await withDeadline(performance.now() + 5000, () => outcomeOf(beforeDeadline(failing)))).toBe('23505');
  expect(vi.getTimerCount()).toBe(0);
});

test('a statement is abandoned at the deadline and reported as unavailable', async () => {
  const em = {
    isInTransaction: () => false,
    getKnex: () => ({ raw: never }),
    getTransactionContext: () => undefined,
  } as never;
  const asked = withDeadline(performance.now() + 5000, () => outcomeOf(query(em, 'select 1')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBe('unavailable');
});

test('an answer that has started has no deadline', async () => {
  const asked = withDeadline(performance.now() + 5000, async () => {
    liftDeadline();
    return beforeDeadline(() => soon(60_000));
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe(60_000);
});

const NO_SITE = {
  render: async () => new Response(),
  routes: {},
  openPicture: () => Promise.reject(new Error('No pictures')),
  isHidden: async () => false,
  recordVisit: () => undefined,
  recordMissedSearch: () => undefined,
  refreshSettings: () => null,
};

test.each([
  ['GET', false, 'ETIMEDOUT'],
  ['HEAD', false, 'ETIMEDOUT'],
  ['POST', false, '60000'],
  ['GET', true, '60000'],
])('%s, with the answer started: %s', async (method, hasBegun, outcome) => {
  const headers = { host: 'gallery.example', cookie: 'sid=none' };
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: '/admin', headers });
  const response = new ServerResponse(request);
  const asked = new Promise((resolve) => {
    serverMiddleware(NO_SITE)(request, response, () => {
      if (hasBegun) response.writeHead(200);
      resolve(outcomeOf(beforeDeadline(() => soon(60_000))));
    });
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe(outcome);
});
