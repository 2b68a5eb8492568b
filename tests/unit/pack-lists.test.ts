import { expect, test } from 'vitest';
import { wholeAnswers } from '~/features/gallery/lists-answer';
import { packLists } from '~/features/gallery/pack-lists.server';
import type { WallpaperListView } from '~/features/lists/list.view';
import type { WallpaperCard } from '~/features/wallpapers/wallpaper.view';
import { type RequestContext, withRequestContext } from '~/http/request/request-context.server';

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

const pack = (lists: WallpaperListView[], isForScript: boolean) =>
  withRequestContext({ isForScript, language: 'en', prefix: '' } as RequestContext, () =>
    packLists(lists, { figures: { totalWallpapers: 1, totalDownloads: 0, monthlyDownloads: 0 } }),
  );

test('the first picture represents the page', () => {
  expect(pack([list], false).image?.path).toBe(`/images/${card.fileKey}/${card.fileKey.slice(0, 8)}-1280w.jpg`);
  expect(pack([], false).image).toBeUndefined();
});

test('a document has only the ids of its cards as data; client navigations get the cards', () => {
  const { lists } = pack([list], false);
  expect(JSON.parse(lists.packed).lists[0].items).toEqual([{ id: 7 }]);
  expect(lists.packed).not.toMatch(/Lake|0123456789abcdef|Nature/);
  expect(wholeAnswers.get(lists)?.lists[0]?.items[0]?.html).toContain('/wallpaper/7');
  const [asked] = JSON.parse(pack([list], true).lists.packed).lists[0].items;
  expect(asked.html).toContain('/wallpaper/7');
});

test('titles and tags stay text, whatever is filled into a card', () => {
  const typed = { ...card, title: '"><script>' };
  const reference = 'in=search:"><script>';
  const html = wholeAnswers.get(pack([{ ...list, items: [typed], reference }], false).lists)?.lists[0]?.items[0]?.html;
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
  expect(html).not.toContain('<script');
});
