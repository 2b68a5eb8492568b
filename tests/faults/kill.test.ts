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

test('after kills at random moments all rows, files and counters agree, and every promise was kept', async () => {
  // When run as root, the embedded database runs as another user, who needs access to its files.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const settings = { kills: 6, seed: TEST_SEED };
  const { failures, promises, kills } = await killAtRandom(path.join(folder, 'data'), settings);
  // As a message, because assertions shorten long texts and lists.
  expect(failures, `TEST_SEED=${TEST_SEED}\n${failures.join('\n')}`).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(6);
  expect(promises).toBeGreaterThan(0);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
