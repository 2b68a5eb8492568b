import type { EntityManager } from '@mikro-orm/postgresql';
import { type FacetHistogram, NO_FACETS, sumHistograms } from '~/features/lists/counts/facet-histograms.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import {
  countFiltered,
  findExcluded,
  keptHistogram,
  narrow,
  outerHistogram,
  resolveFilter,
  sampledHistogram,
} from '~/features/lists/resolve/filter.queries.server';
import { isNarrowed, type ListState, listChips, type ParsedState, without } from '~/features/lists/resolve/list-state';
import { leftOutBit, type ResolvedFilter, type WallpaperFilter } from '~/features/lists/resolve/resolved-filter';
import { NAMED_ORDERS } from '~/features/lists/resolve/sort-orders';
import {
  chosenFacets,
  FACET_FIELDS,
  FACET_GROUPS,
  FACETS,
  type FacetChoices,
  type FacetGroup,
  hasFacet,
} from '~/features/wallpapers/facets';
import type { FacetTotals, FilterSuggestion, FiltersView } from './filters.view';
import type { ListOrder } from './list-wallpapers.server';

const chosenOptions = (state: ListState): FacetChoices =>
  Object.fromEntries(FACET_GROUPS.flatMap((group) => (state[group] ? [[group, state[group]]] : [])));

export const filterFromState = (state: ListState): WallpaperFilter => ({
  facets: chosenOptions(state),
  not: state.not,
  ...(state.licence && { isFree: true }),
  ...(state.ai && { isAi: false }),
  ...(state.size && { minWidth: state.size.width, minHeight: state.size.height }),
});

export const orderFromState = ({ sort }: Pick<ListState, 'sort'>): ListOrder =>
  sort ? { sort: NAMED_ORDERS[sort] } : {};

interface FacetCounts {
  total: number;
  choices: Record<FacetGroup, number[]>;
  /** How many there are without the choice of a group. */
  dropped: Record<FacetGroup, number>;
}

const perGroup = <Each>(make: (group: FacetGroup) => Each) =>
  Object.fromEntries(FACET_GROUPS.map((group) => [group, make(group)])) as Record<FacetGroup, Each>;

type Scope = ResolvedFilter | null;

interface ValueCounts {
  /** How many wallpapers match all choices. */
  total: number;
  /** By group, how many have each value of its field, whatever the choice in this group. */
  values: Int32Array[];
  /** By group, how many match without its choice. */
  dropped: Int32Array;
}

function countValues({ facets: cells, counts }: FacetHistogram, scope: Scope, choices: FacetChoices): ValueCounts {
  const chosen = chosenFacets(choices);
  const leftOut = (groups: { group: FacetGroup }[]) => (scope ? leftOutBit(scope, groups) : 0);
  const whole = leftOut(chosen);
  const fields = FACET_GROUPS.map((group) => {
    const { offset, bits } = FACET_FIELDS[group];
    const others = chosen.filter((facet) => facet.group !== group);
    return { group, offset, size: 1 << bits, narrowed: leftOut([...others, { group }]), dropped: leftOut(others) };
  });
  const values = fields.map(({ size }) => new Int32Array(size));
  const dropped = new Int32Array(fields.length);
  let total = 0;
  // Large galleries have 100,000 cells, so this loop makes no objects.
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    const count = counts[index] ?? 0;
    let missed: FacetGroup | undefined;
    let misses = 0;
    for (const facet of chosen) {
      if (hasFacet(facet, cell)) continue;
      missed = facet.group;
      misses += 1;
    }
    if (misses > 1) continue;
    if (misses === 0 && (cell & whole) === 0) total += count;
    for (let place = 0; place < fields.length; place++) {
      const field = fields[place] as (typeof fields)[number];
      if (missed !== undefined && missed !== field.group) continue;
      const sums = values[place] as Int32Array;
      const value = (cell >> field.offset) & (field.size - 1);
      if ((cell & field.narrowed) === 0) sums[value] = (sums[value] ?? 0) + count;
      if ((cell & field.dropped) === 0) dropped[place] = (dropped[place] ?? 0) + count;
    }
  }
  return { total, values, dropped };
}

/** By group and choice, the values of the field that match. There are up to 4,096, too many to compare for each page. */
const MATCHING = perGroup((group) => {
  const { offset, bits } = FACET_FIELDS[group];
  const values = Array.from({ length: 1 << bits }, (_, value) => value);
  return FACETS[group].map((facet) => values.filter((value) => hasFacet(facet, value << offset)));
});

/** Each option's count ignores the choice made in its own group. */
function facetCounts(histogram: FacetHistogram, scope: Scope, choices: FacetChoices): FacetCounts {
  const { total, values, dropped } = countValues(histogram, scope, choices);
  const countsOf = (group: FacetGroup) => {
    const place = FACET_GROUPS.indexOf(group);
    const counts = values[place] ?? new Int32Array();
    return MATCHING[group].map((matching) => {
      let sum = 0;
      for (const value of matching) sum += counts[value] ?? 0;
      return sum;
    });
  };
  return {
    total,
    choices: perGroup(countsOf),
    dropped: perGroup((group) => dropped[FACET_GROUPS.indexOf(group)] ?? 0),
  };
}

const bounded = (count: number) => Math.min(count, MAX_COUNTED + 1);

/** Facets that were not found yet and could raise a count of 0. */
function missingFacets(counted: FacetCounts, outer: FacetHistogram, found: FacetHistogram, choices: FacetChoices) {
  const chosen = chosenFacets(choices);
  const zeros = FACET_GROUPS.map((group) => ({
    others: chosen.filter((facet) => facet.group !== group),
    isDropped: counted.dropped[group] === 0,
    facets: FACETS[group].filter((_, index) => counted.choices[group][index] === 0),
  }));
  const known = new Set(found.facets);
  return [...outer.facets].filter(
    (cell) =>
      !known.has(cell) &&
      zeros.some(
        ({ others, isDropped, facets }) =>
          (isDropped || facets.some((facet) => hasFacet(facet, cell))) &&
          others.every((facet) => hasFacet(facet, cell)),
      ),
  );
}

/** Without stored counts, those of a sample: each count may then be higher, except 0. */
async function readFacetCounts(
  em: EntityManager,
  scope: Scope,
  choices: FacetChoices,
): Promise<FacetCounts & { isWhole: boolean }> {
  const kept = scope ? await keptHistogram(em, scope) : NO_FACETS;
  if (!scope || kept) return { ...facetCounts(kept ?? NO_FACETS, scope, choices), isWhole: true };
  const sample = await sampledHistogram(em, scope);
  let found: FacetHistogram = sample;
  let counted = facetCounts(found, scope, choices);
  for (let isWhole = sample.isWhole; !isWhole; ) {
    const missing = missingFacets(counted, await outerHistogram(em, scope), found, choices);
    if (missing.length === 0) break;
    const more = await sampledHistogram(em, scope, missing);
    found = sumHistograms([found, more]);
    counted = facetCounts(found, scope, choices);
    isWhole = more.isWhole;
  }
  return { ...counted, isWhole: sample.isWhole };
}

/** How many each choice would find. @param scope without the chosen facets */
export async function readFacetTotals(
  em: EntityManager,
  scope: ResolvedFilter | null,
  choices: FacetChoices,
): Promise<FacetTotals & Pick<FacetCounts, 'dropped'>> {
  const { isWhole, choices: counts, dropped, total } = await readFacetCounts(em, scope, choices);
  return {
    total: bounded(total),
    counts: FACET_GROUPS.map((group) => counts[group].map(bounded)),
    isWhole,
    dropped: perGroup((group) => bounded(dropped[group])),
  };
}

async function countLeft(em: EntityManager, filter: ResolvedFilter, facets: FacetChoices = {}): Promise<number> {
  const left = await narrow(em, filter, { facets });
  return left ? countFiltered(em, left) : 0;
}

/** Filters to drop for a list without results, each with the count that this gives. */
async function suggestDropping(
  em: EntityManager,
  scope: ResolvedFilter,
  state: ListState,
  dropped: FacetCounts['dropped'],
): Promise<FilterSuggestion[]> {
  const { facets } = filterFromState(state);
  const counted = listChips(state).map(async (chip) => {
    const { field, value } = chip;
    if (field === 'not') {
      const withoutTags = await findExcluded(em, without(state, field, value).not);
      return { ...chip, count: await countLeft(em, { ...scope, withoutTags }, facets) };
    }
    if (field === 'licence' || field === 'ai') {
      const others = { ...scope, [field === 'ai' ? 'isAi' : 'isFree']: undefined };
      return { ...chip, count: await countLeft(em, others, facets) };
    }
    if (state[field] !== undefined) return { ...chip, count: dropped[field] };
    return { ...chip, count: await countLeft(em, { ...scope, minWidth: undefined, minHeight: undefined }, facets) };
  });
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

/** For the filters above a list. @param scope of the list, without the chosen facets; null if it certainly finds nothing */
export async function readFilters(
  em: EntityManager,
  { search, matched, ...wordless }: WallpaperFilter,
  scope: ResolvedFilter | null,
  { state, problems, given }: ParsedState,
): Promise<FiltersView> {
  const { facets = {} } = filterFromState(state);
  const { dropped, ...totals } = await readFacetTotals(em, scope, facets);
  const isEmpty = isNarrowed(state) && totals.total === 0;
  const unsearched = isEmpty && search ? await resolveFilter(em, { ...wordless, ...filterFromState(state) }) : null;
  return {
    ...totals,
    state,
    problems,
    given,
    suggestions: isEmpty && scope ? await suggestDropping(em, scope, state, dropped) : [],
    withoutWords: unsearched ? await countFiltered(em, unsearched) : 0,
  };
}
