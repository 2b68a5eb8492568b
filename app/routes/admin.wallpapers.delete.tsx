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
import { BulkSelection } from '~/features/curation/bulk/bulk-edit.schema';
import { readAsked, readTarget, startDeletingFound } from '~/features/curation/bulk/found-wallpapers.server';
import { NO_TARGET, SelectedWallpapers } from '~/features/curation/bulk/selected-wallpapers';
import { adminListPath, listBehind } from '~/features/curation/list/admin-list.view';
import { nameOrCount } from '~/features/curation/list/delete-dialog';
import { sayFound, TargetInputs, targetSize } from '~/features/curation/list/target';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { restoration, whatDeletingDoes } from '~/features/trash/trash.view';
import type { FormInput } from '~/http/body/form.server';
import type { Flash } from '~/http/response/flash.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import { ConfirmationPage } from '~/ui/admin/confirmation';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { listPath: adminListPath(listBehind(request.url)), asked: await readAsked(em, request.url) };
}

function report({ deleted, failed }: { deleted: number; failed: number }, undo: Flash['form']): Flash {
  const text = messagesOf('wallpaperList').delete;
  if (failed === 0) {
    return { kind: 'success', title: deleted === 1 ? text.deletedOne : text.deleted(deleted), form: undo };
  }
  if (deleted + failed === 1) return { kind: 'error', title: text.failedOne, text: text.failedOneReason };
  return { kind: 'error', title: text.failedSome, text: text.report(deleted, failed) };
}

export async function action(args: ActionFunctionArgs) {
  const query = listBehind(args.request.url);
  let asked = NO_TARGET;
  const ask = async ({ em, value: { target } }: FormInput<typeof BulkSelection> & Admin) => {
    asked = await readTarget(em, query, target);
    return asked;
  };
  return adminAction(
    args,
    BulkSelection,
    async (form) => {
      const { target, intent } = form.value;
      if (intent !== 'delete') return ask(form);
      if ('ids' in target) {
        const { ids } = target;
        const path = adminListPath(query);
        const undo = restoration(messagesOf('wallpaperList').delete.undo, ids, path);
        return redirectWithFlash(path, report(await deleteWallpapers(form.em, fileStore(), ids), undo));
      }
      const found = targetSize((await ask(form)).target);
      // If the filter finds more now than the page showed, ask again.
      if (found > target.found) return asked;
      await startDeletingFound(form.em, query);
      const title = messagesOf('wallpaperList').delete.inBackground(sayFound(found));
      return redirectWithFlash(adminListPath(query), { kind: 'success', title });
    },
    {
      keepsTyped: true,
      onResumed: ask,
      onRefusal: async ({ data: failure, init }) => data({ ...asked, failure }, init ?? undefined),
    },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('wallpaperList').delete.title);

export default function DeleteWallpapers() {
  const { listPath, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { selected, target } = answer ?? asked;
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const { delete: text, selection } = messagesOf('wallpaperList');
  if (selected.length === 0) {
    return (
      <div className="confirm-page">
        <h1>{text.title}</h1>
        <FormAlert id="delete-error" messages={failure?.error?.[''] ?? [selection.none]} />
        <Link to={listPath}>{selection.back}</Link>
      </div>
    );
  }
  return (
    <ConfirmationPage
      question={text.question('found' in target ? sayFound(target.found) : nameOrCount(selected))}
      fields={<TargetInputs target={target} intent="delete" />}
      cancelPath={listPath}
      failure={failure}
    >
      <SelectedWallpapers wallpapers={selected} count={targetSize(target)} />
      <p>{whatDeletingDoes()}</p>
    </ConfirmationPage>
  );
}
