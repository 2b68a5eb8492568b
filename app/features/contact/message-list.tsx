import { Badge } from '@radix-ui/themes/components/badge';
import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { ExportLink } from '~/ui/forms/export-link';
import { type MessageView, messageDeletion, messageDeletionPath, replyAddress } from './messages.view';

interface ItemProps {
  message: MessageView;
  /** The page that shows the list; forms return to it. */
  path: string;
  onDelete: (message: MessageView) => void;
}

const ACTION = '/admin/messages?index';

type Mark = 'read' | 'unread' | 'answered' | 'unanswered';

function MarkForm({ message: { id, subject }, path, as }: Pick<ItemProps, 'message' | 'path'> & { as: Mark }) {
  const mark = messagesOf('inbox').mark[as];
  return (
    <Form method="post" action={ACTION} replace preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={`${path}#message-${id}`} />
      <button
        type="submit"
        name="intent"
        value={as}
        className="link-button"
        aria-label={messagesOf('inbox').markNamed(mark, subject)}
      >
        {mark}
      </button>
    </Form>
  );
}

function Item({ message, path, onDelete }: ItemProps) {
  const { id, email, subject, createdAt, isRead, isAnswered } = message;
  const { submit } = useFetcher();
  const text = messagesOf('inbox');
  return (
    <li id={`message-${id}`} className={isRead ? 'message' : 'message unread'}>
      <details
        // Opening a message marks it as read; without JavaScript the button does.
        onToggle={(event) => {
          if (event.currentTarget.open && !isRead) submit({ intent: 'read', id }, { method: 'post', action: ACTION });
        }}
      >
        <summary>
          <span className="message-subject">{subject}</span>
          {!isRead && (
            <Badge color="gray" className="state">
              {text.state.unread}
            </Badge>
          )}
          {isAnswered && (
            <Badge color="gray" variant="outline" className="state">
              {text.state.answered}
            </Badge>
          )}
          <span className="message-from">
            {email}, <SiteTime at={createdAt} />
          </span>
        </summary>
        <p className="message-text">{message.message}</p>
      </details>
      <div className="message-actions">
        <MarkForm message={message} path={path} as={isRead ? 'unread' : 'read'} />
        <MarkForm message={message} path={path} as={isAnswered ? 'unanswered' : 'answered'} />
        <a href={replyAddress(message)} aria-label={text.replyNamed(email, subject)}>
          {text.reply}
        </a>
        <InPlaceLink
          to={messageDeletionPath(id, path)}
          aria-label={text.deleteNamed(subject)}
          onOpen={() => onDelete(message)}
        >
          {text.delete}
        </InPlaceLink>
      </div>
    </li>
  );
}

export function MessageList({ messages, path }: { messages: MessageView[]; path: string }) {
  const [toDelete, setToDelete] = useState<MessageView | null>(null);
  return (
    <>
      <ul className="messages">
        {messages.map((message) => (
          <Item key={message.id} message={message} path={path} onDelete={setToDelete} />
        ))}
      </ul>
      <ConfirmationDialog
        confirmation={toDelete && { ...messageDeletion(toDelete), action: messageDeletionPath(toDelete.id, path) }}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

export function MessageTools({ unread, newest, path }: { unread: number; newest: number | undefined; path: string }) {
  return (
    <div className="panel-tools">
      {unread > 0 && newest !== undefined && (
        <Form method="post" action={ACTION} replace preventScrollReset>
          <input type="hidden" name="newest" value={newest} />
          <input type="hidden" name="next" value={path} />
          <Button type="submit" name="intent" value="read-all">
            {messagesOf('inbox').markAllRead}
          </Button>
        </Form>
      )}
      <ExportLink path="/admin/messages.csv" name="messages.csv" />
    </div>
  );
}
