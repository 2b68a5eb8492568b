import { expect, test, vi } from 'vitest';
import { withDeadline } from '~/db/deadline.server';
import { rateLimit } from '~/http/request/rate-limit.server';

const never = () => new Promise<never>(() => undefined);

// A connection that never opens, as on a frozen network.
vi.mock('~/db/orm.server', () => ({
  forkEm: async () => ({ getKnex: () => ({ client: { acquireConnection: never } }) }),
}));

test('a limit without an answer from the database fails at the request’s deadline', async () => {
  vi.useFakeTimers();
  try {
    const outcome = withDeadline(performance.now() + 5000, () => rateLimit('searches', 1, 60).consume('a')).then(
      () => 'allowed',
      ({ code }) => code,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBe('unavailable');
  } finally {
    vi.useRealTimers();
  }
});
