import { z } from 'zod';
import { MAX_COUNTED } from '~/features/lists/list.view';
import { FACET_GROUPS, FACETS } from '~/features/wallpapers/facets';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import type { FacetTotals } from './filters.view';

const Count = z
  .object({
    count: z.int().min(0).max(MAX_COUNTED).describe('Exact, unless `more` is true.'),
    more: z.boolean().describe(`Whether there may be more: above ${MAX_COUNTED}, or in lists with very many results.`),
  })
  .describe('The number of wallpapers.');

const Choice = Count.extend({ value: z.string(), label: z.string() });

export const ApiFacets = z
  .object({
    total: Count,
    ...Object.fromEntries(FACET_GROUPS.map((group) => [group, z.array(Choice)])),
    [PREVIOUS_MIN_SIZE]: z.array(Choice).describe('The previous name of minSize.').meta({ deprecated: true }),
  })
  .describe('How many wallpapers each choice would find if the other parameters stay the same.');

const toCount = (count: number, isWhole: boolean) => ({
  count: Math.min(count, MAX_COUNTED),
  more: count > MAX_COUNTED || (count > 0 && !isWhole),
});

export function toApiFacets({ total, counts, isWhole }: FacetTotals) {
  const groups = Object.fromEntries(
    FACET_GROUPS.map((group, index) => [
      group,
      FACETS[group].map(({ value, label }, place) => ({
        value,
        label,
        ...toCount(counts[index]?.[place] ?? 0, isWhole),
      })),
    ]),
  );
  return { total: toCount(total, isWhole), ...groups, [PREVIOUS_MIN_SIZE]: groups.minSize };
}
