import { Link } from '@remix-run/react';
import type { ReportView } from '~/features/reports/report.view';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { inboxItemPath } from './inbox.view';

/** A report on the Overview, with the way to its place in the Inbox. */
export function ReportLine({ report: { id, title, reason, createdAt } }: { report: ReportView }) {
  return (
    <li className="message">
      <Link to={inboxItemPath({ kind: 'report', id })}>{messagesOf('inbox').report(title)}</Link>{' '}
      <span className="message-from">
        {messagesOf('reports').short[reason]}, <SiteTime at={createdAt} />
      </span>
    </li>
  );
}
