import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fileBytes } from '~/storage/file-bytes.server';

it('the size of a file is known when the disk answered during a long task', async () => {
  const store = { stat: async () => ({ bytes: (await stat(import.meta.filename)).size }) };
  const asked = fileBytes(store as never, 'a', 'long-task.jpg');
  const end = performance.now() + 700;
  while (performance.now() < end);
  expect(await asked).toBeGreaterThan(0);
});

it('a page does not wait for a disk that does not answer', async () => {
  const store = { stat: () => new Promise<never>(() => {}) };
  expect(await fileBytes(store as never, 'a', 'silent.jpg')).toBe(null);
});
