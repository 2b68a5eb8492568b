import { expect, test } from 'vitest';
import { galleryPath } from '~/features/gallery/back-to-gallery';
import { sameSitePath } from '~/http/request/safe-redirect';

const SITE = 'https://walls.example';

test.each([
  ['/', '/#wallpapers'],
  ['/?tab=pc&offset=40&after=n_7_', '/?tab=pc&offset=40&after=n_7_#wallpapers'],
  ['/category/nature?device=pc', '/category/nature?device=pc'],
  ['/tag/poster', '/tag/poster'],
])('from the list %s, the link leads back there', (path, way) => {
  expect(galleryPath(sameSitePath(SITE + path, SITE))).toBe(way);
});

test.each([
  null,
  '',
  'nonsense',
  `${SITE}/wallpaper/3`,
  `${SITE}/admin/wallpapers`,
  `${SITE}/category/`,
  'https://elsewhere.example/category/nature',
  'https://walls.example.evil/?tab=pc',
  'javascript:alert(1)',
])('from %s it leads to the gallery', (referer) => {
  expect(galleryPath(sameSitePath(referer, SITE))).toBe('/#wallpapers');
});
