import { Link } from '@remix-run/react';
import type { Page } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import { MessageList, MessageTools } from './message-list';
import { type MessageView, messageListPath } from './messages.view';

export function MessagesPanel({
  messages,
}: {
  messages: Page<MessageView> & { total: number; unread: number; unanswered: number };
}) {
  const { items, total, unread, unanswered } = messages;
  const text = messagesOf('inbox');
  return (
    <section className="panel" aria-labelledby="messages">
      <div className="panel-head">
        <h2 id="messages">{text.title}</h2>
        {total > 0 && <MessageTools unread={unread} newest={items[0]?.id} path="/admin" />}
      </div>
      {total === 0 ? (
        <p className="panel-lead">{text.none}</p>
      ) : (
        <>
          <p className="panel-lead">
            {unread === 0 ? text.allRead : text.unread(unread)}{' '}
            {unanswered > 0 && (
              <>
                <Link to={messageListPath(0, true)}>{text.unansweredCount(unanswered)}</Link>{' '}
              </>
            )}
            <Link to={messageListPath()}>{text.showAll(total)}</Link>
          </p>
          <MessageList messages={items} path="/admin" />
        </>
      )}
    </section>
  );
}
