import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { firstPresets, PRESETS, presetId } from '~/features/screens/presets';

test('each preset is highlighted exactly in browsers with that screen', async () => {
  const { default: config } = await import(pathToFileURL('postcss.config.js').href);
  const { css } = await postcss(config.plugins).process('@screen-presets;', { from: undefined });
  const rules = [...css.matchAll(/@media\s+(\(device-width[^{]+)\{\s*:is\(\.preset\[value="(\d+x\d+)"\],/g)];
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

test.each([null, '1234x777', '1920x1080', '3440x1440'])('eight different screens are shown first for %s', (own) => {
  const [width = 0, height = 0] = own?.split('x').map(Number) ?? [];
  const ids = firstPresets(own === null ? null : { width, height, label: 'Your screen' }).map(presetId);
  expect(new Set(ids).size).toBe(8);
  expect(ids[0]).toBe(own ?? '1920x1080');
});
