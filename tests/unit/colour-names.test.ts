import { describe, expect, test } from 'vitest';
import type { ColourName } from '~/lib/colours/colour-names';
import { nameOfColour } from '~/lib/colours/named-colours';
import { SWATCHES } from '../support/swatches';

describe('a colour gets the name it looks like', () => {
  test.each(Object.entries(SWATCHES).flatMap(([name, colours]) => colours.map((colour) => [colour, name])))(
    '%s is %s',
    (colour, name) => expect(nameOfColour(colour)).toBe(name),
  );
});

test('neutral colours are always black, grey or white', () => {
  const seen = new Set<ColourName>();
  for (let value = 0; value <= 255; value += 1) {
    seen.add(nameOfColour(`#${value.toString(16).padStart(2, '0').repeat(3)}`));
  }
  expect([...seen]).toEqual(['black', 'grey', 'white']);
});

test('beige wood is brown', () => {
  expect(['#baa597', '#c6a487', '#e0bea5', '#9c7648', '#795532'].map(nameOfColour)).toEqual(Array(5).fill('brown'));
});
