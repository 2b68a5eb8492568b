import { expect, test } from 'vitest';
import { writeLists } from '~/features/gallery/lists-json';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';

const card: WallpaperCard = {
  id: 7,
  title: '“Lake” | \\ </script> \u2028 ☂',
  fileKey: '0123456789abcdef01234567',
  width: 1920,
  height: 1080,
  placeholder: '123456789abc',
  avif: true,
  tags: ['a', '"b"'],
  downloads: 0,
  featured: false,
  category: { name: 'Nature', slug: 'nature' },
};
const list = { key: 'home-pc', heading: 'PC', items: [card], offset: 0, next: '/?offset=40', previous: null };

test('lists are one string, and the first picture represents the page', () => {
  const { lists, image } = writeLists([list]);
  expect(JSON.parse(lists)).toEqual([list]);
  expect(image?.path).toBe(`/images/${card.fileKey}/${card.fileKey.slice(0, 8)}-1280w.jpg`);
  expect(writeLists([]).image).toBeUndefined();
});
