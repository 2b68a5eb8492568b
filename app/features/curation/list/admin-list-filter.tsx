import { Link } from '@remix-run/react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { formatIds } from '~/features/wallpapers/listed-ids';
import { formatCount } from '~/messages/numbers';
import { Choice, ListFilter } from '~/ui/admin/list-filter';
import {
  ADMIN_SORTS,
  type AdminListQuery,
  adminListPath,
  deviceFilters,
  featuredChoice,
  firstPage,
} from './admin-list.view';

interface AdminListFilterProps {
  query: AdminListQuery;
  categories: CategoryView[];
  /** Those that wallpapers have, but the forms do not offer. */
  otherDevices: string[];
}

export function AdminListFilter({ query, categories, otherDevices }: AdminListFilterProps) {
  const path = adminListPath(firstPage(query));
  const unfiltered = adminListPath({ sort: query.sort });
  return (
    <>
      <ListFilter
        path={path}
        label="Search wallpapers"
        search={query.search}
        chosen={
          [query.deviceType, query.categoryId, query.featured, query.ids].filter((value) => value !== undefined).length
        }
        clear={path === unfiltered ? null : { path: unfiltered, label: 'Clear filters' }}
      >
        {query.ids && <input type="hidden" name="ids" value={formatIds(query.ids)} />}
        <Choice name="device" label="Device" value={query.deviceType} options={deviceFilters(otherDevices)} />
        <Choice
          name="categoryId"
          label="Category"
          value={query.categoryId}
          options={[
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: 'Without a category' },
          ]}
        />
        <Choice
          name="featured"
          label="Featured"
          value={query.featured === undefined ? '' : featuredChoice(query.featured)}
          options={[
            { value: '', label: 'Featured or not' },
            { value: 'yes', label: 'Featured' },
            { value: 'no', label: 'Not featured' },
          ]}
        />
        <Choice name="sort" label="Order" value={query.sort} options={ADMIN_SORTS} />
      </ListFilter>
      {query.ids && (
        <p className="field-hint">
          Showing only {formatCount(query.ids.length, 'wallpaper')} from your link.{' '}
          <Link to={adminListPath(firstPage({ ...query, ids: undefined }))}>Show all wallpapers</Link>
        </p>
      )}
    </>
  );
}
