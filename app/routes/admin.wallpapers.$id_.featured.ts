import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { setFeatured } from '~/features/curation/bulk/bulk-edit.commands.server';
import { FeaturedChange } from '~/features/curation/bulk/bulk-edit.schema';
import { listBehind, rowPath } from '~/features/curation/list/admin-list.view';
import { wantsJson } from '~/http/response/api.server';
import { parseId, redirectWithFlash, seeOther } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';

/** A conflict, so that the list shows it: this address has no error page. */
const deletedConflict = () => new DomainError('conflict', messagesOf('wallpaperList').edit.deleted);

/** Nothing links here: only the buttons of the list post to it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return seeOther(rowPath(listBehind(request.url), parseId(params.id)));
}

export async function action(args: ActionFunctionArgs) {
  const { request, params } = args;
  const listPath = () => rowPath(listBehind(request.url), parseId(params.id));
  return adminAction(
    args,
    FeaturedChange,
    async ({ em, value: { featured } }) => {
      if (!(await setFeatured(em, parseId(params.id), featured))) throw deletedConflict();
      return wantsJson(request) ? { ok: true } : seeOther(listPath());
    },
    {
      onRefusal: async (refusal) => {
        if (wantsJson(request)) return refusal;
        const text = refusal.data.error?.['']?.[0];
        return redirectWithFlash(listPath(), { kind: 'error', title: messagesOf('wallpaperForm').updateFailed, text });
      },
    },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  answerOrKeepTyped(args, messagesOf('wallpaperList').edit.tryLater);
