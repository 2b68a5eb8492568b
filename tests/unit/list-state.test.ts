import { describe, expect, it, test } from 'vitest';
import { formatListState, type ListState, listChips, without } from '~/features/lists/resolve/list-state';
import { readOperators } from '~/features/lists/resolve/operators';
import { PROBLEMS, parseListState } from '~/features/lists/resolve/parse-list-state';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { nameOfColour } from '~/lib/colours/named-colours';
import { withQuery } from '~/lib/paths';

const parse = (query: string) => parseListState(new URLSearchParams(query));
const format = (state: ListState) => withQuery('/', formatListState(state));

describe('the address of a list', () => {
  test.each([
    '/',
    '/?device=pc',
    '/?device=pc&shape=16%3A9&minSize=4k&colour=blue&tone=black&sort=month&not=cars%2Cpeople',
    '/?minSize=3440x1440',
  ])('%s is read and written again', (address) => {
    expect(format(parse(address.slice(2)).state)).toBe(address);
  });

  it('has one order and one writing', () => {
    expect(format(parse('not=Cars,,cars&sort=NEWEST&shape=16:9&minSize=&device=both').state)).toBe(
      '/?shape=16%3A9&sort=newest&not=cars',
    );
  });

  it('takes the nearest name for a colour value', () => {
    expect(parse('hex=%232f6bd8').state.colour).toBe('blue');
    expect(parse('colour=fff').state.colour).toBe('white');
    expect(parse('colour=red&hex=%232f6bd8').state.colour).toBe('red');
  });

  test.each(
    Object.entries({
      device: 'watch',
      shape: 'round',
      minSize: '0x10',
      colour: 'bluish',
      hex: '#12',
      tone: 'loud',
      sort: 'best',
    }),
  )('%s=%s does not count, and is told', (field, value) => {
    const { state, problems, given } = parse(new URLSearchParams({ [field]: value, not: 'sea' }).toString());
    expect(problems).toEqual({ [field]: PROBLEMS[field as keyof typeof PROBLEMS] });
    expect(given).toEqual({ [field]: value });
    expect(state).toEqual({ not: ['sea'] });
  });

  it('leaves out at most eight tags', () => {
    const { state, problems } = parse(`not=${Array.from({ length: 9 }, (_, index) => `t${index}`).join(',')}`);
    expect(state.not).toHaveLength(8);
    expect(problems.not).toBe(PROBLEMS.not);
  });

  it('every chip takes its own filter away', () => {
    let { state } = parse('shape=16:9&minSize=3440x1440&colour=blue&not=cars,sea');
    expect(listChips(state).map(({ label }) => label)).toEqual([
      '16:9',
      'Blue',
      'At least 3440 × 1440',
      'Without cars',
      'Without sea',
    ]);
    for (const { field, value } of listChips(state)) state = without(state, field, value);
    expect(format(state)).toBe('/');
  });
});

test('dark and pale colours are told from black and white', () => {
  expect(['#16264d', '#9cc0ee', '#422818', '#0a0a0a', '#fbfbfb', '#787878'].map(nameOfColour)).toEqual([
    ...['blue', 'blue', 'brown', 'black', 'white', 'grey'],
  ]);
  expect(new Set(COLOUR_NAMES).size).toBe(12);
});

test.each([
  ['quiet lake', { plain: 'quiet lake' }],
  ['"quiet lake" -boat', { plain: 'quiet lake', phrases: ['quiet lake'], withoutPhrases: ['boat'] }],
  ['lake -"red boat"', { plain: 'lake', withoutPhrases: ['red boat'] }],
  ['state-of-the-art - "', { plain: 'state-of-the-art - "' }],
  ['-boat', { plain: '', withoutPhrases: ['boat'] }],
  ['"" -- -!', { plain: '--' }],
])('the search %j is read as %j', (text, expected) => {
  expect(readOperators(text)).toEqual(expected);
});
