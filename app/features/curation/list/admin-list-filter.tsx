import { Link } from '@remix-run/react';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { formatIds } from '~/features/wallpapers/listed-ids';
import { messagesOf } from '~/messages/messages';
import { Choice, ListFilter } from '~/ui/admin/list-filter';
import { LinkedText } from '~/ui/pages/linked-text';
import {
  type AdminListQuery,
  adminListPath,
  adminSorts,
  deviceFilters,
  featuredChoice,
  firstPage,
  unfiltered,
} from './admin-list.view';

interface AdminListFilterProps {
  query: AdminListQuery;
  categories: CategoryView[];
  /** Devices that wallpapers have but the forms don't offer. */
  otherDevices: string[];
}

export function AdminListFilter({ query, categories, otherDevices }: AdminListFilterProps) {
  const path = adminListPath(firstPage(query));
  const all = adminListPath(unfiltered(query));
  const text = messagesOf('wallpaperList').filter;
  return (
    <>
      <ListFilter
        path={path}
        label={text.label}
        search={query.search}
        chosen={
          [query.deviceType, query.categoryId, query.featured, query.without, query.ids].filter(
            (value) => value !== undefined,
          ).length
        }
        clear={path === all ? null : { path: all, label: text.clear }}
      >
        {query.isGrid && <input type="hidden" name="view" value="grid" />}
        {query.ids && <input type="hidden" name="ids" value={formatIds(query.ids)} />}
        <Choice name="device" label={text.device} value={query.deviceType} options={deviceFilters(otherDevices)} />
        <Choice
          name="categoryId"
          label={text.category}
          value={query.categoryId}
          options={[
            { value: '', label: text.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: text.noCategory },
          ]}
        />
        <Choice
          name="featured"
          label={text.featured}
          value={query.featured === undefined ? '' : featuredChoice(query.featured)}
          options={[
            { value: '', label: text.featuredOrNot },
            { value: 'yes', label: text.featured },
            { value: 'no', label: text.notFeatured },
          ]}
        />
        {query.without && <input type="hidden" name="without" value={query.without} />}
        <Choice name="sort" label={text.order} value={query.sort} options={adminSorts()} />
      </ListFilter>
      {query.ids && (
        <p className="field-hint">
          <LinkedText
            text={text.fromLink(query.ids.length)}
            links={[
              (label) => (
                <Link key="all" to={adminListPath(firstPage({ ...query, ids: undefined }))}>
                  {label}
                </Link>
              ),
            ]}
          />
        </p>
      )}
    </>
  );
}
