import { type ComponentProps, useCallback, useState } from 'react';
import type { DraftRow } from '~/features/drafts/draft.view';
import { DraftTable } from '~/features/drafts/draft-table';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { BulkEditDialog } from './bulk/bulk-edit-dialog';
import { listBehindDrafts } from './list/admin-list.view';
import { DeleteDialog } from './list/delete-dialog';

interface DraftListProps extends Omit<ComponentProps<typeof DraftTable>, 'onEdit' | 'onDelete'> {
  categories: CategoryView[];
}

/** Drafts, with the dialogs that wallpapers have. */
export function DraftList({ categories, ...list }: DraftListProps) {
  const [edited, setEdited] = useState<number[] | null>(null);
  const [doomed, setDoomed] = useState<DraftRow[] | null>(null);
  const closeEditing = useCallback(() => setEdited(null), []);
  const query = listBehindDrafts(list.query);
  return (
    <>
      <DraftTable {...list} onEdit={setEdited} onDelete={setDoomed} />
      <DeleteDialog doomed={doomed && { many: doomed }} query={query} onClose={() => setDoomed(null)} />
      <BulkEditDialog target={edited && { ids: edited }} {...{ query, categories }} onClose={closeEditing} />
    </>
  );
}
