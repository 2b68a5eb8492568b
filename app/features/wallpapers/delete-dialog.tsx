import { Form, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { buttonProps } from '~/ui/button-props';
import { Dialog } from '~/ui/dialog';
import { SubmitButton } from '~/ui/submit-button';
import { type AdminListQuery, deletePath, pathBesideList } from './admin-list.view';
import { WHAT_DELETING_DOES } from './trash.view';

interface DeleteDialogProps {
  wallpaper: { id: number; title: string } | null;
  query: AdminListQuery;
  onClose: () => void;
}

/** Asks before a wallpaper is deleted; without JavaScript the link leads to a page that does. */
export function DeleteDialog({ wallpaper, query, onClose }: DeleteDialogProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the sign that the deletion is through
  useEffect(() => onClose(), [key]);
  return (
    <Dialog
      isOpen={wallpaper !== null}
      onClose={onClose}
      role="alertdialog"
      labelledBy="confirm-delete"
      className="confirm-dialog"
    >
      {wallpaper && (
        <Form method="post" action={pathBesideList(deletePath(wallpaper.id), query)}>
          <h2 id="confirm-delete">Delete “{wallpaper.title}”?</h2>
          <p>{WHAT_DELETING_DOES}</p>
          <div className="form-actions">
            <button type="button" {...buttonProps('quiet')} onClick={onClose}>
              Cancel
            </button>
            <SubmitButton look="danger" busy="Deleting…">
              Delete
            </SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
