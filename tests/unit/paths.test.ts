import { expect, test } from 'vitest';
import { categoryPath, isLanding, tagPath, wallpaperPath, withQuery } from '~/lib/paths';

test('page paths escape special characters', () => {
  expect(wallpaperPath(7)).toBe('/wallpaper/7');
  expect(categoryPath('night-sky')).toBe('/category/night-sky');
  expect(tagPath('a/b?c#d')).toBe('/tag/a%2Fb%3Fc%23d');
  expect(decodeURIComponent(tagPath('富士山'))).toBe('/tag/富士山');
});

test('a query contains the parameters with a value, in order', () => {
  expect(withQuery('/', { tab: 'pc', q: '', device: null, seed: undefined, offset: 0 })).toBe('/?tab=pc&offset=0');
  expect(withQuery('/', { q: 'a&b=c d+é' })).toBe('/?q=a%26b%3Dc+d%2B%C3%A9');
  expect(withQuery('/tag/x', { q: undefined })).toBe('/tag/x');
  expect(withQuery('/', {})).toBe('/');
});

test('the landing page is the home page without list parameters', () => {
  for (const search of ['', 'index', 'device=pc', 'utm_source=mail', 'fbclid=1&ref=x']) {
    expect(isLanding(new URLSearchParams(search)), search).toBe(true);
  }
  for (const search of ['tab=pc', 'q=', 'device=pc&offset=40', 'offset=40&seed=1', 'after=x']) {
    expect(isLanding(new URLSearchParams(search)), search).toBe(false);
  }
});
