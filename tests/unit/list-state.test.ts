import { describe, expect, it, test } from 'vitest';
import { formatListState, type ListState, listChips, without } from '~/features/lists/resolve/list-state';
import { readOperators } from '~/features/lists/resolve/operators';
import { parseListState } from '~/features/lists/resolve/parse-list-state';
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
  ])('%s is read and written back unchanged', (address) => {
    expect(format(parse(address.slice(2)).state)).toBe(address);
  });

  it('always has the same order and spelling', () => {
    expect(format(parse('not=Cars,,cars&sort=NEWEST&shape=16:9&minSize=&device=both').state)).toBe(
      '/?shape=16%3A9&sort=newest&not=cars',
    );
  });

  it('takes the nearest name for a colour code', () => {
    expect(parse('hex=%232f6bd8').state.colour).toBe('blue');
    expect(parse('colour=fff').state.colour).toBe('white');
    expect(parse('colour=red&hex=%232f6bd8').state.colour).toBe('red');
  });

  test.each(
    Object.entries({
      device: ['watch', "isn't a device we know. Choose one of pc, mobile, tablet, other."],
      shape: ['round', "isn't a shape we know. Choose one of "],
      minSize: ['0x10', "isn't a size we know. Choose one of fullhd, qhd, 4k, 5k, 8k, or a size such as 3440x1440."],
      colour: ['bluish', "isn't a colour we know. Choose one of "],
      hex: ['#12', "isn't a colour code. Use three or six digits, such as #1b2a41."],
      tone: ['loud', "isn't a tone we know. Choose one of light, dark, black."],
      sort: ['best', "isn't a sort order we know. Choose one of newest, downloads, month, random."],
    }),
  )('%s=%s: ignores the value and says why', (field, [value = '', problem = '']) => {
    const { state, problems, given } = parse(new URLSearchParams({ [field]: value, not: 'sea' }).toString());
    expect(problems).toEqual({ [field]: expect.stringContaining(`“${value}” ${problem}`) });
    expect(given).toEqual({ [field]: value });
    expect(state).toEqual({ not: ['sea'] });
  });

  it('excludes at most eight tags', () => {
    const { state, problems } = parse(`not=${Array.from({ length: 9 }, (_, index) => `t${index}`).join(',')}`);
    expect(state.not).toHaveLength(8);
    expect(problems.not).toBe('You can exclude at most 8 tags. We used the first 8.');
  });

  it('removes one filter with each chip', () => {
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

test('dark and pale colours are not taken for black and white', () => {
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
