import { expect, test } from 'vitest';
import { formatIds, parseIds, publishedPath } from '~/features/wallpapers/listed-ids';

test('an address lists ids as ranges, which are read back', () => {
  expect(formatIds([103, 7, 101, 102, 9])).toBe('7,9,101-103');
  expect(parseIds('7,9,101-103')).toEqual([7, 9, 101, 102, 103]);
  expect(publishedPath([1, 2])).toBe('/admin/wallpapers?ids=1-2&sort=newest');
});

test.each([null, '', 'x', '0', '5-', '9-3', '-4', '1e3', '99999999999'])('%j lists none', (text) => {
  expect(parseIds(text)).toBeUndefined();
});

test('an address lists at most a thousand', () => {
  expect(parseIds('1-2147483647')).toHaveLength(1000);
  expect(parseIds('5,'.repeat(5000))).toHaveLength(1000);
});
