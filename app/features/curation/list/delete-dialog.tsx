import { whatDeletingDoes } from '~/features/trash/trash.view';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { type AdminListQuery, BULK_DELETE_PATH, deletePath, pathBesideList } from './admin-list.view';
import { sayFound, TargetInputs, targetSize } from './target';

interface Named {
  id: number;
  title: string;
}

/** One wallpaper by its own button, the selected ones, or everything that the filter finds. */
export type Doomed = { one: Named } | { many: Named[] } | { found: number };

interface DeleteDialogProps {
  doomed: Doomed | null;
  query: AdminListQuery;
  /** The page to return to, if not the list. */
  from?: 'edit';
  onClose: () => void;
}

/** "“Misty Lake”", "12 wallpapers". */
export function nameOrCount(wallpapers: Named[]): string {
  const text = messagesOf('wallpaperList');
  return wallpapers.length === 1 ? text.named(isolate(wallpapers[0]?.title ?? '')) : text.count(wallpapers.length);
}

export function DeleteDialog({ doomed, query, from, onClose }: DeleteDialogProps) {
  const wallpapers = doomed && !('found' in doomed) && ('one' in doomed ? [doomed.one] : doomed.many);
  const target = wallpapers ? { ids: wallpapers.map(({ id }) => id) } : doomed && 'found' in doomed ? doomed : null;
  const path = doomed && 'one' in doomed ? deletePath(doomed.one.id) : BULK_DELETE_PATH;
  const text = messagesOf('wallpaperList').delete;
  return (
    <ConfirmationDialog
      confirmation={
        target && {
          failed: targetSize(target) === 1 ? text.failedOne : text.failedSome,
          question: text.question(wallpapers ? nameOrCount(wallpapers) : sayFound(targetSize(target))),
          consequence: whatDeletingDoes(),
          fields: <TargetInputs target={target} intent="delete" />,
          action: pathBesideList(path, query, { from }),
        }
      }
      onClose={onClose}
    />
  );
}
