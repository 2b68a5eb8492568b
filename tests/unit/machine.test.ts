import { afterAll, expect, test, vi } from 'vitest';

const MB = 1024 * 1024;

afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  [400, { workers: 1, heap: 96, isSmall: true }],
  [512, { workers: 1, heap: 144, isSmall: true }],
  [700, { workers: 1, heap: 238, isSmall: true }],
])('a container of %s MB gets workers and a heap that fit', async (megabytes, expected) => {
  vi.resetModules();
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(megabytes * MB);
  const { defaultWorkers, heapMb, isSmall } = await import('~/lib/processes/machine.server');
  expect({ workers: defaultWorkers, heap: heapMb(1), isSmall }).toEqual(expected);
});
