import { expect, test } from 'vitest';
import { distinctTags } from '~/features/wallpapers/autofill';
import { isVisible, tagKey, tagSlug } from '~/lib/tag-name';

test.each([
  ['Sea Side', 'sea-side'],
  ['C++', 'c'],
  ['b/w', 'b-w'],
  ['🌅 dawn', 'dawn'],
  ['❤️ love', 'love'],
  ['❤️', '2764-fe0f'],
  ['🏔️', '1f3d4-fe0f'],
  ['🇯🇵', '1f1ef-1f1f5'],
  ['+ +', '2b-2b'],
  ['Übung'.normalize('NFD'), 'übung'],
])('the slug of %j is %j, and that of itself', (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
  expect(tagSlug(slug)).toBe(slug);
});

test('only names that differ by more than case are different tags', () => {
  expect(tagKey('QHD')).toBe(tagKey('qhd'));
  expect(tagKey('é'.normalize('NFD'))).toBe(tagKey('É'));
  expect(distinctTags(['C#', 'c#', 'C++', '❤️', '🏔️', ' ', '\u202e', '\ufe0f', 'C #'])).toEqual([
    'C#',
    'C++',
    '❤️',
    '🏔️',
    'C #',
  ]);
  expect(isVisible('🇯🇵')).toBe(true);
});
