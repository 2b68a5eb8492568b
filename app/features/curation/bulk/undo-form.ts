import { type AdminListQuery, pathBesideList, UNDO_EDIT_PATH } from '~/features/curation/list/admin-list.view';
import { messagesOf } from '~/messages/messages';

/** The button in the message about a bulk edit. */
export const undoForm = (query: AdminListQuery, edit: string | null) =>
  edit === null
    ? undefined
    : {
        path: pathBesideList(UNDO_EDIT_PATH, query),
        label: messagesOf('wallpaperList').delete.undo,
        fields: { edit },
      };
