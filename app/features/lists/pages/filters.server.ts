import type { EntityManager } from '@mikro-orm/postgresql';
import type { FacetCells } from '~/features/lists/counts/facet-cells.queries.server';
import { MAX_COUNTED } from '~/features/lists/list.view';
import {
  countedCells,
  countSelected,
  readSelection,
  type SampledCells,
  sampleSelected,
  type WallpaperFilter,
} from '~/features/lists/resolve/filter.queries.server';
import { chipsOf, isNarrowed, type ListState, type ParsedState, without } from '~/features/lists/resolve/list-state';
import {
  chosenFacets,
  FACET_GROUPS,
  FACETS,
  type FacetChoices,
  type FacetGroup,
  hasFacet,
} from '~/features/wallpapers/facets';
import type { FacetTotals, FiltersView, WayOn } from './filters.view';
import type { ListOrder } from './list-wallpapers.server';

const choicesOf = (state: ListState): FacetChoices =>
  Object.fromEntries(FACET_GROUPS.flatMap((group) => (state[group] ? [[group, state[group]]] : [])));

export const filterOf = (state: ListState): WallpaperFilter => ({
  facets: choicesOf(state),
  not: state.not,
  ...(state.size && { minWidth: state.size.width, minHeight: state.size.height }),
});

export function orderOf({ sort }: Pick<ListState, 'sort'>, seed: number): ListOrder {
  if (sort === 'random') return { sort, seed };
  return sort ? { sort: sort === 'month' ? 'downloads30' : sort } : {};
}

/** What there is of every value, the facets chosen aside. */
async function readCells(em: EntityManager, scope: WallpaperFilter): Promise<SampledCells> {
  const selection = await readSelection(em, scope);
  if (!selection) return { facets: new Int32Array(), counts: new Int32Array(), isWhole: true };
  const counted = await countedCells(em, selection);
  if (counted) return { ...counted, isWhole: true };
  return sampleSelected(em, selection);
}

interface Tally {
  total: number;
  choices: Record<FacetGroup, number[]>;
  /** How many there would be without the choice of a group. */
  dropped: Record<FacetGroup, number>;
}

const perGroup = <Each>(make: (group: FacetGroup) => Each) =>
  Object.fromEntries(FACET_GROUPS.map((group) => [group, make(group)])) as Record<FacetGroup, Each>;

/** Beside each choice stands what it would find with the choices of all other groups. */
function tally(cells: FacetCells, choices: FacetChoices): Tally {
  const chosen = chosenFacets(choices);
  const sums: Tally = {
    total: 0,
    choices: perGroup((group) => FACETS[group].map(() => 0)),
    dropped: perGroup(() => 0),
  };
  for (const [index, facets] of cells.facets.entries()) {
    const count = cells.counts[index] ?? 0;
    const missed = chosen.filter((facet) => !hasFacet(facet, facets));
    if (missed.length > 1) continue;
    if (missed.length === 0) sums.total += count;
    for (const group of missed[0] ? [missed[0].group] : FACET_GROUPS) {
      sums.dropped[group] += count;
      for (const [place, facet] of FACETS[group].entries()) {
        if (hasFacet(facet, facets))
          (sums.choices[group] as number[])[place] = (sums.choices[group][place] ?? 0) + count;
      }
    }
  }
  return sums;
}

const bounded = (count: number) => Math.min(count, MAX_COUNTED + 1);

export async function readFacetTotals(
  em: EntityManager,
  scope: WallpaperFilter,
  choices: FacetChoices,
): Promise<FacetTotals & Pick<Tally, 'dropped'>> {
  const { isWhole, ...cells } = await readCells(em, scope);
  const { total, choices: counts, dropped } = tally(cells, choices);
  return {
    total: bounded(total),
    counts: FACET_GROUPS.map((group) => counts[group].map(bounded)),
    isWhole,
    dropped: perGroup((group) => bounded(dropped[group])),
  };
}

/** Each filter that is in the way of any result, with what there is without it. */
async function waysOn(
  em: EntityManager,
  base: WallpaperFilter,
  state: ListState,
  dropped: Tally['dropped'],
): Promise<WayOn[]> {
  const chips = chipsOf(state);
  const ways = await Promise.all(
    chips.map(async (chip) => {
      const isFacet = chip.field !== 'not' && state[chip.field] !== undefined;
      const count = isFacet
        ? dropped[chip.field as FacetGroup]
        : await countLeft(em, { ...base, ...filterOf(without(state, chip.field, chip.value)) });
      return { ...chip, count };
    }),
  );
  return ways.filter(({ count }) => count > 0);
}

async function countLeft(em: EntityManager, filter: WallpaperFilter): Promise<number> {
  const selection = await readSelection(em, filter);
  return selection ? countSelected(em, selection) : 0;
}

/** What the filters above a list show. @param base what the list has without any filter */
export async function readFilters(
  em: EntityManager,
  base: WallpaperFilter,
  { state, problems, given }: ParsedState,
): Promise<FiltersView> {
  const { facets = {}, ...others } = filterOf(state);
  const { dropped, ...totals } = await readFacetTotals(em, { ...base, ...others }, facets);
  const isEmpty = isNarrowed(state) && totals.total === 0 && totals.isWhole;
  const { search, matched, ...wordless } = base;
  return {
    ...totals,
    state,
    problems,
    given,
    waysOn: isEmpty ? await waysOn(em, base, state, dropped) : [],
    withoutWords: isEmpty && search ? await countLeft(em, { ...wordless, ...filterOf(state) }) : 0,
  };
}
