import { TickedInputs } from '~/features/wallpapers/admin/bulk/bulk-inputs';
import { WHAT_DELETING_DOES } from '~/features/wallpapers/trash/trash.view';
import { countOf } from '~/lib/counts';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { type AdminListQuery, BULK_DELETE_PATH, deletePath, pathBesideList } from './admin-list.view';

interface Named {
  id: number;
  title: string;
}

/** One wallpaper by its own button, or those that are ticked. */
export type Doomed = { one: Named } | { many: Named[] };

interface DeleteDialogProps {
  doomed: Doomed | null;
  query: AdminListQuery;
  /** Where it leads afterwards; else to the list. */
  from?: 'edit';
  onClose: () => void;
}

/** "“Misty Lake”", "12 wallpapers". */
export const nameOrCount = (wallpapers: Named[]) =>
  wallpapers.length === 1 ? `“${wallpapers[0]?.title}”` : countOf(wallpapers.length, 'wallpaper');

export function DeleteDialog({ doomed, query, from, onClose }: DeleteDialogProps) {
  const wallpapers = doomed && ('one' in doomed ? [doomed.one] : doomed.many);
  const path = doomed && 'one' in doomed ? deletePath(doomed.one.id) : BULK_DELETE_PATH;
  return (
    <ConfirmationDialog
      confirmation={
        wallpapers && {
          failed: wallpapers.length === 1 ? 'Failed to delete wallpaper' : 'Some wallpapers could not be deleted',
          question: `Delete ${nameOrCount(wallpapers)}?`,
          consequence: WHAT_DELETING_DOES,
          fields: <TickedInputs ids={wallpapers.map(({ id }) => id)} intent="delete" />,
          action: pathBesideList(path, query, { from }),
        }
      }
      onClose={onClose}
    />
  );
}
