import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { TickedWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.schema';
import { TickedInputs } from '~/features/wallpapers/admin/bulk/bulk-inputs';
import { listSelected } from '~/features/wallpapers/admin/bulk/selected.queries.server';
import { SelectedWallpapers } from '~/features/wallpapers/admin/bulk/selected-wallpapers';
import { adminListPath, listBehind } from '~/features/wallpapers/admin/list/admin-list.view';
import { nameOrCount } from '~/features/wallpapers/admin/list/delete-dialog';
import { deleteWallpapers } from '~/features/wallpapers/trash/trash.commands.server';
import { WHAT_DELETING_DOES } from '~/features/wallpapers/trash/trash.view';
import { parseInput, readForm } from '~/http/body/body.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { type Flash, flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { fileStore } from '~/images/storage/store.server';
import { countOf, exactCount } from '~/lib/counts';
import listStyles from '~/styles/admin-list.css';
import { buttonProps } from '~/ui/forms/button-props';
import { FormAlert } from '~/ui/forms/form-alert';
import { SubmitButton } from '~/ui/forms/submit-button';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listPath = (request: Request) => adminListPath(listBehind(new URL(request.url).searchParams));

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(await forkEm(), request);
  return { listPath: listPath(request) };
}

function report({ deleted, failed }: { deleted: number; failed: number }): Flash {
  if (failed === 0) {
    const title = deleted === 1 ? 'Wallpaper deleted successfully' : `${countOf(deleted, 'wallpaper')} deleted`;
    return { kind: 'success', title };
  }
  if (deleted + failed === 1)
    return { kind: 'error', title: 'Failed to delete wallpaper', text: 'It is no longer there.' };
  const text = `${countOf(deleted, 'wallpaper')} deleted, ${exactCount(failed)} failed.`;
  return { kind: 'error', title: 'Some wallpapers could not be deleted', text };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  try {
    requireSameOrigin();
    const { id: ids, intent } = parseInput(TickedWallpapers, await readForm(request));
    if (intent !== 'delete') return { picked: await listSelected(em, ids) };
    const outcome = await deleteWallpapers(em, fileStore(), ids);
    return seeOther(listPath(request), await flashHeaders(report(outcome)));
  } catch (error) {
    return formFailure(error, {}, 'Please try again later.');
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Delete wallpapers');

export default function DeleteWallpapers() {
  const { listPath } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const picked = answer && 'picked' in answer ? answer.picked : [];
  const message = answer && 'message' in answer ? answer.message : 'No wallpaper is selected.';
  if (picked.length === 0) {
    return (
      <div className="confirm-page">
        <h1>Delete wallpapers</h1>
        <FormAlert id="delete-error" messages={[message]} />
        <Link to={listPath}>Back to the list</Link>
      </div>
    );
  }
  return (
    <Form method="post" className="confirm-page">
      <h1>Delete {nameOrCount(picked)}?</h1>
      <SelectedWallpapers wallpapers={picked} />
      <p>{WHAT_DELETING_DOES}</p>
      <TickedInputs ids={picked.map(({ id }) => id)} intent="delete" />
      <div className="form-actions">
        <Link to={listPath} {...buttonProps('quiet')}>
          Cancel
        </Link>
        <SubmitButton look="danger" busy="Deleting…">
          Delete
        </SubmitButton>
      </div>
    </Form>
  );
}
