import { Form, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { countOf } from '~/lib/counts';
import { buttonProps } from '~/ui/button-props';
import { Dialog } from '~/ui/dialog';
import { SubmitButton } from '~/ui/submit-button';
import { type AdminListQuery, BULK_DELETE_PATH, deletePath, pathBesideList } from './admin-list.view';
import { TickedInputs } from './bulk-inputs';
import { WHAT_DELETING_DOES } from './trash.view';

interface Named {
  id: number;
  title: string;
}

/** One wallpaper by its own button, or those that are ticked. */
export type Doomed = { one: Named } | { many: Named[] };

interface DeleteDialogProps {
  doomed: Doomed | null;
  query: AdminListQuery;
  onClose: () => void;
}

/** "“Misty Lake”", "12 wallpapers". */
export const nameOrCount = (wallpapers: Named[]) =>
  wallpapers.length === 1 ? `“${wallpapers[0]?.title}”` : countOf(wallpapers.length, 'wallpaper');

/** Asks before wallpapers are deleted; without JavaScript a page does. */
export function DeleteDialog({ doomed, query, onClose }: DeleteDialogProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the sign that the deletion is through
  useEffect(() => onClose(), [key]);
  const wallpapers = doomed && ('one' in doomed ? [doomed.one] : doomed.many);
  const path = doomed && 'one' in doomed ? deletePath(doomed.one.id) : BULK_DELETE_PATH;
  return (
    <Dialog
      isOpen={doomed !== null}
      onClose={onClose}
      role="alertdialog"
      labelledBy="confirm-delete"
      className="confirm-dialog"
    >
      {wallpapers && (
        <Form method="post" action={pathBesideList(path, query)} preventScrollReset>
          <h2 id="confirm-delete">Delete {nameOrCount(wallpapers)}?</h2>
          <p>{WHAT_DELETING_DOES}</p>
          <TickedInputs ids={wallpapers.map(({ id }) => id)} intent="delete" />
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
