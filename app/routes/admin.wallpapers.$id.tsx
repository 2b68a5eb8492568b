import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useRef } from 'react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { forkEm } from '~/db/orm.server';
import { guessAsked, saveEdit } from '~/features/curation/edit/complete.server';
import { DraftAside } from '~/features/curation/edit/draft-aside';
import { EditRequest } from '~/features/curation/edit/edit.schema';
import { EditAside, Neighbours } from '~/features/curation/edit/edit-aside';
import { type EditFailure, EditForm } from '~/features/curation/edit/edit-form';
import { BLANK, editValues, pointValues } from '~/features/curation/edit/edit-values';
import { FocalForm } from '~/features/curation/edit/focal-form';
import { PictureForm } from '~/features/curation/edit/picture-form';
import { listAuthors } from '~/features/curation/edit/suggested-tags.queries.server';
import { TrashedWallpaper } from '~/features/curation/edit/trashed-wallpaper';
import { neighboursInList } from '~/features/curation/list/admin-list.queries.server';
import {
  type AdminListQuery,
  adminListPath,
  askedField,
  listBehind,
  pathBesideList,
  rowPath,
} from '~/features/curation/list/admin-list.view';
import { findDraftNeighbours } from '~/features/drafts/drafts.queries.server';
import { setPathOf } from '~/features/sets/set.view';
import { SetForm } from '~/features/sets/set-form';
import { setValues } from '~/features/sets/sets.commands.server';
import { listAllVersions } from '~/features/sets/sets.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { restoreWallpapers } from '~/features/trash/trash.commands.server';
import { findTrashed } from '~/features/trash/trash.queries.server';
import { pictureValues } from '~/features/uploads/replace-picture.server';
import { findPublished, findWallpaperOrDraft } from '~/features/wallpapers/load-wallpapers.queries.server';
import { WallpaperEdit } from '~/features/wallpapers/wallpaper.schema';
import type { WallpaperDetail } from '~/features/wallpapers/wallpaper.view';
import { formRules } from '~/http/body/form.server';
import { parseId, redirectWithFlash, seeOther } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { openedMarks } from '~/lib/edited-form.server';
import { env } from '~/lib/env.server';
import { DomainError, notFound } from '~/lib/errors';
import { formKey } from '~/lib/form-result';
import { readId } from '~/lib/id';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import listStyles from '~/styles/admin/admin-list.css';
import setStyles from '~/styles/admin/admin-sets.css';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';
import { stylesheets } from '~/ui/pages/stylesheets';

/** As many as a list to choose from may have. */
const MAX_AUTHORS = 50;

export const links = stylesheets(listStyles, setStyles);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const id = parseId(params.id);
  const wallpaper = await findWallpaperOrDraft(em, id);
  const query = listOf(listBehind(request.url), wallpaper?.draft !== undefined);
  const trashed = wallpaper ? null : await findTrashed(em, id);
  if (!wallpaper && !trashed) {
    // A draft has another id since it was published.
    const published = await findPublished(em, id);
    throw published ? seeOther(editPath(published.id)) : notFound();
  }
  const [categories, neighbours, versions, authors, { timeZone }] = await Promise.all([
    listCategories(em),
    wallpaper?.draft ? findDraftNeighbours(em, id) : neighboursInList(em, query, id),
    wallpaper?.set ? listAllVersions(em, wallpaper.set.id) : [],
    listAuthors(em, MAX_AUTHORS),
    readSiteSettings(em),
  ]);
  const asked = askedField(query);
  const guessed = wallpaper ? await guessAsked(em, asked, wallpaper, categories) : { guesses: {}, suggested: [] };
  return {
    wallpaper,
    trashed,
    asked,
    authors,
    ...guessed,
    categories,
    neighbours,
    versions,
    query,
    timeZone,
    maxUploadMb: env.MAX_UPLOAD_MB,
    rules: formRules(WallpaperEdit),
    opened: openedMarks(editValues(wallpaper ?? BLANK)),
    openedPicture: wallpaper ? openedMarks(pictureValues(wallpaper)) : '',
    openedSet: openedMarks(setValues(versions)),
    openedPoint: wallpaper ? openedMarks(pointValues(wallpaper)) : '',
  };
}

/** A draft is in the list of drafts, wherever its page was opened. */
const listOf = (query: AdminListQuery, isDraft: boolean): AdminListQuery =>
  isDraft ? { ...query, drafts: query.drafts ?? 'all' } : query;

/** A conflict, unlike not_found, shows the form with what was typed. */
function conflictIfDeleted(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found')
    throw new DomainError('conflict', messagesOf('wallpaperEdit').gone.error);
  throw error;
}

export async function action(args: ActionFunctionArgs) {
  const query = listBehind(args.request.url);
  return adminAction(
    args,
    EditRequest,
    async ({ em, value, fields }) => {
      const id = parseId(args.params.id);
      if (fields.restore === 'yes') await restoreWallpapers(em, fileStore(), [id]);
      const { isDraft, undo, leftOut: text } = await saveEdit(em, id, value, fields).catch(conflictIfDeleted);
      const list = listOf(query, isDraft);
      const own = pathBesideList(editPath(id), list);
      if (value.intent === 'undo') {
        const title = messagesOf('wallpaperEdit').undone(isolate(value.title));
        return redirectWithFlash(own, { kind: 'success', title });
      }
      const next = readId(String(fields.next));
      return redirectWithFlash(next ? pathBesideList(editPath(next), list) : rowPath(list, id), {
        kind: 'success',
        title: messagesOf('wallpaperForm').updated,
        text,
        form: undo && { path: own, label: messagesOf('wallpaperEdit').undo, fields: undo },
      });
    },
    {
      keepsTyped: true,
      onRefusal: async ({ data: failure, init }) => {
        if (init?.status !== 409 || failure.stored) return data(failure as EditFailure, init ?? undefined);
        const isTrashed = await findTrashed(await forkEm(), parseId(args.params.id));
        const deleted = isTrashed ? ('trash' as const) : ('gone' as const);
        return data({ ...failure, deleted }, init);
      },
    },
  );
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  answerOrKeepTyped(args, messagesOf('wallpaperEdit').tryLater);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  adminMeta(matches, messagesOf('wallpaperEdit').title((data?.wallpaper ?? data?.trashed)?.title));

function cancelPath(wallpaper: Pick<WallpaperDetail, 'id' | 'draft'> | null, query: AdminListQuery): string {
  return wallpaper ? rowPath(query, wallpaper.id) : adminListPath(query);
}

export default function EditWallpaper() {
  const {
    wallpaper,
    trashed,
    categories,
    neighbours,
    versions,
    query,
    timeZone,
    maxUploadMb,
    rules,
    opened,
    openedPicture,
    openedPoint,
    openedSet,
    asked,
    guesses,
    suggested,
    authors,
  } = useLoaderData<typeof loader>();
  const failure = useActionData<EditFailure>();
  const lastField = useRef('');
  if (trashed && !failure) return <TrashedWallpaper trashed={trashed} query={query} />;
  const edited = wallpaper ?? { ...BLANK, title: trashed?.title ?? '' };
  return (
    <div className="form-page">
      <div className="edit-head">
        <h1>
          <LinkedText
            text={messagesOf('wallpaperEdit').heading}
            links={[() => <bdi key="title">{edited.title}</bdi>]}
          />
        </h1>
        <Neighbours neighbours={neighbours} query={query} />
      </div>
      {wallpaper?.draft && <DraftAside {...{ wallpaper, timeZone }} query={query} />}
      {wallpaper && !wallpaper.draft && <EditAside wallpaper={wallpaper} query={query} />}
      <EditForm
        // A new wallpaper, picture or version resets the form. A refused form keeps what was typed.
        key={failure ? `refused ${formKey(failure, '')}` : `${wallpaper?.id} ${wallpaper?.version}`}
        {...{ wallpaper: edited, failure, rules, opened, categories, lastField, asked, guesses, suggested, authors }}
        next={neighbours.next}
        cancelPath={cancelPath(wallpaper, query)}
      />
      {wallpaper?.set && (
        <section aria-labelledby="versions">
          <h2 id="versions">{messagesOf('sets').heading}</h2>
          <SetForm
            action={pathBesideList(setPathOf(wallpaper.id), query)}
            current={wallpaper.id}
            versions={versions}
            opened={openedSet}
          />
        </section>
      )}
      {wallpaper && !wallpaper.draft && <FocalForm {...{ wallpaper, query }} opened={openedPoint} />}
      {wallpaper && !wallpaper.draft && (
        <PictureForm key={wallpaper.fileKey} {...{ wallpaper, query, maxUploadMb }} opened={openedPicture} />
      )}
    </div>
  );
}
