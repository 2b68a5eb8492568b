import pg, { type Client } from 'pg';

/** Lends a connection of its own: a COPY or a long transaction takes no place in a pool. */
export async function withClient<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that is lost fails the next statement, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
