import { expect, test } from 'vitest';
import { paletteLikeness } from '~/features/lists/pages/palette-likeness';

const palette = (...colors: string[]) => colors.map((color) => ({ color, weight: 1 / colors.length }));

test('similar palettes are those that look similar', () => {
  const night = palette('#0b1026', '#1c2a4a', '#33466e');
  const dusk = palette('#101530', '#243352', '#6b4a5e');
  const beach = palette('#f4e3c1', '#e8c48a', '#7fc8d8');
  expect(paletteLikeness(night, night)).toBe(1);
  expect(paletteLikeness(night, dusk)).toBeGreaterThan(paletteLikeness(night, beach));
  expect(paletteLikeness(night, beach)).toBe(paletteLikeness(beach, night));
  expect(paletteLikeness(palette('#000000'), palette('#ffffff'))).toBe(0);
});

test('an accent counts by its share of the picture', () => {
  const plain = palette('#202020');
  const accent = (weight: number) => [
    { color: '#202020', weight: 1 - weight },
    { color: '#ff5500', weight },
  ];
  expect(paletteLikeness(plain, accent(0.05))).toBeGreaterThan(paletteLikeness(plain, accent(0.5)));
});

test('a picture without a palette is similar to none', () => {
  expect(paletteLikeness([], palette('#123456'))).toBe(0);
  expect(paletteLikeness(palette('#123456'), [])).toBe(0);
});
