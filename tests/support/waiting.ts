import { until } from './until';

type Query = (sql: string) => Promise<Record<string, number>[]>;

/** The process id of this connection's server process. */
export async function processOf(query: Query): Promise<number> {
  const [row] = await query('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

/**
 * Waits until this many transactions have waited for locks of this process: each retry is another transaction. Returns the
 * process id of one of them. `query` must not run inside a transaction, where the result would never change.
 */
export async function othersWaitFor(holder: number, query: Query, transactions = 1): Promise<number> {
  const seen = new Map<number, number>();
  const areThere = async () => {
    const rows = await query(
      `select pid, extract(epoch from xact_start)::float as begun from pg_stat_activity
       where ${holder} = any(pg_blocking_pids(pid))`,
    );
    for (const { pid = 0, begun = 0 } of rows) seen.set(begun, pid);
    return seen.size >= transactions;
  };
  await until(`${transactions} transactions have waited`, areThere);
  return [...seen.values()][0] ?? 0;
}
