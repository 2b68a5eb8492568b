import { Link } from '@remix-run/react';
import { adminListPath } from '~/features/curation/list/admin-list.view';
import { inboxPath } from '~/features/inbox/inbox.view';
import { BULK_PATH, batchPath } from '~/features/wallpapers/near-duplicates.view';
import { messagesOf } from '~/messages/messages';
import { MissingFiles } from './maintenance/missing-files';
import type { MissingFile } from './maintenance/missing-files.server';

interface ToDoProps {
  withoutCategory: number;
  withoutDevice: number;
  unanswered: number;
  openReports: number;
  undecided: { count: number; batch: string | null };
  failedJobs: number;
  backupWarning: string | null;
  missing: { total: number; wallpapers: MissingFile[] };
}

/** What waits for the administrator, each with the page where it is done. */
export function ToDo({ undecided, backupWarning, missing, ...counts }: ToDoProps) {
  const text = messagesOf('overview').toDo;
  const { counted, exactCount } = messagesOf('numbers');
  const items = [
    { count: counts.withoutCategory, noun: text.withoutCategory, to: adminListPath({ categoryId: null }) },
    { count: counts.withoutDevice, noun: text.withoutDevice, to: adminListPath({ deviceType: null }) },
    { count: counts.unanswered, noun: text.unanswered, to: inboxPath() },
    { count: counts.openReports, noun: text.reports, to: inboxPath({ show: 'reports' }) },
    { count: undecided.count, noun: text.undecided, to: undecided.batch ? batchPath(undecided.batch) : BULK_PATH },
    { count: counts.failedJobs, noun: text.failedJobs, to: '/admin/site/system#failed-jobs' },
  ].filter(({ count }) => count > 0);
  if (items.length === 0 && !backupWarning && missing.total === 0) return <p className="panel-lead">{text.nothing}</p>;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{text.title}</h2>
      <MissingFiles {...missing} />
      <ul className="to-do">
        {items.map(({ count, noun, to }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{exactCount(count)}</strong> {counted(count, ...noun).slice(exactCount(count).length)}
            </Link>
          </li>
        ))}
        {backupWarning && (
          <li>
            <Link to="/admin/site/system">{backupWarning}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
