import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { listCategories } from '~/features/categories/categories.queries.server';
import { type BulkResult, editWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.commands.server';
import { BulkEdit, TickedWallpapers } from '~/features/wallpapers/admin/bulk/bulk-edit.schema';
import { BulkEditForm } from '~/features/wallpapers/admin/bulk/bulk-edit-form';
import { BulkReport } from '~/features/wallpapers/admin/bulk/bulk-report';
import { listSelected } from '~/features/wallpapers/admin/bulk/selected.queries.server';
import { type SelectedWallpaper, SelectedWallpapers } from '~/features/wallpapers/admin/bulk/selected-wallpapers';
import { adminListPath, listBehind } from '~/features/wallpapers/admin/list/admin-list.view';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { parseForm } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { countOf } from '~/lib/counts';
import listStyles from '~/styles/admin-list.css';
import { FormAlert } from '~/ui/admin/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

const listQuery = (request: Request) => listBehind(new URL(request.url).searchParams);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { query: listQuery(request), categories: await listCategories(em) };
}

export async function action(args: ActionFunctionArgs) {
  let selected: SelectedWallpaper[] = [];
  return adminAction(
    args,
    TickedWallpapers,
    async ({ em, value: { id: ids, intent }, fields }) => {
      selected = await listSelected(em, ids);
      if (intent !== 'change') return { selected };
      const report = await editWallpapers(em, ids, parseForm(BulkEdit, fields));
      const text = sayLeftOut(String(fields.addTags));
      if (report.failures.length > 0) return { selected: stillToDo(selected, report), report, leftOut: text };
      const title =
        report.changed === 1 ? 'Wallpaper updated successfully' : `${countOf(report.changed, 'wallpaper')} updated`;
      return redirectWithFlash(adminListPath(listQuery(args.request)), { kind: 'success', title, text });
    },
    { onRefusal: async ({ data: failure, init }) => data({ selected, failure }, init ?? undefined) },
  );
}

const stillToDo = (selected: SelectedWallpaper[], { failures }: BulkResult) =>
  selected.filter(({ id }) => failures.some((failure) => failure.id === id));

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Edit wallpapers');

export default function EditWallpapers() {
  const { query, categories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const selected = answer?.selected ?? [];
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const back = <Link to={adminListPath(query)}>Back to the list</Link>;
  return (
    <div className="bulk-page">
      <h1>{selected.length > 0 ? `Edit ${countOf(selected.length, 'wallpaper')}` : 'Edit wallpapers'}</h1>
      {answer && 'report' in answer && answer.report && (
        <BulkReport report={answer.report} leftOut={answer.leftOut} query={query} />
      )}
      {selected.length > 0 ? (
        <>
          <SelectedWallpapers wallpapers={selected} />
          <BulkEditForm {...{ query, categories, failure }} ids={selected.map(({ id }) => id)} cancel={back} />
        </>
      ) : (
        <>
          {!(answer && 'report' in answer) && (
            <FormAlert id="bulk-edit-error" messages={failure?.error?.[''] ?? ['No wallpaper is selected.']} />
          )}
          {back}
        </>
      )}
    </div>
  );
}
