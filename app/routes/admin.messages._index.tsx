import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { adminAction, readAdminForm } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { markMessages } from '~/features/contact/messages.commands.server';
import { MessageMark } from '~/features/contact/messages.schema';
import { countInbox, listInbox } from '~/features/inbox/inbox.queries.server';
import { INBOX_FILTERS, INBOX_PAGE_SIZE, inboxPath, readInboxQuery } from '~/features/inbox/inbox.view';
import { actOnInbox, InboxAct } from '~/features/inbox/inbox-act.server';
import { InboxList } from '~/features/inbox/inbox-list';
import { MarkAllRead } from '~/features/inbox/message-item';
import { mailSettings } from '~/features/site/mail-settings.server';
import { safePath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import formStyles from '~/styles/admin/admin-forms.css';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { Pager } from '~/ui/admin/list-pages';
import { ExportLink } from '~/ui/forms/export-link';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';
import { LinkRow } from '~/ui/shell/link-row';

export const links = stylesheets(overviewStyles, formStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const query = readInboxQuery(new URL(request.url).searchParams);
  const [page, counts, mail] = await Promise.all([
    listInbox(em, query, INBOX_PAGE_SIZE),
    countInbox(em),
    mailSettings(em),
  ]);
  return { ...page, counts, query, hasMail: mail !== null };
}

export async function action(args: ActionFunctionArgs) {
  return new URL(args.request.url).searchParams.has('mark') ? mark(args) : answer(args);
}

/** A script sends no `next` and stays on the page. */
async function mark(args: ActionFunctionArgs) {
  const { em, value, fields } = await readAdminForm(args, MessageMark);
  await markMessages(em, value);
  return typeof fields.next === 'string' ? seeOther(safePath(fields.next, inboxPath())) : null;
}

async function answer(args: ActionFunctionArgs) {
  return adminAction(
    args,
    InboxAct,
    async ({ em, value, fields }) => {
      await actOnInbox(em, fileStore(), value);
      return seeOther(safePath(String(fields.next), inboxPath()));
    },
    { unexpected: messagesOf('reportList').failed, keepsTyped: true },
  );
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

export default function Inbox() {
  const { items, previous, next, counts, query, hasMail } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('inbox');
  const { counted } = messagesOf('numbers');
  const controls = messagesOf('adminControls');
  const { show } = query;
  const total = counts[show];
  const path = inboxPath(query);
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <LinkRow
          label={text.show}
          kind="switch"
          choices={INBOX_FILTERS.map((name) => ({
            label: text.filters[name](counts[name]),
            to: inboxPath({ show: name }),
            isCurrent: name === show,
          }))}
        />
        <div className="panel-tools">
          <MarkAllRead unread={counts.unread} newest={counts.newest} path={path} />{' '}
          <ExportLink path="/admin/messages.csv" name="messages.csv" />
        </div>
      </div>
      <FormAlert id="inbox-error" messages={failure?.error?.['']} />
      {total === 0 ? (
        <p className="empty">{counts.all === 0 ? text.none : text.noneShown[show]}</p>
      ) : (
        <Pager
          summary={counted(total, ...text.nouns[show])}
          links={[
            { label: controls.previous, to: previous !== null && inboxPath({ show, before: previous }), rel: 'prev' },
            { label: controls.next, to: next !== null && inboxPath({ show, after: next }), rel: 'next' },
          ]}
        />
      )}
      {items.length > 0 && <InboxList items={items} path={path} answers={{ hasMail, failure }} />}
    </>
  );
}
