const FIRST = 38;
const CELL = 11;

const line = ([name = '', ...cells]: string[]) =>
  `${name.padEnd(FIRST)}${cells.map((cell) => cell.padStart(CELL)).join('')}`;

/** The title stands above the first column. */
export function printHead(title: string, columns: string[]): void {
  console.info(`\n${line([title, ...columns])}`);
}

/** Remarks stand behind the row: what makes a figure doubtful has to be seen. */
export function printRow(cells: string[], remarks: string[] = []): void {
  console.info([line(cells), ...remarks].join('  '));
}

export const verdict = (isMet: boolean) => (isMet ? 'ok' : 'MISS');
