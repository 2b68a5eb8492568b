import { useState } from 'react';
import { type MessageView, messageDeletion, messageDeletionPath } from '~/features/contact/messages.view';
import type { FormResult } from '~/lib/form-result';
import { ConfirmationDialog } from '~/ui/admin/confirmation';
import type { InboxItem } from './inbox.view';
import { MessageItem } from './message-item';
import { ReportItem } from './report-item';
import { ReportLine } from './report-line';

interface InboxListProps {
  items: InboxItem[];
  /** The page that shows the list. */
  path: string;
  /** Null on the Overview, which leads to the Inbox for answers and decisions. */
  answers: { hasMail: boolean; failure: FormResult | undefined } | null;
}

export function InboxList({ items, path, answers }: InboxListProps) {
  const [toDelete, setToDelete] = useState<MessageView | null>(null);
  return (
    <>
      <ul className="messages">
        {items.map((item) => {
          const key = `${item.kind} ${item.id}`;
          if (item.kind === 'message')
            return <MessageItem key={key} message={item.message} {...{ path, answers }} onDelete={setToDelete} />;
          if (!answers) return <ReportLine key={key} report={item.report} />;
          return <ReportItem key={key} report={item.report} path={path} {...answers} />;
        })}
      </ul>
      <ConfirmationDialog
        confirmation={toDelete && { ...messageDeletion(toDelete), action: messageDeletionPath(toDelete.id, path) }}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
