import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import type { AdminListQuery } from '~/features/curation/list/admin-list.view';
import { saySize, type Target } from '~/features/curation/list/target';
import type { CategoryView } from '~/features/taxonomy/categories/categories.queries.server';
import { messagesOf } from '~/messages/messages';
import { Button } from '~/ui/forms/button';
import { Dialog } from '~/ui/overlays/dialog';
import { BulkEditForm } from './bulk-edit-form';

interface BulkEditDialogProps {
  target: Target | null;
  query: AdminListQuery;
  categories: CategoryView[];
  onClose: () => void;
}

/** The page for editing several wallpapers, on top of the list. Errors are shown on that page. */
export function BulkEditDialog({ target, query, categories, onClose }: BulkEditDialogProps) {
  const { key } = useLocation();
  const text = messagesOf('wallpaperList').edit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location means that the change is saved
  useEffect(() => onClose(), [key]);
  return (
    <Dialog isOpen={target !== null} onClose={onClose} labelledBy="bulk-edit-title" className="bulk-edit-dialog">
      {target && (
        <>
          <h2 id="bulk-edit-title">{text.some(saySize(target))}</h2>
          <BulkEditForm
            {...{ target, query, categories }}
            cancel={
              <Button type="button" onClick={onClose}>
                {text.cancel}
              </Button>
            }
          />
        </>
      )}
    </Dialog>
  );
}
