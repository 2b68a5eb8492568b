import { useCallback, useState } from 'react';
import type { CategoryView } from '~/features/categories/categories.queries.server';
import { BulkBar } from '~/features/wallpapers/admin/bulk/bulk-bar';
import { BulkEditDialog } from '~/features/wallpapers/admin/bulk/bulk-edit-dialog';
import type { AdminListPage, AdminListQuery } from './admin-list.view';
import { AdminListPages } from './admin-list-pages';
import { AdminListTable } from './admin-list-table';
import { DeleteDialog, type Doomed } from './delete-dialog';
import { useTickedRows } from './selected-rows';

interface AdminListProps {
  page: AdminListPage;
  query: AdminListQuery;
  categories: CategoryView[];
  isAllTicked: boolean;
}

export function AdminList({ page, query, categories, isAllTicked }: AdminListProps) {
  const { ids, tickAll, ...ticking } = useTickedRows(page.items);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [isEditing, setEditing] = useState(false);
  const deleteOne = useCallback((row: { id: number; title: string }) => setDoomed({ one: row }), []);
  const deleteTicked = () =>
    setDoomed({ many: page.items.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title })) });
  return (
    <>
      <BulkBar
        {...{ query, isAllTicked }}
        ticked={ids.length}
        rows={page.items.length}
        onTickAll={tickAll}
        onEdit={() => setEditing(true)}
        onDelete={deleteTicked}
      >
        <AdminListPages query={query} page={page} />
      </BulkBar>
      <AdminListTable rows={page.items} query={query} isTicked={isAllTicked} onDelete={deleteOne} {...ticking} />
      <DeleteDialog doomed={doomed} query={query} onClose={() => setDoomed(null)} />
      <BulkEditDialog ids={isEditing ? ids : null} {...{ query, categories }} onClose={() => setEditing(false)} />
    </>
  );
}
