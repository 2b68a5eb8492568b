import { stringify } from 'csv-stringify/sync';

const BYTE_ORDER_MARK = '\uFEFF';

/** Escapes formulas, because the texts come from strangers. */
export async function* csvText(columns: string[], batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([columns]);
  for await (const rows of batches) yield lines(rows);
}

const lines = (rows: string[][]) =>
  stringify(rows, { quoted: true, escape_formulas: true, record_delimiter: 'windows' });
