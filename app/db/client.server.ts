import pg, { type Client } from 'pg';

/** Lends a separate connection, so that a COPY or a long transaction does not occupy the pool. */
export async function withClient<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection makes the next statement fail anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
