import { expect, test } from 'vitest';
import { balanceColumns, dealRows, mostColumns, pictureRows } from '~/features/gallery/cards/balance-columns';

const WIDE = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1600 },
  { width: 3840, height: 2160 },
  { width: 1600, height: 1200 },
];
const TALL = [
  { width: 1080, height: 2400 },
  { width: 1080, height: 1920 },
  { width: 1290, height: 2796 },
];

const listOf = (shapes: typeof WIDE, length: number) =>
  Array.from({ length }, (_, index) => shapes[(index * 7 + Math.floor(index / 5)) % shapes.length] as (typeof WIDE)[0]);

/** In px between the longest and the shortest column, at a usual width for that many columns. */
function gapOf(list: typeof WIDE, columns: number, evened: ReturnType<typeof balanceColumns>): number {
  const caption = columns === 2 ? 8 : 5;
  const rowHeight = columns === 2 ? 8.9 : 14.5;
  const rows = list.map((shape, index) => evened[index]?.[`--r${columns}`] ?? pictureRows(shape));
  const ends = dealRows(Array(columns).fill(0), rows, caption);
  return (Math.max(...ends) - Math.min(...ends)) * rowHeight;
}

for (const [kind, shapes] of [
  ['wide', WIDE],
  ['tall', TALL],
] as const) {
  test(`a list of ${kind} pictures ends with less than 250 px between columns`, () => {
    let uneven = 0;
    for (const length of [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 21, 26, 31, 36, 38, 40]) {
      const list = listOf(shapes, length);
      const evened = balanceColumns([list.map(pictureRows)]);
      for (const columns of [2, 3, 4, mostColumns(length)]) {
        if (gapOf(list, columns, []) > 250) uneven++;
        expect(gapOf(list, columns, evened), `${length} in ${columns}`).toBeLessThanOrEqual(250);
      }
    }
    if (kind === 'tall') expect(uneven).toBeGreaterThan(10);
  });
}

test('a picture changes by at most three tenths, a tall one by less than half, and only near the end', () => {
  const list = listOf(TALL, 40);
  const evened = balanceColumns([list.map(pictureRows)]);
  expect(evened.slice(0, 25).filter(Boolean)).toEqual([]);
  for (const [index, shape] of list.entries()) {
    for (const rows of Object.values(evened[index] ?? {})) {
      expect(rows / pictureRows(shape)).toBeGreaterThan(0.53);
      expect(rows / pictureRows(shape)).toBeLessThan(1.32);
    }
  }
});

test('an added page leaves earlier ones unchanged', () => {
  const pages = [listOf(TALL, 40), listOf(WIDE, 40), listOf(TALL, 13)];
  const rows = pages.map((page) => page.map(pictureRows));
  const whole = balanceColumns(rows);
  expect(whole.slice(0, 80)).toEqual(balanceColumns(rows.slice(0, 2)).slice(0, 80));
  expect(gapOf(pages.flat(), 5, whole)).toBeLessThanOrEqual(250);
});

test('seven cards use four columns, since five would leave two longer', () => {
  expect([1, 5, 7, 8, 9, 10, 11, 15, 16, 17, 40].map(mostColumns)).toEqual([5, 5, 4, 4, 5, 5, 4, 5, 4, 5, 5]);
});
