import type { ColourName } from '~/lib/colours/colour-names';
import { COLOURS, DEVICE, SHAPE, SIZE, TONE } from '~/lib/facets/layout';
import { DEVICES } from './devices';

/** Groups of choices of which a wallpaper has one, or several (colours), as they stand in the column `facets`. */
export const FACET_GROUPS = ['device', 'shape', 'minSize', 'colour', 'tone'] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/** One choice of each group, by name. */
export type FacetChoices = Partial<Record<FacetGroup, string>>;

interface Facet {
  value: string;
  label: string;
  /** In the column: `facets & mask` is one of `hits`. */
  mask: number;
  hits: number[];
  /** In the search document. */
  word: string;
}

const field = (offset: number, bits: number) => ((1 << bits) - 1) << offset;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function facet(value: string, label: string, place: { offset: number; bits: number }, hits: number[], word: string) {
  const { offset, bits } = place;
  return { value, label, mask: field(offset, bits), hits: hits.map((hit) => hit << offset), word: `facet:${word}` };
}

const labelOfShape = (shape: string) => (shape === 'square' ? 'Square' : shape);

const labelOfColour = (name: ColourName) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** All choices, in the order in which they are shown. */
export const FACETS: Record<FacetGroup, Facet[]> = {
  device: [
    ...DEVICES.map(({ value, label }, index) => facet(value, label, DEVICE, [index + 1], `d${index + 1}`)),
    facet('other', 'Other', DEVICE, [0], 'd0'),
  ],
  shape: [
    ...SHAPE.values.map(({ name }, index) => facet(name, labelOfShape(name), SHAPE, [index + 1], `s${index + 1}`)),
    facet('other', 'Other', SHAPE, [0], 's0'),
  ],
  minSize: SIZE.values.map(({ name, label }, index) => facet(name, label, SIZE, from(index + 1, 7), `l${index + 1}`)),
  colour: COLOURS.names.map((name, index) =>
    facet(name, labelOfColour(name), { offset: COLOURS.offset + index, bits: 1 }, [1], `c${index}`),
  ),
  tone: [
    facet('light', 'Light', TONE, [1], 't1'),
    facet('dark', 'Dark', TONE, [2, 3], 't2'),
    facet('black', 'True black', TONE, [3], 't3'),
  ],
};

export const GROUP_LABELS: Record<FacetGroup, string> = {
  device: 'Device',
  shape: 'Shape',
  minSize: 'At least',
  colour: 'Colour',
  tone: 'Tone',
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
