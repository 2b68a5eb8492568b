import { type BitField, COLOURS, DEVICE, HDR, SHAPE, SIZE, TONE } from '~/lib/facets/layout';
import { messagesOf } from '~/messages/messages';
import { DEVICES } from './devices';

/** A wallpaper has one choice of each group, or several colours. They are stored in the column `facets`. */
export const FACET_GROUPS = ['device', 'shape', 'minSize', 'colour', 'tone', 'hdr'] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/** At most one choice per group, by name. */
export type FacetChoices = Partial<Record<FacetGroup, string>>;

export interface Facet {
  value: string;
  readonly label: string;
  /** The column matches if `facets & mask` is one of `hits`. */
  mask: number;
  hits: number[];
  /** The word for it in the search document. */
  word: string;
}

const field = (offset: number, bits: number) => ((1 << bits) - 1) << offset;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function facet(
  group: FacetGroup,
  value: string,
  { offset, bits }: { offset: number; bits: number },
  hits: number[],
  word: string,
): Facet {
  return {
    value,
    /** The language of the request decides. */
    get label() {
      const labels: Record<string, string> = messagesOf('facets').choices[group];
      return labels[value] ?? value;
    },
    mask: field(offset, bits),
    hits: hits.map((hit) => hit << offset),
    word: `facet:${word}`,
  };
}

/** All choices, in display order. */
export const FACETS: Record<FacetGroup, Facet[]> = {
  device: [
    ...DEVICES.map(({ value }, index) => facet('device', value, DEVICE, [index + 1], `d${index + 1}`)),
    facet('device', 'other', DEVICE, [0], 'd0'),
  ],
  shape: [
    ...SHAPE.values.map(({ name }, index) => facet('shape', name, SHAPE, [index + 1], `s${index + 1}`)),
    facet('shape', 'other', SHAPE, [0], 's0'),
  ],
  minSize: SIZE.values.map(({ name }, index) => facet('minSize', name, SIZE, from(index + 1, 7), `l${index + 1}`)),
  colour: COLOURS.names.map((name, index) =>
    facet('colour', name, { offset: COLOURS.offset + index, bits: 1 }, [1], `c${index}`),
  ),
  tone: [
    facet('tone', 'light', TONE, [1], 't1'),
    facet('tone', 'dark', TONE, [2, 3], 't2'),
    facet('tone', 'black', TONE, [3], 't3'),
  ],
  hdr: [facet('hdr', 'yes', HDR, [1], 'h1')],
};

export const FACET_FIELDS: Record<FacetGroup, BitField> = {
  device: DEVICE,
  shape: SHAPE,
  minSize: SIZE,
  colour: COLOURS,
  tone: TONE,
  hdr: HDR,
};

export const findFacet = (group: FacetGroup, value: string): Facet | undefined =>
  FACETS[group].find((one) => one.value === value);

export const hasFacet = ({ mask, hits }: Facet, facets: number): boolean => hits.includes(facets & mask);

export function chosenFacets(choices: FacetChoices): (Facet & { group: FacetGroup })[] {
  return FACET_GROUPS.flatMap((group) => {
    const value = choices[group];
    const found = value === undefined ? undefined : findFacet(group, value);
    return found ? [{ ...found, group }] : [];
  });
}
