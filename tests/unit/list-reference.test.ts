import { expect, test } from 'vitest';
import {
  amongOthers,
  cardAddress,
  readListReference,
  writeListReference,
} from '~/features/lists/pages/neighbours/list-reference';

const read = (query: string) => readListReference(new URLSearchParams(query));

test.each([
  ['/tag/sea', 'in=tag:sea'],
  ['/tag/%E6%B5%B7', 'in=tag:%E6%B5%B7'],
  ['/category/nature?device=pc', 'in=category:nature&device=pc'],
  ['/colour/blue?tone=dark', 'in=colour:blue&tone=dark'],
  ['/?tab=pc', 'in=pc'],
  ['/?tab=random&device=both&seed=12', 'in=random:12&device=both'],
  ['/?device=mobile&seed=7', 'in=home:7&device=mobile'],
  ['/?q=a+%26+b%3Ac&shape=16%3A9', 'in=search:a+%26+b:c&shape=16:9'],
  ['/?categoryId=3', 'in=home&categoryId=3'],
])('%s becomes %s, and is read back', (address, name) => {
  expect(writeListReference(address)).toBe(name);
  const list = read(`${name}&n=5`);
  const sorted = (search: URLSearchParams) => [...search].sort();
  const { pathname, searchParams } = new URL(address, 'http://site');
  expect(list).toMatchObject({ path: pathname, position: 5 });
  expect(list && sorted(list.search)).toEqual(sorted(searchParams));
});

test('the position is not part of the name', () => {
  expect(writeListReference('/tag/sea?offset=40&after=n_7_')).toBe('in=tag:sea');
});

test.each([
  ...['', 'in=tag:sea', 'n=3', 'in=tag:sea&n=0', 'in=tag:sea&n=-1', 'in=tag:sea&n=1e3', 'in=tag:sea&n=100001'],
  ...['in=tag&n=1', 'in=admin:wallpapers&n=1', 'in=search:&n=1', 'in=TAG:sea&n=1'],
])('"%s" names no position in a list', (query) => {
  expect(read(query)).toBeNull();
});

test.each([
  [1, '/tag/sea#w9'],
  [40, '/tag/sea#w9'],
  [41, '/tag/sea?offset=40#w9'],
])('the card of wallpaper number %i is at %s', (position, address) => {
  const list = read(`in=tag:sea&n=${position}`);
  expect(list && cardAddress(list, 9, 40)).toBe(address);
});

test.each([
  ['in=all:5&device=pc&n=3', '/?seed=5#w9'],
  ['in=home:5&device=pc&n=3', '/?seed=5&device=pc#w9'],
  ['in=all:5&device=pc&n=41', '/?seed=5&device=pc&offset=40#w9'],
])('%s leads back to %s', (query, address) => {
  const list = read(query);
  const { pathname, searchParams } = new URL((list && cardAddress(list, 9, 40)) ?? '', 'http://site');
  const wanted = new URL(address, 'http://site');
  expect([pathname, [...searchParams].sort()]).toEqual([wanted.pathname, [...wanted.searchParams].sort()]);
});

test('a list next to others has another name', () => {
  expect(amongOthers(writeListReference('/?device=pc&seed=7'))).toBe('in=all:7&device=pc');
});

test('a name that is cut inside a character still makes an address', () => {
  const list = read(`in=${encodeURIComponent(`tag:${'a'.repeat(295)}😀`)}&n=1`);
  expect(list?.path).toBe(`/tag/${'a'.repeat(295)}`);
});
