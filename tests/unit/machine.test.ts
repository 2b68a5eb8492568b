import { afterAll, expect, test, vi } from 'vitest';
import { flatWebp } from '../support/hostile-pictures';
import { fileOf } from '../support/pictures';

const MB = 1024 * 1024;

afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  [400, { workers: 1, heap: 96, isSmall: true }],
  [512, { workers: 1, heap: 144, isSmall: true }],
  [700, { workers: 1, heap: 238, isSmall: true }],
])('a container with %s MB gets fitting workers and heap', async (megabytes, expected) => {
  vi.resetModules();
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(megabytes * MB);
  const { defaultWorkers, heapMb, isSmall } = await import('~/lib/settings/machine.server');
  expect({ workers: defaultWorkers, heap: heapMb(1), isSmall }).toEqual(expected);
});

test('a picture that would leave no memory for the site is refused on every machine', async () => {
  vi.resetModules();
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(512 * MB);
  const { readHeader } = await import('~/images/decoder.server');
  const headerOf = async (width: number, height: number) => readHeader(await fileOf(await flatWebp(width, height)));
  expect(await headerOf(7680, 4320)).toMatchObject({ width: 7680 });
  await expect(headerOf(8000, 6000)).rejects.toThrow('needs too much memory to open. Save it as a JPEG.');
});
