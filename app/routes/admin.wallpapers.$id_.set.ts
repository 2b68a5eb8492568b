import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { listBehind, pathBesideList } from '~/features/curation/list/admin-list.view';
import { SetChange } from '~/features/sets/set.schema';
import { VERSIONS } from '~/features/sets/set.view';
import { changeSet } from '~/features/sets/sets.commands.server';
import { parseId, redirectWithFlash, seeOther } from '~/http/response/page.server';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';

const pageOf = ({ request, params }: LoaderFunctionArgs) =>
  pathBesideList(editPath(parseId(params.id)), listBehind(request.url)) + VERSIONS;

/** Only the form on the page of a wallpaper posts here. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdminPage(args.request);
  return seeOther(pageOf(args));
}

export async function action(args: ActionFunctionArgs) {
  const text = messagesOf('curatedSets');
  return adminAction(
    args,
    SetChange,
    async ({ em, value }) => {
      await changeSet(em, parseId(args.params.id), value);
      return redirectWithFlash(pageOf(args), {
        kind: 'success',
        title: value.leave === undefined ? text.saved : text.left,
      });
    },
    {
      onRefusal: ({ data: { error } }) =>
        redirectWithFlash(pageOf(args), { kind: 'error', title: text.failed, text: error?.['']?.[0] }),
    },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  answerOrKeepTyped(args, messagesOf('wallpaperEdit').tryLater);
