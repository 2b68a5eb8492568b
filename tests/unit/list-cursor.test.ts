import { expect, test } from 'vitest';
import { type ListCursor, readCursor, writeCursor } from '~/features/lists/resolve/cursor';

const CURSORS: ListCursor[] = [
  { order: 'newest', id: 17, corrections: new Map() },
  { order: 'newest', id: 2_147_483_647, corrections: new Map([['lanterm', ['lantern', 'lanterns']]]) },
  { order: 'ranked', rank: 0.6079271018540267, id: 3, newest: 99, corrections: new Map() },
  {
    order: 'ranked',
    rank: 1e-20,
    id: 3,
    newest: 99,
    corrections: new Map([
      ['zvěx', ['zver']],
      ['富士', ['富士山']],
    ]),
  },
  { order: 'shuffled', part: 1, blocks: 64, slot: 63, id: 5 },
  { order: 'downloads', key: '0', id: 7 },
  { order: 'title', key: 'ü_1 & 2', id: 7 },
];

test('a cursor comes back from an address as it was, and stays short', () => {
  for (const cursor of CURSORS) {
    const search = new URLSearchParams({ after: writeCursor(cursor) });
    expect(readCursor(new URLSearchParams(search.toString()).get('after'))).toEqual(cursor);
    expect(search.toString().length).toBeLessThan(120);
  }
});

test.each([
  ...[
    null,
    '',
    'n',
    'n_',
    'n_-1_',
    'n_1',
    'n_1_a',
    'n_1_a-',
    'n_1_a-b-c-d-e',
    "n_1_a-b'",
    'n_1_a b-c',
    'n_99999999999_',
  ],
  ...[
    'r_1_2_3',
    'r_NaN_1_2_',
    'r_Infinity_1_2_',
    'r_1e999_1_2_',
    'r_-1_1_2_',
    'r_1_1_2147483647_',
    `n_1_${'a-b.'.repeat(11)}a-b`,
  ],
  ...[
    's_2_0_0_1',
    's_0_2_4_1',
    's_0_31_0_1',
    's_0_0_0',
    's_0_0_0_1e5',
    's_0_0_0_1_0',
    'x_1_',
    `n_1_${'a'.repeat(101)}-b`,
    'n'.repeat(5000),
    ...['d_1', 'd_1_', 'd_1_many', 'd_1_1_1', 'd_1_99999999999', 't_1', 't_1_', 't_x_title', 't__title'],
  ],
])('%j is no cursor', (text) => {
  expect(readCursor(text)).toBeNull();
});
