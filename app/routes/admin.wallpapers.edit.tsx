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
import { editWallpapers } from '~/features/curation/bulk/bulk-edit.commands.server';
import { BulkEdit, BulkSelection } from '~/features/curation/bulk/bulk-edit.schema';
import { BulkEditForm } from '~/features/curation/bulk/bulk-edit-form';
import { BulkReport } from '~/features/curation/bulk/bulk-report';
import { readAsked, readTarget, startEditingFound } from '~/features/curation/bulk/found-wallpapers.server';
import { NO_TARGET, SelectedWallpapers } from '~/features/curation/bulk/selected-wallpapers';
import { newEdit } from '~/features/curation/bulk/undo-edit.server';
import { undoForm } from '~/features/curation/bulk/undo-form';
import { adminListPath, listBehind, selectedPath } from '~/features/curation/list/admin-list.view';
import { sayFound, saySize, targetSize } from '~/features/curation/list/target';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import { type FormInput, parseForm } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { keptForm } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import listStyles from '~/styles/admin/admin-list.css';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const [categories, asked] = await Promise.all([listCategories(em), readAsked(em, request.url)]);
  return { query: listBehind(request.url), categories, asked };
}

export async function action(args: ActionFunctionArgs) {
  let about = NO_TARGET;
  const query = listBehind(args.request.url);
  const showTarget = async ({ em, value: { target } }: FormInput<typeof BulkSelection> & Admin) => {
    about = await readTarget(em, query, target);
    return about;
  };
  return adminAction(
    args,
    BulkSelection,
    async (form) => {
      const { em, value, fields } = form;
      const { target, intent } = value;
      const text = sayLeftOut(String(fields.addTags));
      const { selected } = await showTarget(form);
      if ('found' in target) {
        const found = targetSize(about.target);
        // If the filter finds more now than the page showed, ask again.
        if (intent !== 'change' || found > target.found) return about;
        const undo = await newEdit(em, found);
        await startEditingFound(em, query, parseForm(BulkEdit, fields), undo);
        const title = messagesOf('wallpaperList').edit.inBackground(sayFound(found));
        return redirectWithFlash(adminListPath(query), { kind: 'success', title, text, form: undoForm(query, undo) });
      }
      if (intent !== 'change') return about;
      const change = parseForm(BulkEdit, fields);
      const undo = await newEdit(em, target.ids.length);
      const report = await editWallpapers(em, target.ids, change, undo);
      if (report.failures.length > 0) {
        const failed = selected.filter(({ id }) => report.failures.some((failure) => failure.id === id));
        const failure = keptForm(Object.entries(fields));
        return { selected: failed, target: { ids: failed.map(({ id }) => id) }, report, failure, undo, leftOut: text };
      }
      const { updated } = messagesOf('wallpaperList').edit;
      const title = report.changed === 1 ? messagesOf('wallpaperForm').updated : updated(report.changed);
      return redirectWithFlash(adminListPath(query), { kind: 'success', title, text, form: undoForm(query, undo) });
    },
    {
      keepsTyped: true,
      onResumed: showTarget,
      onRefusal: async ({ data: failure, init }) => data({ ...about, failure }, init ?? undefined),
    },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('wallpaperList').edit.title);

export default function EditWallpapers() {
  const { query, categories, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { selected, target } = answer ?? asked;
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const { edit: text, selection } = messagesOf('wallpaperList');
  // The list opens with the remaining wallpapers selected.
  const back = <Link to={selectedPath(query, 'ids' in target ? target.ids : 'found')}>{selection.back}</Link>;
  return (
    <div className="bulk-page">
      <h1>{selected.length > 0 ? text.some(saySize(target)) : text.title}</h1>
      {answer && 'report' in answer && answer.report && (
        <BulkReport report={answer.report} leftOut={answer.leftOut} query={query} undo={answer.undo} />
      )}
      {selected.length > 0 ? (
        <>
          <SelectedWallpapers wallpapers={selected} count={targetSize(target)} />
          <BulkEditForm {...{ target, query, categories, failure }} cancel={back} />
        </>
      ) : (
        <>
          {!(answer && 'report' in answer) && (
            <FormAlert id="bulk-edit-error" messages={failure?.error?.[''] ?? [selection.none]} />
          )}
          {back}
        </>
      )}
    </div>
  );
}
