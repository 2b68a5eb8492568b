import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '~/cli/launcher/port.server';
import { startPostgres } from '~/cli/postgres/embedded.server';

vi.mock(import('~/cli/launcher/port.server'), async (original) => {
  const actual = await original();
  return { ...actual, findFreePort: vi.fn(actual.findFreePort) };
});

const dataDir = mkdtempSync(path.join(tmpdir(), 'tapeta-port-'));
const other = createServer();
let taken: number;

beforeAll(async () => {
  // When run as root, the database runs as another user, who needs access to its files.
  chmodSync(dataDir, 0o711);
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

const attempts = () => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').split('starting PostgreSQL').length - 1;

test('a port that was taken just before the database starts is replaced by another one', async () => {
  vi.mocked(findFreePort).mockResolvedValueOnce(taken).mockResolvedValueOnce(taken);
  const server = await startPostgres({ dataDir, release: () => undefined });
  expect(Number(new URL(server.url).port)).not.toBe(taken);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await server.stop();
  expect(attempts()).toBe(3);
});

test('when no port is free, the start fails and says so', async () => {
  const before = attempts();
  vi.mocked(findFreePort).mockResolvedValue(taken);
  await expect(startPostgres({ dataDir, release: () => undefined })).rejects.toThrow(
    'could not create any TCP/IP sockets',
  );
  expect(attempts()).toBe(before + 5);
});
