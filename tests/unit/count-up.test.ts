import { expect, test } from 'vitest';
import { figureAt } from '~/features/wallpapers/gallery/landing/animated-count';

test.each([0, 1, 7, 59, 60, 1234, 3_456_789])('%i counts from zero to itself in 60 steps, never back', (value) => {
  const steps = Array.from({ length: 61 }, (_, step) => figureAt(value, step));
  expect(steps[0]).toBe(0);
  expect(steps[60]).toBe(value);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.every(Number.isInteger)).toBe(true);
});

test('half of the steps are half of the way', () => {
  expect(figureAt(1000, 30)).toBe(500);
});

test('more steps than there are change nothing', () => {
  expect(figureAt(1000, 61)).toBe(1000);
});
