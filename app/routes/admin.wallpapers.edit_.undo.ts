import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { UndoRequest, undoEdit } from '~/features/curation/bulk/undo-edit.server';
import { undoForm } from '~/features/curation/bulk/undo-form';
import { adminListPath, listBehind } from '~/features/curation/list/admin-list.view';
import { redirectWithFlash, seeOther } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';

/** Nothing links here: only the button in a message posts to it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return seeOther(adminListPath(listBehind(request.url)));
}

export async function action(args: ActionFunctionArgs) {
  const query = listBehind(args.request.url);
  const path = adminListPath(query);
  let edit: string | null = null;
  return adminAction(
    args,
    UndoRequest,
    async ({ em, value }) => {
      edit = value.edit;
      const { undone, changed, isInBackground } = await undoEdit(em, edit);
      const text = messagesOf('wallpaperList').edit.undo;
      const title = isInBackground ? text.inBackground(undone) : text.done(undone);
      if (changed === 0) return redirectWithFlash(path, { kind: 'success', title });
      return redirectWithFlash(path, { kind: 'error', title, text: text.changed(changed) });
    },
    {
      onRefusal: async ({ data }) => {
        const title = messagesOf('wallpaperList').edit.failed;
        return redirectWithFlash(path, {
          kind: 'error',
          title,
          text: data.error?.['']?.[0],
          form: undoForm(query, edit),
        });
      },
    },
  );
}
