import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { DraftList } from '~/features/curation/draft-list';
import { BULK_DELETE_PATH, BULK_EDIT_PATH } from '~/features/curation/list/admin-list.view';
import { readTabCounts } from '~/features/curation/tab-counts.server';
import { WallpaperTabs } from '~/features/curation/tabs';
import { DRAFTS_PAGE_SIZE, draftsPath, draftsSearch, SHOWN } from '~/features/drafts/draft.view';
import { listDrafts } from '~/features/drafts/drafts.queries.server';
import { DraftsRequest, DraftsSearch } from '~/features/drafts/drafts.schema';
import { answerDraftsRequest } from '~/features/drafts/drafts-requests.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { listCategories } from '~/features/taxonomy/categories/categories.queries.server';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { redirectWithFlash, seeOther } from '~/http/response/page.server';
import type { FormResult } from '~/lib/form-result';
import { parseOffset } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import draftsStyles from '~/styles/admin/admin-drafts.css';
import formStyles from '~/styles/admin/admin-forms.css';
import { ListPages } from '~/ui/admin/list-pages';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';
import { LinkRow } from '~/ui/shell/link-row';

export const links = stylesheets(formStyles, draftsStyles);

function readQuery({ url }: Request) {
  const search = new URL(url).searchParams;
  return { ...DraftsSearch.parse(Object.fromEntries(search)), offset: parseOffset(search.get('offset')) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const query = readQuery(request);
  const { timeZone } = await readSiteSettings(em);
  const [page, counts, categories] = await Promise.all([
    listDrafts(em, query.show, timeZone, { offset: query.offset, limit: DRAFTS_PAGE_SIZE }),
    readTabCounts(em),
    listCategories(em),
  ]);
  return { page, counts, categories, query, timeZone };
}

export async function action(args: ActionFunctionArgs) {
  const { show, offset } = readQuery(args.request);
  return adminAction(args, DraftsRequest, async ({ em, value }) => {
    const answer = await answerDraftsRequest(em, fileStore(), value);
    if (typeof answer !== 'string') return redirectWithFlash(draftsPath({ show, offset }), answer);
    const path = answer === 'edit' ? BULK_EDIT_PATH : BULK_DELETE_PATH;
    return seeOther(withQuery(path, { list: draftsSearch(show, offset), select: value.id.join(',') }));
  });
}

/** The fields of a plan are nothing that could be lost. */
export const handle = { guardsItself: true };

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('drafts').title);

export default function Drafts() {
  const { page, counts, categories, query, timeZone } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('drafts');
  const all = counts.drafts + counts.planned;
  const total = { all, ...counts }[query.show];
  const labels = {
    all: text.show.all,
    drafts: text.show.drafts(counts.drafts),
    planned: text.show.planned(counts.planned),
  };
  const pages = (
    <ListPages
      offset={query.offset}
      pageSize={DRAFTS_PAGE_SIZE}
      shown={page.items.length}
      total={total}
      hasMore={page.hasMore}
      noun={text.noun}
      pathAt={(offset) => draftsPath({ ...query, offset })}
      empty={all > 0 ? text.noneShown : text.none}
    />
  );
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <WallpaperTabs current="drafts" counts={counts} />
        <Link to={BULK_PATH}>{text.upload}</Link>
      </div>
      <FormAlert id="drafts-error" messages={failure?.error?.['']} />
      {all > 0 && (
        <div className="drafts-head">
          <p>{text.lead(timeZone)}</p>
          <LinkRow
            label={text.show.label}
            kind="chips"
            choices={SHOWN.map((show) => ({
              label: labels[show],
              to: draftsPath({ show }),
              isCurrent: show === query.show,
            }))}
          />
        </div>
      )}
      {page.items.length > 0 ? (
        <DraftList rows={page.items} {...{ query, categories, timeZone, failure, pages }} />
      ) : (
        pages
      )}
    </>
  );
}
