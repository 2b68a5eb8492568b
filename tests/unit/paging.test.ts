import { describe, expect, test } from 'vitest';
import { MAX_OFFSET, parseOffset, toPage } from '~/lib/paging';

describe('an offset in an address', () => {
  test.each([
    ['0', 0],
    ['40', 40],
    ['0040', 40],
    ['100000', 100_000],
  ])('%j counts', (text, offset) => {
    expect(parseOffset(text)).toBe(offset);
  });

  test.each([null, '', '-1', '+1', '1.5', '1e3', ' 40', '40 ', 'abc', '٤٠', '0x10', '1'.repeat(10), 'NaN'])(
    '%j counts as 0',
    (text) => {
      expect(parseOffset(text)).toBe(0);
    },
  );

  test('is capped at the maximum', () => {
    expect(parseOffset('999999999')).toBe(MAX_OFFSET);
  });
});

describe('a page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('has more if one extra row came back', () => {
    expect(toPage(rows(41), { offset: 0, limit: 40 })).toEqual({ items: rows(40), offset: 0, hasMore: true });
    expect(toPage(rows(40), { offset: 80, limit: 40 })).toEqual({ items: rows(40), offset: 80, hasMore: false });
    expect(toPage([], { offset: 0, limit: 40 })).toEqual({ items: [], offset: 0, hasMore: false });
  });

  test('is the last one if the next would be too deep', () => {
    const deepest = { offset: MAX_OFFSET - 40, limit: 40 };
    expect(toPage(rows(41), deepest).hasMore).toBe(true);
    expect(toPage(rows(41), { offset: MAX_OFFSET, limit: 40 }).hasMore).toBe(false);
  });

  test('may have a limit of 0', () => {
    expect(toPage(rows(1), { offset: 0, limit: 0 })).toEqual({ items: [], offset: 0, hasMore: true });
  });
});
