import { stringify } from 'csv-stringify/sync';

/** What Excel needs to take a file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV, a batch of rows in memory at a time. What a spreadsheet would take for a formula gets an apostrophe in
 * front: the texts are strangers'.
 */
export async function* csvText(columns: string[], batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([columns]);
  for await (const rows of batches) yield lines(rows);
}

const lines = (rows: string[][]) =>
  stringify(rows, { quoted: true, escape_formulas: true, record_delimiter: 'windows' });
