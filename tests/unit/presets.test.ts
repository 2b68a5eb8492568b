import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS, presetId } from '~/features/cuts/presets';

const styles = readFileSync('app/styles/screen.css', 'utf8');

test('each screen of the presets lights up where a browser has it, and only there', () => {
  const rules = [...styles.matchAll(/@media\s+(\(device-width[^{]+)\{\s*:is\(\.preset-(\d+x\d+),/g)];
  expect(rules.map(([, , id]) => id).sort()).toEqual(PRESETS.map(presetId).sort());
  for (const [, queries = '', id = ''] of rules) {
    const screens = queries.split(',').map((query) => query.match(/[\d.]+/g)?.map(Number) ?? []);
    for (const [width = 0, height = 0, least = 0, most = 0] of screens) {
      const [wide = 0, high = 0] = id.split('x').map(Number);
      expect(Math.abs((width * (least + most)) / 2 - wide), queries).toBeLessThan(6);
      expect(Math.abs((height * (least + most)) / 2 - high), queries).toBeLessThan(6);
    }
  }
});
