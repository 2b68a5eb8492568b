import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { TEST_SEED } from '../support/seed';
import { killAtRandom } from './kill';

const folder = vi.hoisted(() => {
  const made = `${process.env.TMPDIR ?? '/tmp'}/tapeta-kill-${process.pid}`;
  process.env.DATA_DIR = `${made}/data`;
  return made;
});

test('after kills at random moments every row, file and counter agrees, and every promise was kept', async () => {
  // As root, the embedded database runs as another user, who has to get through to its files.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const settings = { kills: 6, seed: TEST_SEED };
  const { failures, promises, kills } = await killAtRandom(path.join(folder, 'data'), settings);
  // As a message: what an assertion says of a long text or list is cut.
  expect(failures, `TEST_SEED=${TEST_SEED}\n${failures.join('\n')}`).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(6);
  expect(promises).toBeGreaterThan(0);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
