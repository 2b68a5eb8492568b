import { repeatsBit } from '~/features/lists/counts/repeats';
import type { FoundTag } from '~/features/taxonomy/tags/tags.queries.server';
import type { DeviceGroup } from '~/features/wallpapers/devices';
import type { chosenFacets, FacetChoices, FacetGroup } from '~/features/wallpapers/facets';
import type { MatchedWords, SearchQuery } from './search.queries.server';

export interface WallpaperFilter {
  deviceGroup?: DeviceGroup;
  deviceType?: string | null;
  categoryId?: number | null;
  tags?: string[];
  search?: string;
  matched?: MatchedWords;
  resolution?: { width: number; height: number };
  featured?: boolean;
  /** Without those made by AI. */
  isAi?: false;
  /** Everyone may use and pass them on. */
  isFree?: true;
  /** Those that lack it. Tags for the size don't count. */
  without?: 'author' | 'licence' | 'tags' | 'description';
  minWidth?: number;
  minHeight?: number;
  ratios?: number[];
  orientation?: 'landscape' | 'portrait';
  upToId?: number;
  /** Only these wallpapers. */
  ids?: number[];
  facets?: FacetChoices;
  /** Names of tags to exclude. */
  not?: string[];
  /** Each version of a set, whatever else is chosen. */
  versions?: 'all';
}

/** The chosen facets, and the values of the column that match all of them. */
export interface ResolvedFacets {
  chosen: ReturnType<typeof chosenFacets>;
  /** Null if there are too many, or if they are unknown. */
  values: number[] | null;
}

export interface Conditions extends Omit<WallpaperFilter, 'search' | 'matched' | 'tags' | 'facets' | 'not'> {
  search: SearchQuery | null;
  tags: FoundTag[];
  facets?: ResolvedFacets;
  /** Ids of tags to exclude. */
  withoutTags?: number[];
  phrases?: string[];
  withoutPhrases?: string[];
}

/** A filter with its words and tags looked up. */
export interface ResolvedFilter extends Conditions {
  /** known: counted by device, category and featured. gather: few enough to read and sort. walk: read along an index. */
  plan: 'known' | 'gather' | 'walk';
  /** How many it finds, if a stored count of a tag, a word or facets says so. */
  total: number | null;
}

export const isGiven = (value: unknown) => value !== undefined;

/**
 * The bit of `facets` that leaves wallpapers out of a list, or 0. Lists by device, category or order show a set once. With any
 * other choice, lists show each version.
 */
export function leftOutBit(
  filter: Partial<ResolvedFilter>,
  chosen: { group: FacetGroup }[] = filter.facets?.chosen ?? [],
): number {
  const { plan, total, search, tags, facets, deviceGroup, deviceType, categoryId, versions, ...others } = filter;
  const devices = { deviceGroup, deviceType, versions };
  const hasOther = chosen.some(({ group }) => group !== 'device') || Object.values(others).some(isGiven);
  if (search || (tags && tags.length > 0) || hasOther) return 0;
  return chosen.length > 0 ? repeatsBit(devices, true) : repeatsBit(devices);
}
