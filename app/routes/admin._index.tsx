import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { countUndecided } from '~/features/files/upload-outcomes.queries.server';
import { countInbox, listInbox } from '~/features/inbox/inbox.queries.server';
import { NEWEST_IN_INBOX } from '~/features/inbox/inbox.view';
import { InboxPanel } from '~/features/inbox/inbox-panel';
import { countWallpapers } from '~/features/lists/counts/device-counts.queries.server';
import { listMissingFiles } from '~/features/operations/maintenance/missing-files.server';
import { readSetup } from '~/features/operations/setup/setup.queries.server';
import { SetupList } from '~/features/operations/setup/setup-list';
import { backupToDo, readLastBackups } from '~/features/operations/system/last-backup.server';
import { countJobs } from '~/features/operations/system/system.queries.server';
import { ToDo } from '~/features/operations/to-do';
import { MissedSearches } from '~/features/searches/missed-searches';
import { makeAlias } from '~/features/searches/missed-searches.commands.server';
import { AliasInput } from '~/features/searches/missed-searches.schema';
import { readMissedSearches } from '~/features/searches/read-missed-searches.server';
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
import { redirectWithFlash } from '~/http/response/page.server';
import { isolate } from '~/lib/bidi';
import { messagesOf } from '~/messages/messages';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ButtonLink } from '~/ui/forms/button';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: overviewStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const isLately = new URL(request.url).searchParams.get('popular') === '30';
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
    missed,
  ] = await Promise.all([
    readAnalytics(em),
    readTrends(em),
    isLately && listPopularLately(em),
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
    readMissedSearches(em),
  ]);
  return {
    analytics,
    trends,
    popular: lately || analytics.popularWallpapers,
    isLately,
    setup,
    chart: drawChart(days),
    inbox: { items: inbox.items, counts: inboxCounts },
    missed,
    toDo: {
      withoutCategory,
      withoutDevice,
      unanswered: inboxCounts.unanswered,
      openReports: inboxCounts.openReports,
      undecided,
      failedJobs: jobs.failed,
      backupWarning: backupToDo(backups),
      missing,
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(args, AliasInput, async ({ em, value }) => {
    const { name } = await makeAlias(em, value.words, value.into);
    const title = messagesOf('missedSearches').done(isolate(value.words), isolate(name));
    return redirectWithFlash('/admin', { kind: 'success', title });
  });
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('overview').title);

export default function Overview() {
  const { analytics, trends, popular, isLately, setup, chart, inbox, missed, toDo } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const text = messagesOf('overview');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <div className="form-actions">
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
        <PopularWallpapers wallpapers={popular} isLately={isLately} />
        <TopTags tags={analytics.topTags} />
        <MissedSearches missed={missed} failure={failure} />
      </div>
    </>
  );
}
