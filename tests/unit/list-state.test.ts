import { describe, expect, it, test } from 'vitest';
import { parseCanonicalAddress, parseFilters, parseListAddress } from '~/features/lists/pages/list-address.server';
import { categoryListing, homeListing, tagListing } from '~/features/lists/pages/listings.server';
import { formatListState, type ListState, listChips, without } from '~/features/lists/resolve/list-state';
import { parseSearchText } from '~/features/lists/resolve/search-text';
import { COLOUR_NAMES } from '~/lib/colours/colour-names';
import { nameOfColour } from '~/lib/colours/named-colours';
import { withQuery } from '~/lib/paths';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
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

const addressOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://gallery');
  return parseListAddress(pathname, searchParams);
};

describe('the address of a list page', () => {
  test.each([
    ['/', { tab: 'home', device: 'both', q: '', matched: 'all', page: { offset: 0, after: null } }],
    ['/?tab=mobile&device=pc', { tab: 'mobile', device: 'mobile', state: { not: [], device: 'mobile' } }],
    ['/?tab=random', { device: 'pc' }],
    ['/?tab=random&device=both&seed=7', { device: 'both', seed: 7, state: { not: [] } }],
    ['/?q=%20sea&match=any&categoryId=3&offset=40', { q: 'sea', matched: 'any', categoryId: 3, page: { offset: 40 } }],
    ['/?categoryId=x&offset=-1&match=x', { categoryId: undefined, matched: 'all', page: { offset: 0 } }],
    [
      '/tag/sea?tab=pc&q=sky&categoryId=3&device=tablet',
      { tab: 'home', q: '', categoryId: undefined, device: 'tablet' },
    ],
  ])('%s is parsed once, for all who need it', (address, expected) => {
    expect(addressOf(address)).toMatchObject(expected);
  });

  test.each([
    ['/?tone=dark&offset=40', null],
    ['/?device=both', null],
    ['/?tab=pc&device=mobile', null],
    ['/?shape=round', null],
    ['/?tone=DARK&shape=&q=sea', '/?q=sea&tone=dark'],
    ['/?hex=%232f6bd8', '/?colour=blue'],
    ['/?hex=%2312&q=sea', '/?q=sea'],
    ['/tag/sea?least=4k&device=PC', '/tag/sea?device=pc&minSize=4k'],
    ['/?shape=', '/'],
  ])('%s has its canonical spelling at %s', (address, location) => {
    const url = new URL(address, 'http://gallery');
    const parse = () => parseCanonicalAddress(url.pathname, url);
    if (location === null) expect(parse()).toEqual(addressOf(address));
    else expect(parse).toThrow(expect.objectContaining({ code: 'moved', details: { location } }));
  });

  test('makes a listing that is only data', () => {
    const nature = { id: 3, name: 'Nature', slug: 'nature' };
    const counts = { all: [], byCategory: new Map() };
    const listings = [
      homeListing(addressOf('/?seed=1')),
      homeListing(addressOf('/?q=sea&tone=dark&seed=1')),
      categoryListing(nature, counts, addressOf('/category/nature?seed=1')),
      tagListing('sea', addressOf('/tag/sea?sort=month&seed=1')),
    ];
    expect(structuredClone(listings)).toEqual(listings);
    expect(listings.map(({ filter, order, lists }) => [filter, order, lists.kind])).toEqual([
      [{}, { sort: 'random', featuredFirst: true, seed: 1 }, 'devices'],
      [{ search: 'sea', matched: 'all' }, { seed: 1 }, 'single'],
      [{ categoryId: 3 }, { seed: 1 }, 'devices'],
      [{ tags: ['sea'] }, { sort: 'downloads30', seed: 1 }, 'single'],
    ]);
  });
});

test('dark and pale colours are not taken for black and white', () => {
  expect(['#16264d', '#9cc0ee', '#422818', '#0a0a0a', '#fbfbfb', '#787878'].map(nameOfColour)).toEqual([
    ...['blue', 'blue', 'brown', 'black', 'white', 'grey'],
  ]);
  expect(new Set(COLOUR_NAMES).size).toBe(12);
});

test.each([
  ['quiet lake', { words: 'quiet lake' }],
  ['"quiet lake" -boat', { words: 'quiet lake', phrases: ['quiet lake'], withoutPhrases: ['boat'] }],
  ['lake -"red boat"', { words: 'lake', withoutPhrases: ['red boat'] }],
  ['state-of-the-art - "', { words: 'state-of-the-art - "' }],
  ['-boat', { words: '', withoutPhrases: ['boat'] }],
  [
    'lake 3840 × 2160 -"1920x1080"',
    { words: 'lake', withoutPhrases: ['1920x1080'], resolution: { width: 3840, height: 2160 } },
  ],
  ['"" -- -!', { words: '--' }],
])('the search %j is read as %j', (text, expected) => {
  expect(parseSearchText(text)).toEqual(expected);
});
