import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { type Admin, requireAdminPage } from '~/auth/guards.server';
import { TickedWallpapers } from '~/features/curation/bulk/bulk-edit.schema';
import { readTarget, startDeletingFound } from '~/features/curation/bulk/found-wallpapers.server';
import { NO_TARGET, SelectedWallpapers } from '~/features/curation/bulk/selected-wallpapers';
import { adminListPath, listBehind } from '~/features/curation/list/admin-list.view';
import { nameOrCount } from '~/features/curation/list/delete-dialog';
import { sayFound, TargetInputs, targetSize } from '~/features/curation/list/target';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { restoration, whatDeletingDoes } from '~/features/trash/trash.view';
import type { FormInput } from '~/http/body/form.server';
import type { Flash } from '~/http/response/flash.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { exactCount, formatCount } from '~/messages/numbers';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return { listPath: adminListPath(listBehind(request)) };
}

function report({ deleted, failed }: { deleted: number; failed: number }, undo: Flash['form']): Flash {
  if (failed === 0) {
    const title = deleted === 1 ? 'Wallpaper deleted successfully' : `${formatCount(deleted, 'wallpaper')} deleted`;
    return { kind: 'success', title, form: undo };
  }
  if (deleted + failed === 1)
    return { kind: 'error', title: 'Failed to delete wallpaper', text: 'It is no longer there.' };
  const text = `${formatCount(deleted, 'wallpaper')} deleted, ${exactCount(failed)} failed.`;
  return { kind: 'error', title: 'Some wallpapers could not be deleted', text };
}

export async function action(args: ActionFunctionArgs) {
  const query = listBehind(args.request);
  let asked = NO_TARGET;
  const ask = async ({ em, value: { target } }: FormInput<typeof TickedWallpapers> & Admin) => {
    asked = await readTarget(em, query, target);
    return asked;
  };
  return adminAction(
    args,
    TickedWallpapers,
    async (form) => {
      const { target, intent } = form.value;
      if (intent !== 'delete') return ask(form);
      if ('ids' in target) {
        const { ids } = target;
        const path = adminListPath(query);
        const undo = restoration('Undo', ids, path);
        return redirectWithFlash(path, report(await deleteWallpapers(form.em, fileStore(), ids), undo));
      }
      const found = targetSize((await ask(form)).target);
      // More than somebody was told is another question.
      if (found > target.found) return asked;
      await startDeletingFound(form.em, query);
      const title = `${sayFound(found)} will be deleted in the background`;
      return redirectWithFlash(adminListPath(query), { kind: 'success', title });
    },
    {
      keepsTyped: true,
      onResumed: ask,
      onRefusal: async ({ data: failure, init }) => data({ ...asked, failure }, init ?? undefined),
    },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Delete wallpapers');

export default function DeleteWallpapers() {
  const { listPath } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { selected, target } = answer ?? NO_TARGET;
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  if (selected.length === 0) {
    return (
      <div className="confirm-page">
        <h1>Delete wallpapers</h1>
        <FormAlert id="delete-error" messages={failure?.error?.[''] ?? ['No wallpaper is selected.']} />
        <Link to={listPath}>Back to the list</Link>
      </div>
    );
  }
  return (
    <ConfirmationPage
      question={`Delete ${'found' in target ? sayFound(target.found) : nameOrCount(selected)}?`}
      fields={<TargetInputs target={target} intent="delete" />}
      cancelPath={listPath}
      failure={failure}
    >
      <SelectedWallpapers wallpapers={selected} count={targetSize(target)} />
      <p>{whatDeletingDoes()}</p>
    </ConfirmationPage>
  );
}
