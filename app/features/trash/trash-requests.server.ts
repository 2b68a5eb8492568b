import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { type Begun, deleteForGood, emptyTrash, restoreTrash, restoreWallpapers } from './trash.commands.server';
import { countTrash } from './trash.queries.server';
import type { TrashRequestValue } from './trash.schema';

export type TrashAnswer =
  | { question: { count: number; ids: number[] } }
  | { outcome: { verb: 'restored' | 'deleted'; done: number; failed: number; isInBackground: boolean } };

const finished = ({ done, failed }: { done: number; failed: number }) => ({ done, failed, isInBackground: false });
const begun = ({ count, isInBackground }: Begun) => ({ done: count, failed: 0, isInBackground });

/** @throws invalid when nothing is selected */
export async function answerTrashRequest(
  em: EntityManager,
  store: FileStore,
  { intent, ids }: TrashRequestValue,
): Promise<TrashAnswer> {
  if (!intent.endsWith('-all') && ids.length === 0) throw invalid({ id: [messagesOf('trashTasks').noneSelected] });
  switch (intent) {
    case 'ask':
      return { question: { count: ids.length, ids } };
    case 'ask-all':
      return { question: { count: await countTrash(em), ids: [] } };
    case 'restore':
      return { outcome: { verb: 'restored', ...finished(await restoreWallpapers(em, store, ids)) } };
    case 'restore-all':
      return { outcome: { verb: 'restored', ...begun(await restoreTrash(em, store)) } };
    case 'delete':
      return { outcome: { verb: 'deleted', ...finished(await deleteForGood(em, store, ids)) } };
    case 'delete-all':
      return { outcome: { verb: 'deleted', ...begun(await emptyTrash(em, store)) } };
  }
}
