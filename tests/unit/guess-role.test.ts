import { expect, test } from 'vitest';
import { guessRoles, namesRole, titleOfSet } from '~/features/sets/guess-role';

test.each([
  ['Lake', 'lake', false],
  ['lake-dark.jpg', 'lake jpg', true],
  ['Lake (Mobile)', 'lake', true],
  ['Dark Lake at Night', 'lake at', true],
  ['Süße Nacht_Phone', 'süße nacht', true],
  ['Darkroom', 'darkroom', false],
  ['Dark', '', true],
  ['constructor light', 'constructor', true],
])('the title %s belongs to the set “%s”', (title, ofSet, hasRole) => {
  expect([titleOfSet(title), namesRole(title)]).toEqual([ofSet, hasRole]);
});

const WIDE = { width: 3840, height: 2160, deviceType: 'pc', tone: null };

test.each([
  [{ title: 'Lake dark' }, 'dark'],
  [{ title: 'Dark Lake, Sunrise' }, 'dawn'],
  [{ title: 'Lake dark', deviceType: 'mobile', width: 1080, height: 1920 }, 'dark'],
  [{ title: 'Lake', deviceType: 'mobile', width: 1080, height: 1920 }, 'phone'],
  [{ title: 'Lake', deviceType: 'tablet', tone: 'dark' as const }, 'tablet'],
  [{ title: 'Lake', width: 3440, height: 1440 }, 'ultrawide'],
  [{ title: 'Lake', tone: 'light' as const }, 'light'],
  [{ title: 'Lake' }, 'desktop'],
])('the role of %o is %s', (given, role) => {
  expect(guessRoles([{ ...WIDE, ...given }])[0]?.role).toBe(role);
});

test('beside a dark version for the same device, the one without a word is light', () => {
  const phone = { deviceType: 'mobile', width: 1080, height: 1920, tone: null };
  const versions = [
    { ...phone, title: 'Kay' },
    { ...phone, title: 'Kay Dark' },
    { ...WIDE, title: 'Kay' },
  ];
  expect(guessRoles(versions).map(({ role }) => role)).toEqual(['light', 'dark', 'desktop']);
});
