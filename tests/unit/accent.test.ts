import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentTokens, contrast } from '~/lib/colours/accent';
import type { Rgb } from '~/lib/colours/oklab';
import { TEST_SEED } from '../support/seed';

const rgbOf = (hex: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [r, g, b];
};

const colours = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const GROUNDS = { light: '#ffffff', dark: '#111113' } as const;

test.each(['light', 'dark'] as const)('any accent is readable as text, and under text, in the %s theme', (scheme) => {
  fc.assert(
    fc.property(colours, (colour) => {
      const tokens = accentTokens(colour, scheme);
      expect(tokens['--accent-9']).toBe(colour);
      expect(contrast(rgbOf(tokens['--accent-contrast'] ?? ''), rgbOf(colour))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgbOf(tokens['--accent-11'] ?? ''), rgbOf(GROUNDS[scheme]))).toBeGreaterThanOrEqual(4.45);
    }),
    { seed: TEST_SEED, numRuns: 500 },
  );
});

test('an accent that is readable already stays as it is', () => {
  expect(accentTokens('#1d4ed8', 'light')['--accent-11']).toBe('#1d4ed8');
  expect(accentTokens('#ffc53d', 'dark')['--accent-11']).toBe('#ffc53d');
});
