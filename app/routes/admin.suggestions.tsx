import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { readAdminForm } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { SuggestionDecision } from '~/features/suggestions/suggestion.schema';
import { SUGGESTIONS_PER_PAGE, suggestionListPath } from '~/features/suggestions/suggestion.view';
import { SuggestionList } from '~/features/suggestions/suggestion-list';
import { countSuggestions } from '~/features/suggestions/suggestions.queries.server';
import { decideSuggestions, listSuggestions } from '~/features/suggestions/suggestions.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { readId } from '~/lib/id';
import { parseOffset } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ListPages } from '~/ui/admin/list-pages';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [overviewStyles, formStyles].map((href) => ({ rel: 'stylesheet', href }));

function readList(request: Request) {
  const { searchParams } = new URL(request.url);
  const wallpaper = readId(searchParams.get('wallpaper') ?? undefined);
  return { wallpaper, offset: parseOffset(searchParams.get('offset')) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { wallpaper, offset } = readList(request);
  const [page, total] = await Promise.all([
    listSuggestions(em, wallpaper, { offset, limit: SUGGESTIONS_PER_PAGE }),
    countSuggestions(em, wallpaper),
  ]);
  return { ...page, total, wallpaper };
}

export async function action(args: ActionFunctionArgs) {
  const { em, value } = await readAdminForm(args, SuggestionDecision);
  const { kind, count } = await decideSuggestions(em, value);
  const { wallpaper, offset } = readList(args.request);
  // The next ones move up to where these were.
  const path = suggestionListPath({ wallpaper, offset: (await countSuggestions(em, wallpaper)) > offset ? offset : 0 });
  const { decided, noneDecided } = messagesOf('suggestions');
  return redirectWithFlash(
    path,
    count > 0 ? { kind: 'success', title: decided[kind](count) } : { kind: 'error', ...noneDecided },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('suggestions').title);

export default function Suggestions() {
  const { items, offset, hasMore, total, wallpaper } = useLoaderData<typeof loader>();
  const text = messagesOf('suggestions');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        {wallpaper !== null && <Link to={suggestionListPath()}>{text.all}</Link>}
      </div>
      <p className="panel-lead">{text.lead}</p>
      <ListPages
        offset={offset}
        pageSize={SUGGESTIONS_PER_PAGE}
        shown={items.length}
        total={total}
        hasMore={hasMore}
        noun={text.noun}
        pathAt={(to) => suggestionListPath({ wallpaper, offset: to })}
        empty={text.none}
      />
      {items.length > 0 && <SuggestionList suggestions={items} />}
    </>
  );
}
