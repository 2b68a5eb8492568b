import { forkEm } from '~/db/orm.server';
import { query, sql } from '~/db/sql.server';

const answer = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

async function askDatabase(): Promise<void> {
  await query(await forkEm(), sql`select 1`);
}

export async function loader() {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, 2000, new Error('timeout')).unref());
  try {
    await Promise.race([askDatabase(), timeout]);
    return answer('ready', 200);
  } catch {
    return answer('the database does not answer', 503);
  }
}
