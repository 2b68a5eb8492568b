import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './sql.server';

/** Every row of a table, newest first, some at a time; between two reads no connection is held. */
export async function* inBatches<Row extends { id: number }>(
  em: EntityManager,
  { columns, table, size }: { columns: string; table: string; size: number },
): AsyncGenerator<Row[]> {
  let last = 2 ** 31 - 1;
  for (;;) {
    const rows = await query<Row>(em, `select ${columns} from ${table} where id < ? order by id desc limit ?`, [
      last,
      size,
    ]);
    yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)?.id ?? 0;
  }
}
