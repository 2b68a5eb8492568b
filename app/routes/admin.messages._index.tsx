import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { readAdminForm } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { MessageList, MessageTools } from '~/features/contact/message-list';
import { actOnMessages } from '~/features/contact/messages.commands.server';
import { listMessages } from '~/features/contact/messages.queries.server';
import { MessageAct } from '~/features/contact/messages.schema';
import { MESSAGES_PER_PAGE, messageListPath } from '~/features/contact/messages.view';
import { InboxSwitch } from '~/features/reports/inbox-switch';
import { safePath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import { parseOffset } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ListPages } from '~/ui/admin/list-pages';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const search = new URL(request.url).searchParams;
  const isUnanswered = search.get('show') === 'unanswered';
  const page = { offset: parseOffset(search.get('offset')), limit: MESSAGES_PER_PAGE };
  return { ...(await listMessages(em, page, { isUnanswered })), isUnanswered };
}

/** Marks messages. A script sends no `next` and stays on the page. */
export async function action(args: ActionFunctionArgs) {
  const { em, value, fields } = await readAdminForm(args, MessageAct);
  await actOnMessages(em, value);
  return typeof fields.next === 'string' ? seeOther(safePath(fields.next, messageListPath())) : null;
}

/** When a script fails to mark an opened message, nothing is shown: the message can be read all the same. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const isScript = !(await request.clone().formData()).has('next');
  try {
    return await serverAction();
  } catch (error) {
    if (!isScript) throw error;
    // The status keeps the router from reloading the page.
    return Response.json(null, { status: 503 });
  }
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('inbox').title);

export default function Messages() {
  const { items, offset, hasMore, total, unread, isUnanswered } = useLoaderData<typeof loader>();
  const pathAt = (from: number) => messageListPath(from, isUnanswered);
  const path = pathAt(offset);
  const text = messagesOf('inbox');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <InboxSwitch current={isUnanswered ? 'unanswered' : 'all'} />
        <MessageTools unread={unread} newest={items[0]?.id} path={path} />
      </div>
      <ListPages
        offset={offset}
        pageSize={MESSAGES_PER_PAGE}
        shown={items.length}
        total={total}
        hasMore={hasMore}
        noun={text.noun}
        pathAt={pathAt}
        empty={isUnanswered ? text.allAnswered : text.none}
      />
      {items.length > 0 && <MessageList messages={items} path={path} />}
    </>
  );
}
