import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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

/** Puts a job into the state that the queue leaves after so many failures. */
async function fail(key: string, attempts: number): Promise<string> {
  const [job] = await query(
    em(),
    `update graphile_worker._private_jobs set attempts = ?, last_error = 'no room', run_at = now() + interval '1 hour'
      where key = ? returning id::text`,
    [attempts, key],
  );
  return job?.id;
}

test('a failed job is listed, and a retry gets all its attempts back', async () => {
  const id = await startTask(em(), 'purge', { title: 'Deleting 3 wallpapers permanently', total: 3, input: {} });
  const job = await fail(`run-task:${id}`, 10);
  await query(em(), `update task set state = 'failed', ended_at = now() where id = ?`, [id]);

  const { jobs, failedJobs } = await readSystem(em());
  expect(jobs).toEqual({ waiting: 0, running: 0, retrying: 0, failed: 1 });
  expect(failedJobs).toEqual([
    expect.objectContaining({ id: job, title: 'Deleting 3 wallpapers permanently', error: 'no room', nextAt: null }),
  ]);
  expect(await retryJob(em(), job)).toBe(true);
  const [again] = await query(em(), 'select attempts, run_at <= now() as is_due from graphile_worker.jobs');
  expect(again).toEqual({ attempts: 0, is_due: true });
  expect(await query(em(), 'select state, ended_at from task where id = ?', [id])).toEqual([
    { state: 'waiting', ended_at: null },
  ]);
});

test('a job with attempts left says when it runs next, and a running one cannot be retried', async () => {
  await queueDiskCount(em());
  const job = await fail('count-disk:0', 0);
  await query(em(), 'update graphile_worker._private_jobs set max_attempts = 5');
  const { jobs, failedJobs } = await readSystem(em());
  expect(jobs).toMatchObject({ retrying: 1, failed: 0 });
  expect(failedJobs).toEqual([expect.objectContaining({ title: 'count-disk', nextAt: expect.stringMatching(/Z$/) })]);

  await query(em(), `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another worker'`);
  expect(await retryJob(em(), job)).toBe(false);
  expect(await retryJob(em(), '999999')).toBe(false);
  expect((await readSystem(em())).jobs).toMatchObject({ running: 1 });
});

test('the disk is measured by kind', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'disk-use-'));
  const key = 'ab'.repeat(12);
  const shown = path.join(dataDir, 'files/ab/ab', key);
  const withheld = path.join(dataDir, 'files/withheld/cd/cd', 'cd'.repeat(12));
  for (const dir of [shown, withheld, path.join(dataDir, 'tmp/1-1-0')]) await mkdir(dir, { recursive: true });
  const kilobytes = (count: number) => Buffer.alloc(count * 1024, 1);
  await writeFile(path.join(shown, 'original'), kilobytes(400));
  await writeFile(path.join(shown, '320.webp'), kilobytes(40));
  // A hard link takes no extra space.
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

test('files in a bucket are measured by their database rows', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'disk-use-'));
  await addWallpapers(em(), [{}, {}]);
  await countDiskUse(em(), dataDir, true);
  const { disk } = await readSystem(em());
  expect(disk?.bucket).toEqual({ originals: { pictures: 2, bytes: 2_000_000 }, withheld: { pictures: 0, bytes: 0 } });
  await countDiskUse(em(), dataDir, false);
  expect((await readSystem(em())).disk?.bucket).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

test('the last backup is shown once there is one', async () => {
  expect((await readSystem(em())).backup).toBeNull();
  await noteBackup(em(), { destination: 'first.tar', bytes: 1, wallpapers: 1 });
  await noteBackup(em(), { destination: 'second.tar', bytes: 2048, wallpapers: 7 });
  expect((await readSystem(em())).backup).toMatchObject({ destination: 'second.tar', bytes: 2048, wallpapers: 7 });
});

/** Makes a note older. */
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

test('a daily backup that is more than two days old causes a warning', async () => {
  await query(em(), `delete from system_note where name = 'backup-failure'`);
  await noteBackup(em(), { destination: 'mine.tar', bytes: 1, wallpapers: 1 });
  await age('backup', 49);
  expect((await readSystem(em())).backupWarning).toBeNull();
  await noteBackup(em(), { destination: '/backups', bytes: 1, wallpapers: 1, isKept: true });
  await age('backup', 47);
  expect((await readSystem(em())).backupWarning).toBeNull();
  await age('backup', 49);
  const { backupWarning } = await readSystem(em());
  expect(backupWarning).toBe('The last backup is 2 days old. There should be one every day.');
});
