import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import type { InboxCounts } from './inbox.queries.server';
import { type InboxItem, inboxPath } from './inbox.view';
import { InboxList } from './inbox-list';
import { MarkAllRead } from './message-item';

/** The newest of the Inbox, on the Overview. */
export function InboxPanel({ items, counts }: { items: InboxItem[]; counts: InboxCounts }) {
  const text = messagesOf('inbox');
  const { all, open, unread, newest } = counts;
  return (
    <section className="panel" aria-labelledby="inbox">
      <div className="panel-head">
        <h2 id="inbox">{text.title}</h2> <MarkAllRead {...{ unread, newest }} path="/admin" />
      </div>
      {all === 0 ? (
        <p className="panel-lead">{text.none}</p>
      ) : (
        <>
          <p className="panel-lead">
            {unread === 0 ? text.allRead : text.unread(unread)}{' '}
            {open > 0 && (
              <>
                <Link to={inboxPath()}>{text.openCount(open)}</Link>{' '}
              </>
            )}
            <Link to={inboxPath({ show: 'all' })}>{text.showAll(all)}</Link>
          </p>
          <InboxList items={items} path="/admin" answers={null} />
        </>
      )}
    </section>
  );
}
