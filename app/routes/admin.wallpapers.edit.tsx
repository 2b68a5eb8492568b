import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { type BulkResult, editWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.commands.server';
import { BulkEdit, TickedWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.schema';
import { BulkEditForm } from '~/features/wallpapers/admin/bulk/bulk-edit-form';
import { BulkReport } from '~/features/wallpapers/admin/bulk/bulk-report';
import { listSelected } from '~/features/wallpapers/admin/bulk/selected.queries.server';
import { type SelectedWallpaper, SelectedWallpapers } from '~/features/wallpapers/admin/bulk/selected-wallpapers';
import { adminListPath, listBehind } from '~/features/wallpapers/admin/list/admin-list.view';
import { parseInput, readForm } from '~/http/body/body.server';
import { parseForm } from '~/http/body/form.server';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { flashHeaders } from '~/http/response/flash.server';
import { formFailure, seeOther } from '~/http/response/page.server';
import { countOf } from '~/lib/counts';
import listStyles from '~/styles/admin-list.css';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

export async function loader({ request }: LoaderFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  return { query: listQuery(request), categories: await listCategories(em) };
}

export async function action({ request }: ActionFunctionArgs) {
  const em = await forkEm();
  await requireAdminPage(em, request);
  let typed: Record<string, unknown> = {};
  let picked: SelectedWallpaper[] = [];
  try {
    requireSameOrigin();
    typed = await readForm(request);
    const { id: ids, intent } = parseInput(TickedWallpapers, typed);
    picked = await listSelected(em, ids);
    if (intent !== 'change') return { picked };
    const report = await editWallpapers(em, ids, parseForm(BulkEdit, typed));
    if (report.failures.length > 0) return { picked: stillToDo(picked, report), report };
    const title =
      report.changed === 1 ? 'Wallpaper updated successfully' : `${countOf(report.changed, 'wallpaper')} updated`;
    return seeOther(adminListPath(listQuery(request)), await flashHeaders({ kind: 'success', title }));
  } catch (error) {
    const { data: failure, init } = formFailure(error, typed, 'Please try again later.');
    return data({ picked, failure }, init ?? undefined);
  }
}

const stillToDo = (picked: SelectedWallpaper[], { failures }: BulkResult) =>
  picked.filter(({ id }) => failures.some((failure) => failure.id === id));

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Edit wallpapers');

export default function EditWallpapers() {
  const { query, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const picked = answer?.picked ?? [];
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const back = <Link to={adminListPath(query)}>Back to the list</Link>;
  return (
    <div className="bulk-page">
      <h1>{picked.length > 0 ? `Edit ${countOf(picked.length, 'wallpaper')}` : 'Edit wallpapers'}</h1>
      {answer && 'report' in answer && answer.report && <BulkReport report={answer.report} query={query} />}
      {picked.length > 0 ? (
        <>
          <SelectedWallpapers wallpapers={picked} />
          <BulkEditForm {...{ query, categories, failure }} ids={picked.map(({ id }) => id)} cancel={back} />
        </>
      ) : (
        <>
          {!(answer && 'report' in answer) && (
            <FormAlert id="bulk-edit-error" messages={[failure?.message ?? 'No wallpaper is selected.']} />
          )}
          {back}
        </>
      )}
    </div>
  );
}
