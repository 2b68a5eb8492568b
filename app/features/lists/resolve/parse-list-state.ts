import { FACET_GROUPS, FACETS, type FacetGroup, findFacet } from '~/features/wallpapers/facets';
import { truncate } from '~/lib/clean-text';
import { nameOfColour } from '~/lib/colours/named-colours';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { slugify } from '~/lib/slug';
import { LIST_SORTS, type ListState, type ParsedState, parseSize, type StateField } from './list-state';

const MAX_LEFT_OUT = 8;
const MAX_NOT = 400;

const choiceNames = (group: FacetGroup) => FACETS[group].map(({ value }) => value).join(', ');

export const PROBLEMS: Record<StateField, string> = {
  device: `Device must be one of ${choiceNames('device')}.`,
  shape: `Shape must be one of ${choiceNames('shape')}.`,
  minSize: `At least must be one of ${choiceNames('minSize')}, or a size such as 3440x1440.`,
  colour: `Colour must be one of ${choiceNames('colour')}, or a value such as #1b2a41.`,
  hex: 'A colour value has three or six digits, such as #1b2a41.',
  tone: `Tone must be one of ${choiceNames('tone')}.`,
  sort: `Sort must be one of ${LIST_SORTS.join(', ')}.`,
  not: `At most ${MAX_LEFT_OUT} tags can be left out.`,
};

export function parseHex(value: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value) ?? [];
  if (digits === '') return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function readChoice(group: FacetGroup, value: string): Partial<ListState> | null {
  if (findFacet(group, value)) return { [group]: value };
  if (group === 'minSize') {
    const size = parseSize(value);
    return size ? { size } : null;
  }
  const hex = group === 'colour' ? parseHex(value) : null;
  return hex ? { colour: nameOfColour(hex) } : null;
}

const parseNot = (value: string): string[] => [
  ...new Set(
    truncate(value, MAX_NOT)
      .split(',')
      .map((name) => slugify(name.replaceAll('\0', '')))
      .filter(Boolean),
  ),
];

/** Both is what a page says that has all devices. */
const EVERY_DEVICE = ['both', 'all'];

export function parseListState(search: URLSearchParams): ParsedState {
  const parsed: ParsedState = { state: { not: [] }, problems: {}, given: {} };
  const refuse = (field: StateField, value: string) => {
    parsed.problems[field] = PROBLEMS[field];
    parsed.given[field] = value.slice(0, 100);
  };
  for (const group of FACET_GROUPS) {
    const given = search.get(group) ?? (group === 'minSize' ? search.get(PREVIOUS_MIN_SIZE) : null) ?? '';
    const value = given.trim().toLowerCase();
    if (value === '' || (group === 'device' && EVERY_DEVICE.includes(value))) continue;
    const choice = readChoice(group, value);
    if (choice) Object.assign(parsed.state, choice);
    else refuse(group, value);
  }
  const hex = (search.get('hex') ?? '').trim().toLowerCase();
  const colour = parseHex(hex);
  // A name that was chosen counts more than a value left in the field.
  if (colour) parsed.state.colour ??= nameOfColour(colour);
  else if (hex !== '') refuse('hex', hex);
  const sort = (search.get('sort') ?? '').trim().toLowerCase();
  const known = LIST_SORTS.find((one) => one === sort);
  if (known) parsed.state.sort = known;
  else if (sort !== '') refuse('sort', sort);
  const not = parseNot(search.getAll('not').join(','));
  parsed.state.not = not.slice(0, MAX_LEFT_OUT);
  if (not.length > MAX_LEFT_OUT) refuse('not', not.join(','));
  return parsed;
}
