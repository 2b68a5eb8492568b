import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { readTabCounts } from '~/features/curation/tab-counts.server';
import { WallpaperTabs } from '~/features/curation/tabs';
import { TriageInput } from '~/features/curation/triage/triage.schema';
import { readTriage, saveTriaged, triageValues } from '~/features/curation/triage/triage.server';
import { pathAfter, pathAt, readTriageQuery, TRIAGE_LISTS, triagePath } from '~/features/curation/triage/triage.view';
import { TriageForm } from '~/features/curation/triage/triage-form';
import { useTriageKeys } from '~/features/curation/triage/triage-keys';
import { deleteWallpaper } from '~/features/trash/trash.commands.server';
import { restoration, trashPicturePath } from '~/features/trash/trash.view';
import { WallpaperThumbnail } from '~/features/wallpapers/wallpaper-thumbnail';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { renditionPath } from '~/images/renditions';
import { isolate } from '~/lib/bidi';
import { openedMarks } from '~/lib/edited-form.server';
import { DomainError } from '~/lib/errors';
import { type FormResult, formKey } from '~/lib/form-result';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import triageStyles from '~/styles/admin/admin-triage.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkRow } from '~/ui/shell/link-row';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: triageStyles }];

const PREVIEW_WIDTH = 1280;

/** The form that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const query = readTriageQuery(new URL(request.url).searchParams);
  const found = await readTriage(em, query);
  return {
    query,
    found,
    opened: found ? openedMarks(triageValues(found.wallpaper)) : '',
    tabs: await readTabCounts(em),
    rules: formRules(TriageInput),
  };
}

export async function action(args: ActionFunctionArgs) {
  const query = readTriageQuery(new URL(args.request.url).searchParams);
  const text = messagesOf('triage');
  return adminAction(
    args,
    TriageInput,
    async ({ em, value, fields }) => {
      const { id, intent } = value;
      const back = pathAt(query, id);
      if (intent === 'delete') {
        await deleteWallpaper(em, fileStore(), id);
        const form = restoration(text.undo, [id], back);
        const title = messagesOf('wallpaperList').delete.deletedOne;
        return redirectWithFlash(pathAfter(query, id), { kind: 'success', title, form });
      }
      const { undo, leftOut } = await saveTriaged(em, value, fields);
      const title = isolate(value.title);
      if (intent === 'undo') return redirectWithFlash(back, { kind: 'success', title: text.undone(title) });
      return redirectWithFlash(pathAfter(query, id, value.suggested), {
        kind: 'success',
        title: text.saved(title),
        text: leftOut,
        form: undo && { path: back, label: text.undo, fields: undo },
      });
    },
    { keepsTyped: true },
  ).catch((error: unknown) => {
    // Another curator deleted it in the meantime.
    const id = query.at;
    if (!(error instanceof DomainError) || error.code !== 'not_found' || id === null) throw error;
    return redirectWithFlash(pathAfter(query, id), { kind: 'error', title: text.gone });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('triage').title);

export default function Triage() {
  const { query, found, opened, tabs, rules } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  useTriageKeys();
  const text = messagesOf('triage');
  const { only, done } = query;
  const isDraft = found?.wallpaper.draft !== undefined;
  return (
    <div className="triage">
      <div className="admin-head">
        <h1>{text.title}</h1>
        <WallpaperTabs current="incomplete" counts={tabs} />
        {found && <p className="triage-place">{text.place(done + 1, done + found.left)}</p>}
      </div>
      <LinkRow
        label={text.lists}
        kind="chips"
        choices={TRIAGE_LISTS.map((list) => ({
          label: text.only[list],
          to: triagePath({ only: list }),
          isCurrent: list === only,
        }))}
      />
      {found ? (
        <div className="triage-page">
          <div className="triage-picture">
            {isDraft ? (
              <img
                src={trashPicturePath(found.id)}
                alt=""
                width={found.wallpaper.width}
                height={found.wallpaper.height}
                className="form-picture"
              />
            ) : (
              <WallpaperThumbnail wallpaper={found.wallpaper} sizes="(min-width: 1024px) 60vw, 100vw" />
            )}
            <p>
              <Link to={editPath(found.id)}>{text.allFields}</Link>
              {!isDraft && <Link to={wallpaperPath(found.id)}>{messagesOf('wallpaperEdit').aside.view}</Link>}
            </p>
          </div>
          <TriageForm
            key={failure ? `refused ${formKey(failure, '')}` : found.id}
            {...{ query, opened, failure, rules }}
            {...found}
          />
          {found.next && (
            <link
              rel="prefetch"
              as="image"
              href={
                isDraft
                  ? trashPicturePath(found.next.id)
                  : renditionPath(found.next.fileKey, Math.min(PREVIEW_WIDTH, found.next.width), 'webp')
              }
            />
          )}
        </div>
      ) : (
        <p ref={done > 0 ? focusOn : undefined} tabIndex={-1} className="empty">
          {done > 0 ? text.allDone : text.none}
        </p>
      )}
    </div>
  );
}
