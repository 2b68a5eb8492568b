import { FACET_GROUPS, FACETS, type FacetGroup, findFacet } from '~/features/wallpapers/facets';
import { truncate } from '~/lib/clean-text';
import { nameOfColour } from '~/lib/colours/named-colours';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import {
  CREDIT_FILTER_NAMES,
  CREDIT_FILTERS,
  LIST_SORTS,
  type ListState,
  type ParsedState,
  parseSize,
  type StateField,
} from './list-state';

export const MAX_LEFT_OUT = 8;
const MAX_NOT = 400;

export const choiceNames = (group: FacetGroup) => FACETS[group].map(({ value }) => value).join(', ');

function problemOf(field: StateField, given: string): string {
  const text = messagesOf('filterProblems');
  if (field === 'not') return text.not(MAX_LEFT_OUT);
  if (field === 'hex' || field === 'licence' || field === 'ai') return text[field](given);
  return text[field](given, field === 'sort' ? LIST_SORTS.join(', ') : choiceNames(field));
}

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
      .map((name) => tagSlug(name.replaceAll('\0', '')))
      .filter(Boolean),
  ),
];

/** Pages with all devices say "both". */
const EVERY_DEVICE = ['both', 'all'];

export function parseListState(search: URLSearchParams): ParsedState {
  const parsed: ParsedState = { state: { not: [] }, problems: {}, given: {} };
  const refuse = (field: StateField, value: string) => {
    const given = value.slice(0, 100);
    parsed.problems[field] = problemOf(field, given);
    parsed.given[field] = given;
  };
  for (const group of FACET_GROUPS) {
    const given = search.get(group) ?? (group === 'minSize' ? search.get(PREVIOUS_MIN_SIZE) : null) ?? '';
    const value = given.trim().toLowerCase();
    if (value === '' || (group === 'device' && EVERY_DEVICE.includes(value))) continue;
    const choice = readChoice(group, value);
    if (choice) Object.assign(parsed.state, choice);
    else refuse(group, value);
  }
  for (const name of CREDIT_FILTER_NAMES) {
    const value = (search.get(name) ?? '').trim().toLowerCase();
    if (value === CREDIT_FILTERS[name]) Object.assign(parsed.state, { [name]: value });
    else if (value !== '') refuse(name, value);
  }
  const hex = (search.get('hex') ?? '').trim().toLowerCase();
  const colour = parseHex(hex);
  // A chosen name wins over a code left in the field.
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
