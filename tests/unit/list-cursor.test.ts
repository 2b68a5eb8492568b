import { expect, test } from 'vitest';
import { type ListCursor, readCursor, writeCursor } from '~/features/lists/resolve/cursor';

const CURSORS: ListCursor[] = [
  { order: 'newest', id: 17, corrections: [] },
  { order: 'newest', id: 2_147_483_647, corrections: [['lanterm', ['lantern', 'lanterns']]] },
  { order: 'ranked', rank: 0.6079271018540267, id: 3, newest: 99, corrections: [] },
  {
    order: 'ranked',
    rank: 1e-20,
    id: 3,
    newest: 99,
    corrections: [
      ['zvěx', ['zver']],
      ['富士', ['富士山', '富士 山']],
    ],
  },
  { order: 'random', part: 1, blocks: 64, slot: 63, id: 5 },
  { order: 'downloads', key: 0, id: 7 },
  { order: 'title', key: 'ü_1 & 2', id: 7 },
];

test('a cursor survives the address unchanged and stays short', () => {
  for (const cursor of CURSORS) {
    const search = new URLSearchParams({ after: writeCursor(cursor) });
    expect(readCursor(new URLSearchParams(search.toString()).get('after'))).toEqual(cursor);
    expect(search.toString().length).toBeLessThan(200);
  }
});

const newest = { order: 'newest', id: 1 };
const ranked = { order: 'ranked', rank: 1, id: 1, newest: 2 };
const random = { order: 'random', part: 0, blocks: 4, slot: 0, id: 1 };

test.each([
  null,
  [],
  'newest',
  {},
  { order: 'oldest', id: 1 },
  { order: 'newest' },
  ...[-1, 1.5, '1', 99_999_999_999].map((id) => ({ ...newest, id })),
  ...[['a'], [['a', []]], [['a', ['b', 'c', 'd', 'e']]], [['a', ["b'"]]], [['a b', ['c']]], [['a', ['b c d']]]].map(
    (corrections) => ({ ...newest, corrections }),
  ),
  { ...newest, corrections: [['a'.repeat(101), ['b']]] },
  { ...newest, corrections: Array(11).fill(['a', ['b']]) },
  { order: 'ranked', rank: 1, id: 1 },
  ...[-1, 'NaN', null].map((rank) => ({ ...ranked, rank })),
  { ...ranked, newest: 2_147_483_647 },
  { ...random, part: 2 },
  ...[0, 3, 2 ** 31].map((blocks) => ({ ...random, blocks })),
  { ...random, slot: 4 },
  { ...random, id: '1e5' },
  { order: 'downloads', id: 1 },
  ...['', '1', 'many', -1, 99_999_999_999].map((key) => ({ order: 'downloads', key, id: 1 })),
  ...['', '\0', 5].map((key) => ({ order: 'title', key, id: 1 })),
])('%j is not a cursor', (value) => {
  expect(readCursor(Buffer.from(JSON.stringify(value)).toString('base64url'))).toBeNull();
});

test.each([
  null,
  '',
  'x',
  'n_17_',
  '%00',
  'n'.repeat(5000),
  Buffer.from('{"order":"ranked","rank":1e999,"id":1,"newest":2}').toString('base64url'),
])('%s is not a cursor', (text) => {
  expect(readCursor(text)).toBeNull();
});
