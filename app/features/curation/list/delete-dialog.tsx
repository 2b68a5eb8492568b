import { whatDeletingDoes } from '~/features/trash/trash.view';
import { isolate } from '~/lib/bidi';
import { formatCount } from '~/messages/numbers';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { type AdminListQuery, BULK_DELETE_PATH, deletePath, pathBesideList } from './admin-list.view';
import { sayFound, TargetInputs, targetSize } from './target';

interface Named {
  id: number;
  title: string;
}

/** One wallpaper by its own button, those that are ticked, or as many as the filter finds. */
export type Doomed = { one: Named } | { many: Named[] } | { found: number };

interface DeleteDialogProps {
  doomed: Doomed | null;
  query: AdminListQuery;
  /** Where it leads afterwards; else to the list. */
  from?: 'edit';
  onClose: () => void;
}

/** "“Misty Lake”", "12 wallpapers". */
export const nameOrCount = (wallpapers: Named[]) =>
  wallpapers.length === 1 ? `“${isolate(wallpapers[0]?.title ?? '')}”` : formatCount(wallpapers.length, 'wallpaper');

export function DeleteDialog({ doomed, query, from, onClose }: DeleteDialogProps) {
  const wallpapers = doomed && !('found' in doomed) && ('one' in doomed ? [doomed.one] : doomed.many);
  const target = wallpapers ? { ids: wallpapers.map(({ id }) => id) } : doomed && 'found' in doomed ? doomed : null;
  const path = doomed && 'one' in doomed ? deletePath(doomed.one.id) : BULK_DELETE_PATH;
  return (
    <ConfirmationDialog
      confirmation={
        target && {
          failed: targetSize(target) === 1 ? 'Failed to delete wallpaper' : 'Some wallpapers could not be deleted',
          question: `Delete ${wallpapers ? nameOrCount(wallpapers) : sayFound(targetSize(target))}?`,
          consequence: whatDeletingDoes(),
          fields: <TargetInputs target={target} intent="delete" />,
          action: pathBesideList(path, query, { from }),
        }
      }
      onClose={onClose}
    />
  );
}
