interface Shape {
  width: number;
  height: number;
}

/** The masonry of cards.css by its number of columns, each at two usual widths: rows of a caption, and px of a row. */
const LAYOUTS = [
  { columns: 2, widths: [[9, 7.7] as const, [7, 10.3] as const] },
  { columns: 3, widths: [[6, 12] as const, [5, 14] as const] },
  { columns: 4, widths: [[6, 12] as const, [5, 14] as const] },
  { columns: 5, widths: [[6, 12.7] as const, [4, 18] as const] },
];

/** By how much a picture may become lower or higher, the least first. */
const SHARES = [0.1, -0.1, 0.2, -0.2, 0.3, -0.3];
const MAX_SHARE = 0.3;
/** A picture of a phone stays one; beside wide ones it is far below them. */
const MAX_OFF_TALL = 0.45;
const TALL = 25;
const ROUNDS = 3;

/** At the end of a page, whose pictures may be changed. */
const LINES = 3;

/** In px between the lowest and the highest end: what is below is not touched. */
const EVEN = 100;

/** Rows of a twentieth of the column's width that a picture of this shape takes; the grid in cards.css counts in them. */
export function pictureRows({ width, height }: Shape): number {
  return Math.min(60, Math.max(5, Math.floor((20 * height) / width)));
}

/** Few cards are dealt into four columns where five would leave one or two below the others. */
export function mostColumns(cards: number): 4 | 5 {
  return cards > 5 && cards <= 16 && (cards % 4 === 0 || cards % 5 === 1 || cards % 5 === 2) ? 4 : 5;
}

/** Each card goes where the browser puts it: into the column that ends first. Changes `ends`. */
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

/** In px, at the worst of the widths. */
function gapAfter(starts: Start[], rows: number[]): number {
  const gaps = dealAll(starts, rows).map(({ ends, rowHeight }) => (Math.max(...ends) - Math.min(...ends)) * rowHeight);
  return Math.max(...gaps);
}

const within = (own: number, rows: number) =>
  Math.round(Math.min(own * (1 + MAX_SHARE), Math.max(own * (1 - (own > TALL ? MAX_OFF_TALL : MAX_SHARE)), rows)));

/** All pictures of a column by one factor, so that it ends where the columns end on average. */
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
    // Each time other cards may go into other columns.
    for (let round = 0; round < ROUNDS && least > EVEN; round++) {
      rows = levelRows(own, rows, start);
      keep(rows);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = own.length - 1; index >= 0 && least > EVEN; index--) {
      for (const share of SHARES)
        keep(best.map((row, place) => (place === index ? Math.round((own[index] ?? 0) * (1 + share)) : row)));
    }
  }
  return best;
}

/**
 * Where a page of a list ends, its last pictures are cut a little higher or lower, so that no card hangs below the others.
 * What a page has got stays when another one follows.
 * @param pages the rows of each one's pictures
 * @returns for each card the rows that differ from its own, as custom properties: `--r3` in three columns
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
      // A single line has no end below another.
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
