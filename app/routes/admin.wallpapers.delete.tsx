import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { TickedWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.schema';
import { readFound, startDeletingFound } from '~/features/wallpapers/admin/bulk/found-wallpapers.server';
import { listSelected } from '~/features/wallpapers/admin/bulk/selected.queries.server';
import { type SelectedWallpaper, SelectedWallpapers } from '~/features/wallpapers/admin/bulk/selected-wallpapers';
import { sayFound, sizeOf, type Target, TargetInputs } from '~/features/wallpapers/admin/bulk/target';
import { adminListPath, listBehind } from '~/features/wallpapers/admin/list/admin-list.view';
import { nameOrCount } from '~/features/wallpapers/admin/list/delete-dialog';
import { deleteWallpapers } from '~/features/wallpapers/trash/trash.commands.server';
import { restoration, WHAT_DELETING_DOES } from '~/features/wallpapers/trash/trash.view';
import type { Flash } from '~/http/response/flash.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { countOf, exactCount } from '~/lib/counts';
import listStyles from '~/styles/admin/admin-list.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { FormAlert } from '~/ui/admin/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listPath = (request: Request) => adminListPath(listBehind(new URL(request.url).searchParams));

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return { listPath: listPath(request) };
}

function report({ deleted, failed }: { deleted: number; failed: number }, undo: Flash['form']): Flash {
  if (failed === 0) {
    const title = deleted === 1 ? 'Wallpaper deleted successfully' : `${countOf(deleted, 'wallpaper')} deleted`;
    return { kind: 'success', title, form: undo };
  }
  if (deleted + failed === 1)
    return { kind: 'error', title: 'Failed to delete wallpaper', text: 'It is no longer there.' };
  const text = `${countOf(deleted, 'wallpaper')} deleted, ${exactCount(failed)} failed.`;
  return { kind: 'error', title: 'Some wallpapers could not be deleted', text };
}

const question = (selected: SelectedWallpaper[], target: Target = { ids: selected.map(({ id }) => id) }) => ({
  selected,
  target,
});

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, TickedWallpapers, async ({ em, value: { target, intent } }) => {
    if ('ids' in target) {
      const { ids } = target;
      if (intent !== 'delete') return question(await listSelected(em, ids));
      const path = listPath(args.request);
      const undo = restoration('Undo', ids, path);
      return redirectWithFlash(path, report(await deleteWallpapers(em, fileStore(), ids), undo));
    }
    const query = listBehind(new URL(args.request.url).searchParams);
    const { selected, found } = await readFound(em, query);
    // More than somebody was told is another question.
    if (intent !== 'delete' || found > target.found) return question(selected, { found });
    await startDeletingFound(em, query);
    const title = `${sayFound(found)} will be deleted in the background`;
    return redirectWithFlash(listPath(args.request), { kind: 'success', title });
  });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Delete wallpapers');

export default function DeleteWallpapers() {
  const { listPath } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { selected, target } = answer && 'selected' in answer ? answer : question([]);
  const messages = (answer && 'error' in answer && answer.error?.['']) || ['No wallpaper is selected.'];
  if (selected.length === 0) {
    return (
      <div className="confirm-page">
        <h1>Delete wallpapers</h1>
        <FormAlert id="delete-error" messages={messages} />
        <Link to={listPath}>Back to the list</Link>
      </div>
    );
  }
  return (
    <ConfirmationPage
      question={`Delete ${'found' in target ? sayFound(target.found) : nameOrCount(selected)}?`}
      fields={<TargetInputs target={target} intent="delete" />}
      cancelPath={listPath}
    >
      <SelectedWallpapers wallpapers={selected} count={sizeOf(target)} />
      <p>{WHAT_DELETING_DOES}</p>
    </ConfirmationPage>
  );
}
