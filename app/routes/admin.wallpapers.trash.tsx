import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigate } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { readTabCounts } from '~/features/curation/tab-counts.server';
import { WallpaperTabs } from '~/features/curation/tabs';
import { listTrash } from '~/features/trash/trash.queries.server';
import { TrashRequest } from '~/features/trash/trash.schema';
import { purgePath, TRASH_DAYS, TRASH_PAGE_SIZE, trashPath } from '~/features/trash/trash.view';
import { answerTrashRequest } from '~/features/trash/trash-requests.server';
import { TrashTable } from '~/features/trash/trash-table';
import { safePath } from '~/http/request/safe-redirect';
import { redirectWithFlash } from '~/http/response/page.server';
import { readId } from '~/lib/id';
import { parseOffset } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import trashStyles from '~/styles/admin/admin-trash.css';
import { ConfirmationDialog, ConfirmationPage } from '~/ui/admin/confirmation';
import { Pager } from '~/ui/admin/list-pages';
import { useHydrated } from '~/ui/browser/hydrated';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: trashStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const search = new URL(request.url).searchParams;
  const id = readId(search.get('id') ?? undefined);
  const page = await listTrash(em, { offset: parseOffset(search.get('offset')), limit: TRASH_PAGE_SIZE }, id);
  const select = search.get('select') === 'all' ? ('all' as const) : null;
  return { page, query: { offset: page.offset, id, select }, tabs: await readTabCounts(em) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, TrashRequest, async ({ em, value }) => {
    const answer = await answerTrashRequest(em, fileStore(), value);
    if ('question' in answer) return answer;
    const { done, failed, verb, isInBackground } = answer.outcome;
    const text = messagesOf('trash');
    const said = text[verb === 'restored' ? 'restore' : 'delete'];
    const title = isInBackground ? said.inBackground(done) : said.done(done);
    const back = safePath(value.next, trashPath());
    if (failed === 0) return redirectWithFlash(back, { kind: 'success', title });
    const missing = text.notInTrash(failed);
    return redirectWithFlash(back, { kind: 'error', ...(done === 0 ? { title: missing } : { title, text: missing }) });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('trash').title);

function Question({ count, ids }: { count: number; ids: number[] }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const text = messagesOf('trash').delete;
  const confirmation = {
    question: text.question(count),
    consequence: text.consequence,
    verb: text.button,
    failed: text.someFailed,
    fields: (
      <>
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="intent" value={ids.length > 0 ? 'delete' : 'delete-all'} />
      </>
    ),
  };
  if (!isHydrated) return <ConfirmationPage as="h2" {...confirmation} cancelPath={trashPath()} />;
  const cancel = () => navigate(trashPath(), { preventScrollReset: true });
  return <ConfirmationDialog confirmation={confirmation} cancelPath={trashPath()} onClose={cancel} />;
}

export default function Trash() {
  const { page, query, tabs } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const question = answer && 'question' in answer ? answer.question : undefined;
  const failure = answer && 'error' in answer ? answer : undefined;
  const text = messagesOf('trash');
  const pages = (
    <Pager
      label={text.pages.label}
      links={[
        { label: text.pages.first, to: (page.offset > 0 || query.id !== null) && trashPath() },
        {
          label: text.pages.next,
          to: page.hasMore && trashPath({ offset: page.offset + TRASH_PAGE_SIZE }),
          rel: 'next',
        },
      ]}
    />
  );
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <WallpaperTabs current="trash" counts={tabs} />
      </div>
      <FormAlert id="trash-error" messages={failure?.error?.['']} />
      {question && <Question {...question} />}
      <Form method="post" className="trash-head">
        <p>
          <LinkedText text={text.lead(TRASH_DAYS)} links={[(rest) => <span className="label-end">{rest}</span>]} />
        </p>
        {tabs.inTrash > 0 && (
          <div className="form-actions">
            <Button type="submit" name="intent" value="restore-all">
              {text.restore.all}
            </Button>
            <Button type="submit" name="intent" value="ask-all">
              {text.delete.all}
            </Button>
          </div>
        )}
      </Form>
      {page.items.length > 0 ? (
        <TrashTable rows={page.items} {...{ query, pages }} />
      ) : (
        <>
          <p className="empty">{text.empty}</p>
          {pages}
        </>
      )}
      <p className="trash-purge">
        <Link to={purgePath}>{text.purge.link}</Link>
      </p>
    </>
  );
}
