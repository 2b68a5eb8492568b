import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { setFeatured } from '~/features/wallpapers/admin/bulk/bulk-edit.commands.server';
import { FeaturedChange } from '~/features/wallpapers/admin/bulk/bulk-edit.schema';
import { adminListPath, listBehind, rowPath } from '~/features/wallpapers/admin/list/admin-list.view';
import { parseInput, readForm } from '~/http/body/body.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { wantsJson } from '~/http/response/api.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, parseId, seeOther } from '~/http/response/page.server';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

/** Only the buttons of the list lead here. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(await forkEm(), request);
  return seeOther(adminListPath(listQuery(request)));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  const id = parseId(params.id);
  const list = rowPath(listQuery(request), id);
  try {
    requireSameOrigin();
    const { featured } = parseInput(FeaturedChange, await readForm(request));
    await setFeatured(em, id, featured);
  } catch (error) {
    const failure = formFailure(error, {}, 'Please try again later.');
    if (wantsJson(request)) return failure;
    const { message } = failure.data;
    return seeOther(list, await flashHeaders({ kind: 'error', title: 'Failed to update wallpaper', text: message }));
  }
  return wantsJson(request) ? { ok: true } : seeOther(list);
}

export const clientAction = (args: ClientActionFunctionArgs) => answerOrKeepTyped(args, 'Please try again later.');
