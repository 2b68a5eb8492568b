import { Link } from '@remix-run/react';
import { type MouseEvent, useCallback, useState } from 'react';
import { BulkEditDialog } from '~/features/curation/bulk/bulk-edit-dialog';
import { sayFound, type Target } from '~/features/curation/list/target';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { messagesOf } from '~/messages/messages';
import { BulkBar, ShortLabel } from '~/ui/admin/bulk-bar';
import { useSelectedRows } from '~/ui/admin/selected-rows';
import { useHydrated } from '~/ui/browser/hydrated';
import { Button } from '~/ui/forms/button';
import {
  type AdminListPage,
  type AdminListQuery,
  adminListPath,
  BULK_DELETE_PATH,
  BULK_EDIT_PATH,
  pathBesideList,
  type Selected,
  selectedPath,
  setAction,
} from './list/admin-list.view';
import { AdminListPages, ViewSwitch } from './list/admin-list-pages';
import { AdminListTable } from './list/admin-list-table';
import { DeleteDialog, type Doomed } from './list/delete-dialog';
import type { Renaming } from './list/title-cell';

interface AdminListProps {
  page: AdminListPage;
  query: AdminListQuery;
  categories: CategoryView[];
  selected: Selected;
  renaming: Renaming | null;
}

interface FoundProps {
  isFound: boolean;
  total: number;
  query: AdminListQuery;
  onFind: (isFound: boolean) => void;
}

/** Extends the selection from the whole page to everything the filter finds, and back. */
function Found({ isFound, total, query, onFind }: FoundProps) {
  const text = messagesOf('wallpaperList').selection;
  return (
    <Link
      to={selectedPath(query, isFound ? 'all' : 'found')}
      onClick={(event) => {
        event.preventDefault();
        onFind(!isFound);
      }}
    >
      {isFound ? text.pageOnly : text.all(sayFound(total))}
    </Link>
  );
}

export function AdminList({ page, query, categories, selected, renaming }: AdminListProps) {
  const { table, ...ticking } = useSelectedRows(page.items);
  const isHydrated = useHydrated();
  const [isAll, setAll] = useState(selected === 'found');
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { ids } = ticking;
  const text = messagesOf('wallpaperList').selection;
  const { total } = page;
  const isWholePage = isHydrated ? ids.length === page.items.length : selected === 'all' || selected === 'found';
  const isFound = isAll && isWholePage && total > page.items.length;
  const target: Target = isFound ? { found: total } : { ids };
  const deleteOne = useCallback((row: { id: number; title: string }) => setDoomed({ one: row }), []);
  const deleteSelected = () =>
    setDoomed(isFound ? { found: total } : { many: page.items.filter(({ id }) => ids.includes(id)) });
  const here = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <>
      <BulkBar
        method="post"
        action={pathBesideList(BULK_EDIT_PATH, query)}
        wholePage={{
          path: adminListPath(query),
          selectedPath: selectedPath(query, 'all'),
          isSelected: isWholePage,
          rows: page.items.length,
        }}
        ticking={ticking}
        count={
          isWholePage &&
          total > page.items.length && (
            <>
              {isFound && ` ${text.allSelected(sayFound(total))}`}{' '}
              <Found {...{ isFound, total, query }} onFind={setAll} />
            </>
          )
        }
        end={
          <div className="list-end">
            <AdminListPages query={query} page={page} />
            <ViewSwitch query={query} />
          </div>
        }
      >
        {(hasNone) => (
          <>
            {isFound && <input type="hidden" name="found" value={total} />}
            <Button type="submit" disabled={hasNone} onClick={here(() => setEditing(true))}>
              <ShortLabel text={text.edit} />
            </Button>
            <Button
              type="submit"
              formAction={pathBesideList(BULK_DELETE_PATH, query)}
              disabled={hasNone}
              onClick={here(deleteSelected)}
            >
              <ShortLabel text={text.delete} />
            </Button>
            <Button type="submit" formAction={setAction(query)} name="intent" value="set" disabled={hasNone}>
              <ShortLabel text={messagesOf('curatedSets').make} />
            </Button>
          </>
        )}
      </BulkBar>
      <AdminListTable rows={page.items} {...{ query, selected, renaming, table }} onDelete={deleteOne} />
      <DeleteDialog doomed={doomed} query={query} onClose={() => setDoomed(null)} />
      <BulkEditDialog target={isEditing ? target : null} {...{ query, categories }} onClose={() => setEditing(false)} />
    </>
  );
}
