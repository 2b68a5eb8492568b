const FIRST = 38;
const CELL = 11;

const line = ([name = '', ...cells]: string[]) =>
  `${name.padEnd(FIRST)}${cells.map((cell) => cell.padStart(CELL)).join('')}`;

/** The title is the heading of the first column. */
export function printHead(title: string, columns: string[]): void {
  console.info(`\n${line([title, ...columns])}`);
}

/** Remarks follow the row, to flag doubtful figures. */
export function printRow(cells: string[], remarks: string[] = []): void {
  console.info([line(cells), ...remarks].join('  '));
}

export const verdict = (isMet: boolean) => (isMet ? 'ok' : 'MISS');
