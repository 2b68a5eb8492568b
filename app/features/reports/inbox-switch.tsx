import { messageListPath } from '~/features/contact/messages.view';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import { reportListPath } from './report.view';

/** What the administrator's inbox shows. */
export function InboxSwitch({ current }: { current: 'all' | 'unanswered' | 'reports' }) {
  const text = messagesOf('inbox');
  return (
    <LinkRow
      label={text.show}
      kind="switch"
      choices={[
        { label: text.title, to: messageListPath(), isCurrent: current === 'all' },
        { label: text.unanswered, to: messageListPath(0, true), isCurrent: current === 'unanswered' },
        { label: messagesOf('reportList').title, to: reportListPath(), isCurrent: current === 'reports' },
      ]}
    />
  );
}
