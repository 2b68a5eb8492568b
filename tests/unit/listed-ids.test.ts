import { expect, test } from 'vitest';
import { formatIds, parseIds, publishedPath } from '~/features/wallpapers/listed-ids';

test('ids are written as ranges in an address, and read back', () => {
  expect(formatIds([103, 7, 101, 102, 9])).toBe('7,9,101-103');
  expect(parseIds('7,9,101-103')).toEqual([7, 9, 101, 102, 103]);
  expect(publishedPath([1, 2])).toBe('/admin/wallpapers?ids=1-2&sort=newest');
});

test.each([null, '', 'x', '0', '5-', '9-3', '-4', '1e3', '99999999999'])('%j is not a list of ids', (text) => {
  expect(parseIds(text)).toBeUndefined();
});

test('a list has at most a thousand ids', () => {
  expect(parseIds('1-2147483647')).toHaveLength(1000);
  expect(parseIds('5,'.repeat(5000))).toHaveLength(1000);
});
