import { expect, test } from 'vitest';
import { yieldToRequests } from '~/platform/event-loop.server';

test('a request that arrives while one of two callers works is read before the other continues', async () => {
  const events: string[] = [];
  const work = async (name: string) => {
    await yieldToRequests();
    events.push(name);
    setImmediate(() => events.push(`request during ${name}`));
  };
  await Promise.all([work('first'), work('second')]);
  expect(events).toEqual(['first', 'request during first', 'second']);
});
