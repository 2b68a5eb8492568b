interface Shape {
  width: number;
  height: number;
}

/**
 * The masonry in cards.css: for each number of columns, at two usual widths, what is below a picture in rows and a row in px.
 * From three columns on, captions are on the picture; on screens without a mouse the columns end less evenly.
 */
const LAYOUTS = [
  { columns: 2, widths: [[9, 7.7] as const, [7, 10.3] as const] },
  { columns: 3, widths: [[2, 10.5] as const, [1, 14] as const] },
  { columns: 4, widths: [[1, 12] as const, [1, 14] as const] },
  { columns: 5, widths: [[1, 12.7] as const, [1, 18] as const] },
];

/** By how much a picture may get shorter or taller, smallest change first. */
const SHARES = [0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
const MAX_SHARE = 0.3;
/** Phone pictures may change more, because next to wide ones they reach far below. */
const MAX_OFF_TALL = 0.45;
const TALL = 25;
const ROUNDS = 3;

/** Only pictures in the last lines of a page may change. */
const LINES = 3;

/** Columns whose ends differ by at most this many px stay unchanged. */
const EVEN = 100;

/** Height of a picture in grid rows of cards.css, each a twentieth of the column's width. */
export function pictureRows({ width, height }: Shape): number {
  return Math.min(60, Math.max(5, Math.floor((20 * height) / width)));
}

/** Four columns for a few cards, if five would leave one or two alone in the last line. */
export function mostColumns(cards: number): 4 | 5 {
  return cards > 5 && cards <= 16 && (cards % 4 === 0 || cards % 5 === 1 || cards % 5 === 2) ? 4 : 5;
}

/** Like the browser, puts each card into the shortest column. Changes `ends`. */
function dealtColumns(ends: number[], rows: number[], caption: number): number[] {
  return rows.map((row) => {
    let first = 0;
    for (let column = 1; column < ends.length; column++) {
      if ((ends[column] ?? 0) < (ends[first] ?? 0)) first = column;
    }
    ends[first] = (ends[first] ?? 0) + row + caption;
    return first;
  });
}

export function dealRows(columns: number[], rows: number[], caption: number): number[] {
  const ends = [...columns];
  dealtColumns(ends, rows, caption);
  return ends;
}

interface Start {
  ends: number[];
  caption: number;
  rowHeight: number;
}

const dealAll = (starts: Start[], rows: number[]): Start[] =>
  starts.map((start) => ({ ...start, ends: dealRows(start.ends, rows, start.caption) }));

/** In px, at the width with the largest gap. Called a hundred times for a list. */
function gapAfter(starts: Start[], rows: number[]): number {
  let largest = 0;
  for (const { ends, caption, rowHeight } of starts) {
    const after = dealRows(ends, rows, caption);
    largest = Math.max(largest, (Math.max(...after) - Math.min(...after)) * rowHeight);
  }
  return largest;
}

const within = (own: number, rows: number) =>
  Math.round(Math.min(own * (1 + MAX_SHARE), Math.max(own * (1 - (own > TALL ? MAX_OFF_TALL : MAX_SHARE)), rows)));

/** Scales all pictures of a column by one factor, so that it ends at the average height. */
function levelRows(own: number[], rows: number[], { ends, caption }: Start): number[] {
  const after = [...ends];
  const columns = dealtColumns(after, rows, caption);
  const mean = after.reduce((sum, end) => sum + end, 0) / after.length;
  const factors = after.map((end, column) => {
    const pictures = rows.reduce((sum, row, index) => (columns[index] === column ? sum + row : sum), 0);
    return pictures > 0 ? 1 + (mean - end) / pictures : 1;
  });
  return rows.map((row, index) => within(own[index] ?? 0, row * (factors[columns[index] ?? 0] ?? 1)));
}

/** Changes rows until the columns end at about the same height. */
function evenRows(own: number[], starts: Start[]): number[] {
  let best = own;
  let least = gapAfter(starts, own);
  const keep = (rows: number[]) => {
    const gap = gapAfter(starts, rows);
    if (gap < least) [best, least] = [rows, gap];
  };
  for (const start of starts) {
    let rows = own;
    // Each round may move cards to other columns.
    for (let round = 0; round < ROUNDS && least > EVEN; round++) {
      rows = levelRows(own, rows, start);
      keep(rows);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = best;
    for (let index = own.length - 1; index >= 0 && least > EVEN; index--) {
      for (const share of SHARES)
        keep(best.map((row, place) => (place === index ? Math.round((own[index] ?? 0) * (1 + share)) : row)));
    }
    if (best === before) break;
  }
  return best;
}

/**
 * Makes the last pictures of each page a little taller or shorter, so that no card hangs below the others.
 * A page keeps its result when another one follows.
 * @param pages the rows of each page's pictures
 * @returns for each card its changed rows as custom properties: `--r3` for three columns
 */
export function balanceColumns(pages: number[][]): (Record<string, number> | undefined)[] {
  const most = mostColumns(pages.flat().length);
  const changed: (Record<string, number> | undefined)[] = [];
  for (const layout of LAYOUTS) {
    const columns = Math.min(layout.columns, most);
    const ends = Array<number>(columns).fill(0);
    let starts: Start[] = layout.widths.map(([caption, rowHeight]) => ({ ends, caption, rowHeight }));
    let place = 0;
    for (const own of pages) {
      const kept = Math.max(0, own.length - LINES * columns);
      starts = dealAll(starts, own.slice(0, kept));
      const last = own.slice(kept);
      // A single line needs no balancing.
      const rows = place + own.length > columns ? evenRows(last, starts) : last;
      for (const [index, row] of rows.entries()) {
        const card = place + kept + index;
        if (row !== last[index]) changed[card] = { ...changed[card], [`--r${layout.columns}`]: row };
      }
      starts = dealAll(starts, rows);
      place += own.length;
    }
  }
  return changed;
}
