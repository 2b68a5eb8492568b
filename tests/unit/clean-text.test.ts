import { expect, test } from 'vitest';
import { cleaned, truncate } from '~/lib/clean-text';

test.each([
  ['ab😀c', 1, 'a'],
  ['ab😀c', 2, 'ab'],
  ['ab😀c', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['ab😀c', 9, 'ab😀c'],
  ['a\ud83d', 9, 'a'],
  ['a\udc00b', 2, 'a\ufffd'],
])('%j cut to %i is %j, which can be used in a URL', (text, most, beginning) => {
  expect(truncate(text, most)).toBe(beginning);
  expect(decodeURIComponent(encodeURIComponent(truncate(text, most)))).toBe(beginning);
});

test('unpaired surrogates are replaced in browsers without toWellFormed, too', () => {
  const native = String.prototype.toWellFormed;
  Reflect.deleteProperty(String.prototype, 'toWellFormed');
  try {
    expect(cleaned('a\ud83db\udc00😀')).toBe('a\ufffdb\ufffd😀');
  } finally {
    Object.assign(String.prototype, { toWellFormed: native });
  }
});
