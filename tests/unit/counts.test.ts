import { describe, expect, test } from 'vitest';
import { fileSizes } from '~/messages/en/file-sizes';
import { numbers } from '~/messages/en/numbers';

const { exactCount, formatCardCount } = numbers;
const { formatFileSize, formatTraffic } = fileSizes;

describe('downloads on a card', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [1049, '1.0k'],
    [1999, '1.9k'],
    [8200, '8.2k'],
    [12_345, '12.3k'],
    [999_999, '999.9k'],
    [1_000_000, '1.0M'],
    [3_456_789, '3.4M'],
    [2 ** 31 - 1, '2147.4M'],
  ])('%i reads %s', (count, text) => {
    expect(formatCardCount(count)).toBe(text);
  });

  test('every full hundred keeps its decimal', () => {
    const wrong = Array.from({ length: 9990 }, (_, index) => index + 10).filter(
      (hundreds) => formatCardCount(hundreds * 100) !== `${(hundreds / 10).toFixed(1)}k`,
    );
    expect(wrong).toEqual([]);
  });
});

test('an exact count has thousands separators', () => {
  expect([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 2 ** 31 - 1].map(exactCount)).toEqual([
    ...['0', '7', '999', '1,000', '12,345', '123,456', '1,234,567', '2,147,483,647'],
  ]);
});

test.each([
  [0, '0.1 KB'],
  [1249, '1.2 KB'],
  [9949, '9.9 KB'],
  [9950, '10 KB'],
  [12_499, '12 KB'],
])('%i bytes of traffic read %s', (bytes, text) => {
  expect(formatTraffic(bytes)).toBe(text);
});

describe('a file size', () => {
  const MB = 1024 * 1024;
  test.each([
    [0, '1 KB'],
    [1, '1 KB'],
    [1536, '2 KB'],
    [500 * 1024, '500 KB'],
    [MB, '1024 KB'],
    [MB + 1, '1.0 MB'],
    [2.44 * MB, '2.4 MB'],
    [50 * MB, '50.0 MB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
