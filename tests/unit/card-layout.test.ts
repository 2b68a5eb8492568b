import { expect, test } from 'vitest';
import { mostColumns, pictureRows } from '~/features/gallery/cards/card-layout';

test('a few cards have four columns if five would leave one or two alone in the last line', () => {
  expect([1, 5, 7, 8, 9, 10, 11, 15, 16, 17, 40].map(mostColumns)).toEqual([5, 5, 4, 4, 5, 5, 4, 5, 4, 5, 5]);
});

test('a picture has the height of its shape, but extreme ones are cropped', () => {
  const sizes = [
    { width: 1920, height: 1080 },
    { width: 1080, height: 2400 },
    { width: 1000, height: 9000 },
    { width: 9000, height: 100 },
  ];
  expect(sizes.map(pictureRows)).toEqual([11, 44, 60, 5]);
});
