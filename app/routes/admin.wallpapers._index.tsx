import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { AdminList } from '~/features/curation/admin-list';
import { updateWallpaper } from '~/features/curation/edit/update-wallpaper.server';
import { countIncomplete, listForAdmin, listOtherDevices } from '~/features/curation/list/admin-list.queries.server';
import {
  ADMIN_PAGE_SIZE,
  adminListPath,
  readAdminListQuery,
  readSelected,
  rowPath,
} from '~/features/curation/list/admin-list.view';
import { AdminListFilter } from '~/features/curation/list/admin-list-filter';
import { EmptyAdminList } from '~/features/curation/list/admin-list-pages';
import { IncompleteLists } from '~/features/curation/list/incomplete-lists';
import { readTabCounts } from '~/features/curation/tab-counts.server';
import { WallpaperTabs } from '~/features/curation/tabs';
import { NewSet } from '~/features/sets/set.schema';
import { MAX_VERSIONS, proposalsPath, saySetMade } from '~/features/sets/set.view';
import { makeSet } from '~/features/sets/sets.commands.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { TitleChange } from '~/features/wallpapers/wallpaper.schema';
import { wantsJson } from '~/http/response/api.server';
import { parseId, redirectWithFlash } from '~/http/response/page.server';
import { DomainError } from '~/lib/errors';
import type { FormResult } from '~/lib/form-result';
import { readId } from '~/lib/id';
import { messagesOf } from '~/messages/messages';
import gridStyles from '~/styles/admin/admin-grid.css';
import listStyles from '~/styles/admin/admin-list.css';
import { ShortLabel } from '~/ui/admin/bulk-bar';
import { ButtonLink } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { answerOrKeepTyped } from '~/ui/forms/keep-typed';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: listStyles },
  { rel: 'stylesheet', href: gridStyles },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const address = new URL(request.url).searchParams;
  const query = readAdminListQuery(address);
  const { sort, offset, after, before, ...filter } = query;
  const [page, categories, otherDevices, incomplete, tabs] = await Promise.all([
    listForAdmin(em, filter, sort, { offset, after, before, limit: ADMIN_PAGE_SIZE }),
    listCategories(em),
    listOtherDevices(em),
    countIncomplete(em),
    readTabCounts(em),
  ]);
  const renaming = readId(address.get('rename') ?? undefined);
  return { query, page, categories, otherDevices, incomplete, tabs, selected: readSelected(address), renaming };
}

/** Saves a title that was edited in its row, or makes a set of the selected rows. */
export async function action(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  if (!searchParams.has('rename')) return makeSetOfSelected(args);
  return adminAction(
    args,
    TitleChange,
    async ({ em, value, fields }) => {
      const id = parseId(searchParams.get('rename') ?? undefined);
      await updateWallpaper(em, id, value, fields);
      if (wantsJson(args.request)) return { ok: true };
      const path = rowPath(readAdminListQuery(searchParams), id);
      return redirectWithFlash(path, { kind: 'success', title: messagesOf('wallpaperForm').updated });
    },
    { keepsTyped: true },
  );
}

const makeSetOfSelected = (args: ActionFunctionArgs) =>
  adminAction(args, NewSet, async ({ em, value: { id, found = 0 } }) => {
    if (found > MAX_VERSIONS) throw new DomainError('invalid', messagesOf('setErrors').tooMany(MAX_VERSIONS));
    const made = await makeSet(em, id);
    return redirectWithFlash(
      adminListPath(readAdminListQuery(new URL(args.request.url).searchParams)),
      saySetMade(made),
    );
  });

export const clientAction = (args: ClientActionFunctionArgs) =>
  answerOrKeepTyped(args, messagesOf('wallpaperList').edit.tryLater);

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('wallpaperList').title);

export default function WallpaperTable() {
  const { query, page, categories, otherDevices, incomplete, tabs, selected, renaming } =
    useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('wallpaperList');
  const noSet = failure?.initialValue?.intent === 'set' ? failure : undefined;
  const shown = noSet ? [noSet.initialValue?.id ?? []].flat().map(Number) : selected;
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <WallpaperTabs current="site" counts={tabs} />
        <div className="form-actions">
          <Link to={proposalsPath()}>{messagesOf('curatedSets').proposals.title}</Link>
          <Link to={BULK_PATH} className="wide-only">
            {text.uploadMany}
          </Link>
          <ButtonLink to="/admin/wallpapers/new" look="main">
            <ShortLabel text={text.upload} />
          </ButtonLink>
        </div>
      </div>
      <AdminListFilter {...{ query, categories, otherDevices }} />
      <IncompleteLists query={query} counts={incomplete} page={page} />
      <FormAlert id="set-error" messages={noSet?.error?.['']} />
      {page.items.length > 0 ? (
        // The key clears the selection when the list or its page changes.
        <AdminList
          key={`${adminListPath(query)} ${selected}`}
          {...{ page, query, categories }}
          selected={shown}
          renaming={renaming === null ? null : { id: renaming, failure }}
        />
      ) : (
        <EmptyAdminList query={query} total={page.total} />
      )}
    </>
  );
}
