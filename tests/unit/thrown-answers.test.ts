import { expect, test } from 'vitest';
import { sayThrown, thrownStatus } from '~/platform/log.server';

test('a thrown answer reaches the log with its status, and other objects without their text', () => {
  const refused = { type: 'DataWithResponseInit', data: { typed: 'secret' }, init: { status: 422 } };
  expect(thrownStatus(refused)).toBe(422);
  expect(sayThrown(refused)).toBe('An answer with status 422 was thrown');
  expect(sayThrown(new Response('secret', { status: 503 }))).toBe('An answer with status 503 was thrown');
  expect(sayThrown({ typed: 'secret' })).toBe('Object was thrown');
  expect(sayThrown(new Error('Broken'))).toBe('Broken');
  expect(sayThrown('a word')).toBe('a word');
});
