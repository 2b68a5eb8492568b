import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from '~/lib/env.server';
import { collectGarbageWhenQuiet } from '~/platform/collect-garbage.server';

const MB = 1024 * 1024;
const TICK_MS = paced(10_000);

const collect = vi.fn();
let heldMb = 100;
let cpuMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('gc', collect);
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => heldMb * MB);
  vi.spyOn(process, 'cpuUsage').mockImplementation((since) => ({ user: cpuMs * 1000 - (since?.user ?? 0), system: 0 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  collect.mockClear();
});

function ticks(count: number): number {
  const before = collect.mock.calls.length;
  vi.advanceTimersByTime(count * TICK_MS);
  return collect.mock.calls.length - before;
}

test('garbage of a start or a rush is collected, then nothing more', () => {
  collectGarbageWhenQuiet(0.03);
  expect(ticks(10)).toBe(3);
  heldMb = 120;
  expect(ticks(10)).toBe(3);
});

test('a little garbage, or memory in use, is no reason', () => {
  collectGarbageWhenQuiet(0.03);
  heldMb = 110;
  expect(ticks(4)).toBe(3);
  heldMb = 125;
  expect(ticks(10)).toBe(0);
});

test('a busy process is left alone until it is quiet', () => {
  collectGarbageWhenQuiet(0.03);
  for (let tick = 0; tick < 5; tick++) {
    cpuMs += 400;
    expect(ticks(1)).toBe(0);
  }
  expect(ticks(5)).toBe(3);
});

test('a process without free file descriptors goes on', () => {
  vi.spyOn(process.memoryUsage, 'rss').mockImplementationOnce(() => {
    throw Object.assign(new Error('EMFILE: too many open files, uv_resident_set_memory'), { code: 'EMFILE' });
  });
  collectGarbageWhenQuiet(0.03);
  expect(ticks(10)).toBe(3);
});
