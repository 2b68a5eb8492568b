import pg from 'pg';

/** Runs a statement in a site's own database, for what a test needs there and no visitor could do so fast. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  sql: string,
  params: unknown[] = [],
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return (await database.query<Row>(sql, params)).rows;
  } finally {
    await database.end();
  }
}
