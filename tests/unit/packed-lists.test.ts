import { expect, test } from 'vitest';
import { packLists } from '~/features/lists/pages/packed-lists';
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
const list = {
  key: 'home-pc',
  heading: 'PC wallpapers',
  items: [card],
  offset: 0,
  next: '/?offset=40',
  previous: null,
};

test('the first picture stands for the page', () => {
  expect(packLists([list]).image?.path).toBe(`/images/${card.fileKey}/${card.fileKey.slice(0, 8)}-1280w.jpg`);
  expect(packLists([]).image).toBeUndefined();
});
