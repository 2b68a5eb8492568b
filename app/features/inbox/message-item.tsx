import { Badge } from '@radix-ui/themes/components/badge';
import { Link, useFetcher } from '@remix-run/react';
import { type MessageView, messageDeletionPath, replyAddress } from '~/features/contact/messages.view';
import type { FormResult } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { InPlaceLink } from '~/ui/admin/row-actions';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { AnswerForm } from './answer-form';
import { inboxAnchor, inboxItemPath } from './inbox.view';

/** A mark keeps nothing that was typed, so its action is another one than that of answers. */
const MARK_ACTION = '/admin/messages?index&mark';

type Mark = 'read' | 'unread' | 'answered' | 'unanswered';

interface MessageItemProps {
  message: MessageView;
  /** The page that shows the list; forms return to it. */
  path: string;
  onDelete: (message: MessageView) => void;
  /** Null where answers are not written, as on the Overview. */
  answers: { hasMail: boolean; failure: FormResult | undefined } | null;
}

function MarkForm({ message: { id, subject }, path, as }: Pick<MessageItemProps, 'message' | 'path'> & { as: Mark }) {
  const mark = messagesOf('inbox').mark[as];
  return (
    <Form method="post" action={MARK_ACTION} replace preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={`${path}#${inboxAnchor({ kind: 'message', id })}`} />
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

export function MessageItem({ message, path, onDelete, answers }: MessageItemProps) {
  const { id, email, subject, createdAt, isRead, isAnswered, answer, isAnswerMailed } = message;
  const anchor = inboxAnchor({ kind: 'message', id });
  const { submit } = useFetcher();
  const text = messagesOf('inbox');
  const { mailed } = messagesOf('reportList');
  return (
    <li id={anchor} className={isRead ? 'message' : 'message unread'}>
      <details
        // Opening a message marks it as read; without JavaScript the button does.
        onToggle={(event) => {
          if (event.currentTarget.open && !isRead)
            submit({ intent: 'read', id }, { method: 'post', action: MARK_ACTION });
        }}
      >
        <summary>
          <span className="message-subject">{subject}</span>{' '}
          {!isRead && (
            <Badge color="gray" className="state">
              {text.state.unread}
            </Badge>
          )}{' '}
          {isAnswered && (
            <Badge color="gray" variant="outline" className="state">
              {text.state.answered}
            </Badge>
          )}{' '}
          <span className="message-from">
            {email}, <SiteTime at={createdAt} />
          </span>
        </summary>
        <p className="message-text">{message.message}</p>
        {answer && (
          <div className="report-events">
            {text.state.answered}
            {isAnswerMailed && ` (${mailed})`}
            <blockquote>{answer}</blockquote>
          </div>
        )}
      </details>
      <div className="message-actions">
        <MarkForm message={message} path={path} as={isRead ? 'unread' : 'read'} />{' '}
        <MarkForm message={message} path={path} as={isAnswered ? 'unanswered' : 'answered'} />{' '}
        {answers?.hasMail ? null : answers ? (
          <a href={replyAddress(message)} aria-label={text.replyNamed(email, subject)}>
            {text.reply}
          </a>
        ) : (
          <Link to={inboxItemPath({ kind: 'message', id })} aria-label={text.replyNamed(email, subject)}>
            {text.reply}
          </Link>
        )}{' '}
        <InPlaceLink
          to={messageDeletionPath(id, path)}
          aria-label={text.deleteNamed(subject)}
          onOpen={() => onDelete(message)}
        >
          {text.delete}
        </InPlaceLink>
      </div>
      {answers?.hasMail && (
        <AnswerForm
          // An answer that was sent is not unsaved.
          key={String(isAnswered)}
          {...{ id, intent: 'reply', next: `${path}#${anchor}`, label: text.words, template: '', isMailed: true }}
          failure={answers.failure}
          name={subject}
        />
      )}
    </li>
  );
}

export function MarkAllRead({ unread, newest, path }: { unread: number; newest: number | null; path: string }) {
  if (unread === 0 || newest === null) return null;
  return (
    <Form method="post" action={MARK_ACTION} replace preventScrollReset>
      <input type="hidden" name="newest" value={newest} />
      <input type="hidden" name="next" value={path} />
      <Button type="submit" name="intent" value="read-all">
        {messagesOf('inbox').markAllRead}
      </Button>
    </Form>
  );
}
