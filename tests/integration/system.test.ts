import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listSlowestStatements } from '~/db/statement-times.server';
import { startTask } from '~/features/background-tasks/tasks.server';
import { countDiskUse, queueDiskCount, readDiskUse } from '~/features/operations/system/disk-use.server';
import { noteBackup, noteFailedBackup } from '~/features/operations/system/last-backup.server';
import { readSystem, retryJob } from '~/features/operations/system/system.server';
import { env } from '~/lib/env.server';
import { addWallpapers } from '../support/gallery';
import { ownDatabase } from '../support/own-database';
import { query } from '../support/query';

const { em } = ownDatabase();

beforeAll(async () => {
  await mkdir(env.DATA_DIR, { recursive: true });
});
beforeEach(async () => {
  await query(em(), 'delete from graphile_worker._private_jobs');
});

/** A job in the queue that has failed this often. */
async function fail(key: string, attempts: number): Promise<string> {
  const [job] = await query(
    em(),
    `update graphile_worker._private_jobs set attempts = ?, last_error = 'no room', run_at = now() + interval '1 hour'
      where key = ? returning id::text`,
    [attempts, key],
  );
  return job?.id;
}

test('a failed job is shown, and can be restarted with all its attempts', async () => {
  const id = await startTask(em(), 'purge', { title: 'Deleting 3 wallpapers for good', total: 3, input: {} });
  const job = await fail(`run-task:${id}`, 10);
  await query(em(), `update task set state = 'failed', ended_at = now() where id = ?`, [id]);

  const { jobs, failedJobs } = await readSystem(em());
  expect(jobs).toEqual({ waiting: 0, running: 0, retrying: 0, failed: 1 });
  expect(failedJobs).toEqual([
    expect.objectContaining({ id: job, title: 'Deleting 3 wallpapers for good', error: 'no room', nextAt: null }),
  ]);
  expect(await retryJob(em(), job)).toBe(true);
  const [again] = await query(em(), 'select attempts, run_at <= now() as is_due from graphile_worker.jobs');
  expect(again).toEqual({ attempts: 0, is_due: true });
  expect(await query(em(), 'select state, ended_at from task where id = ?', [id])).toEqual([
    { state: 'waiting', ended_at: null },
  ]);
});

test('a job that will be retried shows when; a running one is left alone', async () => {
  await queueDiskCount(em());
  const job = await fail('count-disk:0', 0);
  await query(em(), 'update graphile_worker._private_jobs set max_attempts = 5');
  const { jobs, failedJobs } = await readSystem(em());
  expect(jobs).toMatchObject({ retrying: 1, failed: 0 });
  expect(failedJobs).toEqual([expect.objectContaining({ title: 'count-disk', nextAt: expect.stringMatching(/Z$/) })]);

  await query(em(), `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`);
  expect(await retryJob(em(), job)).toBe(false);
  expect(await retryJob(em(), '999999')).toBe(false);
  expect((await readSystem(em())).jobs).toMatchObject({ running: 1 });
});

test('the disk is counted by kind', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'disk-use-'));
  const key = 'ab'.repeat(12);
  const shown = path.join(dataDir, 'files/ab/ab', key);
  const withheld = path.join(dataDir, 'files/withheld/cd/cd', 'cd'.repeat(12));
  for (const dir of [shown, withheld, path.join(dataDir, 'tmp/1-1-0')]) await mkdir(dir, { recursive: true });
  const kilobytes = (count: number) => Buffer.alloc(count * 1024, 1);
  await writeFile(path.join(shown, 'original'), kilobytes(400));
  await writeFile(path.join(shown, '320.webp'), kilobytes(40));
  // Takes no extra space.
  await link(path.join(shown, 'original'), path.join(shown, 'download.jpg'));
  await writeFile(path.join(withheld, 'original'), kilobytes(80));
  await writeFile(path.join(dataDir, 'tmp/1-1-0/upload'), kilobytes(160));
  await countDiskUse(em(), dataDir);
  const { value } = (await readDiskUse(em())) ?? {};
  expect(value?.bytes).toMatchObject({
    ...{ originals: 400 * 1024, renditions: 40 * 1024, withheld: 80 * 1024, temporary: 160 * 1024 },
    database: expect.any(Number),
  });
  const { disk, freeBytes } = await readSystem(em());
  expect(disk?.kinds).toContainEqual({ kind: 'originals', bytes: 400 * 1024 });
  expect(freeBytes).toBeGreaterThan(0);
  await rm(dataDir, { recursive: true });
});

test('files in a bucket are counted by their rows', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'disk-use-'));
  await addWallpapers(em(), [{}, {}]);
  await countDiskUse(em(), dataDir, true);
  const { disk } = await readSystem(em());
  expect(disk?.bucket).toEqual({ originals: { pictures: 2, bytes: 2_000_000 }, withheld: { pictures: 0, bytes: 0 } });
  await countDiskUse(em(), dataDir, false);
  expect((await readSystem(em())).disk?.bucket).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

test('the last backup is shown, or none', async () => {
  expect((await readSystem(em())).backup).toBeNull();
  await noteBackup(em(), { destination: 'first.tar', bytes: 1, wallpapers: 1 });
  await noteBackup(em(), { destination: 'second.tar', bytes: 2048, wallpapers: 7 });
  expect((await readSystem(em())).backup).toMatchObject({ destination: 'second.tar', bytes: 2048, wallpapers: 7 });
});

/** Moves a note back in time. */
const age = (name: string, hours: number) =>
  query(em(), `update system_note set noted_at = now() - ? * interval '1 hour' where name = ?`, [hours, name]);

test('a failed backup is shown until one succeeds', async () => {
  await noteBackup(em(), { destination: '/backups', bytes: 1, wallpapers: 1 });
  await age('backup', 25);
  expect(await readSystem(em())).toMatchObject({ failedBackup: null, backupWarning: null });
  await noteFailedBackup(em(), { destination: '/backups', reason: 'There is no room for /backups.' });
  expect(await readSystem(em())).toMatchObject({
    failedBackup: { destination: '/backups', reason: 'There is no room for /backups.' },
    backupWarning: 'The last backup failed. The last good one is 1 day old.',
  });
  await noteBackup(em(), { destination: '/backups', bytes: 1, wallpapers: 1 });
  expect(await readSystem(em())).toMatchObject({ failedBackup: null, backupWarning: null });
});

test('a last backup older than two intervals is shown if backups should be daily', async () => {
  await query(em(), `delete from system_note where name = 'backup-failure'`);
  await noteBackup(em(), { destination: 'mine.tar', bytes: 1, wallpapers: 1 });
  await age('backup', 49);
  expect((await readSystem(em())).backupWarning).toBeNull();
  await noteBackup(em(), { destination: '/backups', bytes: 1, wallpapers: 1, isKept: true });
  await age('backup', 47);
  expect((await readSystem(em())).backupWarning).toBeNull();
  await age('backup', 49);
  const { backupWarning } = await readSystem(em());
  expect(backupWarning).toBe('The last backup is 2 days old, though there should be one every day.');
});

test('statements are measured without their values', async () => {
  const value = 'somebody@example.org';
  for (const list of [
    [1, 2],
    [1, 2, 3, 4],
  ]) {
    await em()
      .getConnection()
      .execute(`select ?::text, pg_sleep(0.05) where 1 in (${list.map(() => '?')})`, [value, ...list]);
  }
  const slowest = await listSlowestStatements(50);
  const measured = slowest.find(({ text }) => text.includes('pg_sleep'));
  expect(measured).toMatchObject({ text: 'select ?::text, pg_sleep(0.05) where 1 in (?, …)', calls: 2 });
  expect(measured?.totalMs).toBeGreaterThanOrEqual(100);
  expect(measured?.maxMs).toBeGreaterThanOrEqual(50);
  expect(JSON.stringify(slowest)).not.toContain(value);
});
