import type { EntityManager } from '@mikro-orm/postgresql';
import { type FacetHistogram, NO_FACETS } from '~/features/lists/counts/facet-histograms.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import {
  countFiltered,
  findTagIds,
  keptHistogram,
  narrow,
  type ResolvedFilter,
  resolveFilter,
  sampledHistogram,
  type WallpaperFilter,
} from '~/features/lists/resolve/filter.queries.server';
import { isNarrowed, type ListState, listChips, type ParsedState, without } from '~/features/lists/resolve/list-state';
import { NAMED_ORDERS } from '~/features/lists/resolve/sort-orders';
import {
  chosenFacets,
  FACET_FIELDS,
  FACET_GROUPS,
  FACETS,
  type Facet,
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

/** By group, how many wallpapers have each value of its field, unless they miss the choice of another group. */
function countValues({ facets: cells, counts }: FacetHistogram, choices: FacetChoices): [number, number][][] {
  const chosen = chosenFacets(choices);
  const fields = FACET_GROUPS.map((group) => {
    const { offset, bits } = FACET_FIELDS[group];
    return { group, offset, sums: new Int32Array(1 << bits) };
  });
  // Large galleries have 100,000 cells, so this loop makes no objects.
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    let missed: FacetGroup | undefined;
    let misses = 0;
    for (const facet of chosen) {
      if (hasFacet(facet, cell)) continue;
      missed = facet.group;
      misses += 1;
    }
    if (misses > 1) continue;
    for (const { group, offset, sums } of fields) {
      if (missed !== undefined && missed !== group) continue;
      const value = (cell >> offset) & (sums.length - 1);
      sums[value] = (sums[value] ?? 0) + (counts[index] ?? 0);
    }
  }
  return fields.map(({ sums }) => {
    const found: [number, number][] = [];
    sums.forEach((count, value) => {
      if (count > 0) found.push([value, count]);
    });
    return found;
  });
}

const sumOf = (values: [number, number][]) => values.reduce((sum, [, count]) => sum + count, 0);

/** Each option's count ignores the choice made in its own group. */
function facetCounts(histogram: FacetHistogram, choices: FacetChoices): FacetCounts {
  const values = countValues(histogram, choices);
  const valuesOf = (group: FacetGroup, facet?: Facet) =>
    (values[FACET_GROUPS.indexOf(group)] ?? []).filter(
      ([value]) => !facet || hasFacet(facet, value << FACET_FIELDS[group].offset),
    );
  const [chosen] = chosenFacets(choices);
  return {
    total: sumOf(chosen ? valuesOf(chosen.group, chosen) : valuesOf('device')),
    choices: perGroup((group) => FACETS[group].map((facet) => sumOf(valuesOf(group, facet)))),
    dropped: perGroup((group) => sumOf(valuesOf(group))),
  };
}

const bounded = (count: number) => Math.min(count, MAX_COUNTED + 1);

async function readHistogram(em: EntityManager, scope: ResolvedFilter | null) {
  if (!scope) return { ...NO_FACETS, isWhole: true };
  const kept = await keptHistogram(em, scope);
  return kept ? { ...kept, isWhole: true } : sampledHistogram(em, scope);
}

/** How many each choice would find. @param scope without the chosen facets */
export async function readFacetTotals(
  em: EntityManager,
  scope: ResolvedFilter | null,
  choices: FacetChoices,
): Promise<FacetTotals & Pick<FacetCounts, 'dropped'>> {
  const { isWhole, ...histogram } = await readHistogram(em, scope);
  const { total, choices: counts, dropped } = facetCounts(histogram, choices);
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
      const withoutTags = await findTagIds(em, without(state, field, value).not);
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
  base: WallpaperFilter,
  scope: ResolvedFilter | null,
  { state, problems, given }: ParsedState,
): Promise<FiltersView> {
  const { facets = {} } = filterFromState(state);
  const { dropped, ...totals } = await readFacetTotals(em, scope, facets);
  const isEmpty = isNarrowed(state) && totals.total === 0 && totals.isWhole;
  const { search, matched, ...wordless } = base;
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
