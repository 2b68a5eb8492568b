import { expect, test } from 'vitest';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { beginScan } from '~/features/lists/shuffle/shuffle.server';

const cursor = { order: 'random', part: 0, blocks: 1, slot: 0, id: 1 } as const;

test.each([
  ['few', 2 * MAX_COUNTED, cursor],
  ['more than one page may read', 2 * MAX_COUNTED + 1, null],
])('a cursor of one block counts for a tag of %s', (_, count, start) => {
  const tags = [{ id: 1, slug: 'sea', uses: count }];
  const list = { filter: { search: null, tags, plan: 'walk', total: count }, seed: 1, featuredFirst: false };
  const parts = [{ featured: [false, true], count, blocks: 1024 }];
  expect(beginScan(list as never, parts, cursor, 0).start).toEqual(start);
});
