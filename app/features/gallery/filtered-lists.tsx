import type { ReactNode } from 'react';
import type { ShownList } from '~/features/lists/list.view';
import type { FiltersView } from '~/features/lists/pages/filters.view';
import { isNarrowed } from '~/features/lists/resolve/list-state';
import { type FilteredList, FilterSuggestions, ListFilters } from './filters/list-filters';
import { ListSkeleton } from './list-skeleton';
import { EmptyList, WallpaperList } from './wallpaper-list';

interface FilteredListsProps {
  lists: ShownList[];
  filters: FiltersView;
  list: FilteredList;
  /** What the lists are of: with another name they begin again. */
  name: string;
  backLink?: { label: string; path: string };
  /** In place of the link back where no filter is set. */
  suggestions?: ReactNode;
  /** Between the filters and the lists. */
  children?: ReactNode;
}

/** The filters of a page, and its lists. */
export function FilteredLists({ lists, filters, list, name, suggestions, children, ...look }: FilteredListsProps) {
  return (
    <>
      <ListFilters filters={filters} list={list} />
      {children}
      <ListSkeleton>
        {lists.length === 0 && <EmptyList />}
        {lists.map((shown) => (
          <WallpaperList
            key={`${name} ${shown.key}`}
            list={shown}
            suggestions={isNarrowed(filters.state) ? <FilterSuggestions filters={filters} list={list} /> : suggestions}
            {...look}
          />
        ))}
      </ListSkeleton>
    </>
  );
}
