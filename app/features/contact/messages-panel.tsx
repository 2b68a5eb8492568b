import { Link } from '@remix-run/react';
import { exactCount } from '~/lib/counts';
import type { Page } from '~/lib/paging';
import { MessageList, MessageTools } from './message-list';
import { type MessageView, messageListPath } from './messages.view';

export function MessagesPanel({
  messages,
}: {
  messages: Page<MessageView> & { total: number; unread: number; unanswered: number };
}) {
  const { items, total, unread, unanswered } = messages;
  return (
    <section className="panel" aria-labelledby="messages">
      <div className="panel-head">
        <h2 id="messages">Messages</h2>
        {total > 0 && <MessageTools unread={unread} newest={items[0]?.id} path="/admin" />}
      </div>
      {total === 0 ? (
        <p className="panel-lead">What visitors send with the contact form appears here.</p>
      ) : (
        <>
          <p className="panel-lead">
            {unread === 0 ? 'All read.' : `${exactCount(unread)} unread.`}{' '}
            {unanswered > 0 && (
              <>
                <Link to={messageListPath(0, true)}>{exactCount(unanswered)} unanswered</Link>{' '}
              </>
            )}
            <Link to={messageListPath()}>Show all {total > 1 && exactCount(total)}</Link>
          </p>
          <MessageList messages={items} path="/admin" />
        </>
      )}
    </section>
  );
}
