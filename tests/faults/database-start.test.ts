import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginPostgres } from '~/cli/postgres/embedded.server';
import { until } from '../support/until';

const folder = mkdtempSync(path.join(tmpdir(), 'tapeta-database-start-'));
// When run as root, the database runs as another user, who needs access to its files.
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** The database's programs name their folder. */
function programsOf(dataDir: string): string[] {
  const ids = readdirSync('/proc').filter((name) => Number(name) > 0);
  return ids.map(commandOf).filter((command) => command.includes(dataDir));
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

test.each([
  ['stop', 'postgres.new'],
  ['kill', 'postgres.new'],
  ['stop', 'postgres/postmaster.pid'],
  ['kill', 'postgres/postmaster.pid'],
] as const)('a %s while %s is being made leaves no process, and the next start works', async (end, file) => {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  chmodSync(dataDir, 0o711);
  const lock = { dataDir, release: () => undefined };
  const first = beginPostgres(lock);
  const outcome = first.started.then(
    () => 'started',
    () => 'ended',
  );
  await until('the database is being made', () => existsSync(path.join(dataDir, file)));
  await first[end]();
  expect(await outcome).toBe('ended');
  expect(programsOf(dataDir)).toEqual([]);
  const second = beginPostgres(lock);
  expect((await second.started).url).toContain('postgres://tapeta');
  await second.stop();
  expect(programsOf(dataDir)).toEqual([]);
});
