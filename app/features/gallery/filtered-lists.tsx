import type { ReactNode } from 'react';
import { INSTEAD_KEY, MAX_COUNTED, type WallpaperListView } from '~/features/lists/list.view';
import type { FiltersView } from '~/features/lists/pages/filters.view';
import { isNarrowed } from '~/features/lists/resolve/list-state';
import { messagesOf } from '~/messages/messages';
import { type FilteredList, FilterSuggestions } from './filters/filter-chips';
import { ListFilters } from './filters/list-filters';
import { ListSkeleton } from './list-skeleton';
import type { GridLook } from './wallpaper-grid';
import { EmptyList, WallpaperList } from './wallpaper-list';

interface FilteredListsProps extends GridLook {
  lists: WallpaperListView[];
  filters: FiltersView;
  list: FilteredList;
  /** Identifies the lists: another name starts them from the beginning. */
  name: string;
  /** Beside the filters: categories and devices to choose from. */
  bar?: ReactNode;
  backLink?: { label: string; path: string };
  /** Replaces the link back when no filter is set. */
  suggestions?: ReactNode;
  /** Shown between the filters and the lists. */
  children?: ReactNode;
}

export function FilteredLists({
  lists,
  filters,
  list,
  name,
  bar,
  suggestions,
  children,
  eager = 4,
  ...look
}: FilteredListsProps) {
  const { total, totalAbove, empty } = messagesOf('gallery');
  const count = filters.isWhole ? total : totalAbove;
  return (
    <>
      <div className="list-bar">
        {bar}
        <ListFilters filters={filters} list={list} />
      </div>
      {children}
      <ListSkeleton results={filters.total > 0 ? count(Math.min(filters.total, MAX_COUNTED)) : empty.title}>
        {(lists.length === 0 || lists[0]?.key === INSTEAD_KEY) && <EmptyList />}
        {lists.map((shown, index) => (
          <WallpaperList
            key={`${name} ${shown.key}`}
            list={shown}
            eager={index === 0 ? eager : 0}
            suggestions={isNarrowed(filters.state) ? <FilterSuggestions filters={filters} list={list} /> : suggestions}
            {...look}
          />
        ))}
      </ListSkeleton>
    </>
  );
}
