import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { demandPath } from '~/features/demand/demand.view';
import { countUndecided } from '~/features/files/upload-outcomes.queries.server';
import { countInbox, listInbox } from '~/features/inbox/inbox.queries.server';
import { NEWEST_IN_INBOX } from '~/features/inbox/inbox.view';
import { InboxPanel } from '~/features/inbox/inbox-panel';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { DOWNLOAD_WINDOWS } from '~/features/lists/resolve/sort-orders';
import { listMissingFiles } from '~/features/operations/maintenance/missing-files.server';
import { readSetup } from '~/features/operations/setup/setup.queries.server';
import { SetupList } from '~/features/operations/setup/setup-list';
import { backupToDo, readLastBackups } from '~/features/operations/system/last-backup.server';
import { countJobs } from '~/features/operations/system/system.queries.server';
import { ToDo } from '~/features/operations/to-do';
import {
  listPopularLately,
  readAnalytics,
  readDownloadDays,
  readTrends,
} from '~/features/statistics/analytics.queries.server';
import { drawChart } from '~/features/statistics/download-bars.server';
import { DownloadsPerDay } from '~/features/statistics/download-chart';
import { PopularWallpapers, TopTags } from '~/features/statistics/rankings';
import { Totals } from '~/features/statistics/totals';
import { countSuggestions } from '~/features/suggestions/suggestions.queries.server';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ButtonLink } from '~/ui/forms/button';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const popular = new URL(request.url).searchParams.get('popular');
  const window = DOWNLOAD_WINDOWS.find((days) => String(days) === popular) ?? null;
  const [
    analytics,
    trends,
    lately,
    days,
    inbox,
    inboxCounts,
    missing,
    undecided,
    jobs,
    backups,
    withoutDevice,
    withoutCategory,
    setup,
    suggestions,
  ] = await Promise.all([
    readAnalytics(em),
    readTrends(em),
    window && listPopularLately(em, window),
    readDownloadDays(em),
    listInbox(em, { show: 'all' }, NEWEST_IN_INBOX),
    countInbox(em),
    listMissingFiles(em),
    countUndecided(em),
    countJobs(em),
    readLastBackups(em),
    countWallpapers(em, { deviceType: null, versions: 'all' }),
    countWallpapers(em, { categoryId: null, versions: 'all' }),
    readSetup(em),
    countSuggestions(em),
  ]);
  return {
    analytics,
    trends,
    popular: lately ?? analytics.popularWallpapers,
    window,
    setup,
    chart: drawChart(days),
    inbox: { items: inbox.items, counts: inboxCounts },
    toDo: {
      withoutCategory,
      withoutDevice,
      unanswered: inboxCounts.unanswered,
      openReports: inboxCounts.openReports,
      suggestions,
      undecided,
      failedJobs: jobs.failed,
      backupWarning: backupToDo(backups),
      missing,
    },
  };
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('overview').title);

export default function Overview() {
  const { analytics, trends, popular, window, setup, chart, inbox, toDo } = useLoaderData<typeof loader>();
  const text = messagesOf('overview');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <div className="form-actions">
          <Link to={demandPath()}>{messagesOf('demand').title}</Link>
          <ButtonLink to="/admin/wallpapers/new" look="main">
            {text.upload}
          </ButtonLink>
        </div>
      </div>
      <SetupList setup={setup} />
      <ToDo {...toDo} />
      <Totals analytics={analytics} trends={trends} />
      {analytics.totalWallpapers === 0 && <p className="empty">{text.empty}</p>}
      <div className="panels">
        <DownloadsPerDay chart={chart} />
        <InboxPanel {...inbox} />
        <PopularWallpapers wallpapers={popular} window={window} />
        <TopTags tags={analytics.topTags} />
      </div>
    </>
  );
}
