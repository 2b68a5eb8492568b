import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { InboxSwitch } from '~/features/reports/inbox-switch';
import { REPORTS_PER_PAGE, reportListPath } from '~/features/reports/report.view';
import { ReportAct } from '~/features/reports/report-act.server';
import { ReportList } from '~/features/reports/report-list';
import { actOnReport } from '~/features/reports/reports.commands.server';
import { countReports, listReports } from '~/features/reports/reports.queries.server';
import { mailSettings } from '~/features/site/mail-settings.server';
import { safePath } from '~/http/request/safe-redirect';
import { seeOther } from '~/http/response/page.server';
import type { FormResult } from '~/lib/form-result';
import { parseOffset } from '~/lib/paging';
import { messagesOf } from '~/messages/messages';
import { fileStore } from '~/storage/store.server';
import formStyles from '~/styles/admin/admin-forms.css';
import overviewStyles from '~/styles/admin/admin-overview.css';
import { ListPages } from '~/ui/admin/list-pages';
import { ExportLink } from '~/ui/forms/export-link';
import { FormAlert } from '~/ui/forms/form-alert';
import { adminMeta } from '~/ui/pages/admin-meta';

export const links: LinksFunction = () => [overviewStyles, formStyles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const page = { offset: parseOffset(new URL(request.url).searchParams.get('offset')), limit: REPORTS_PER_PAGE };
  const [reports, counts] = await Promise.all([listReports(em, page), countReports(em)]);
  return { ...reports, ...counts, hasMail: (await mailSettings(em)) !== null };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    ReportAct,
    async ({ em, value, fields }) => {
      await actOnReport(em, fileStore(), value, { isMailed: (await mailSettings(em)) !== null });
      return seeOther(safePath(String(fields.next), reportListPath()));
    },
    { unexpected: messagesOf('reportList').failed, keepsTyped: true },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('reportList').title);

export default function Reports() {
  const { items, offset, hasMore, total, open, hasMail } = useLoaderData<typeof loader>();
  const failure = useActionData<FormResult>();
  const text = messagesOf('reportList');
  return (
    <>
      <div className="admin-head">
        <h1>{text.title}</h1>
        <InboxSwitch current="reports" />
        {open > 0 && <span className="field-hint">{text.open(open)}</span>}
        <ExportLink path="/admin/reports.csv" name="reports.csv" />
      </div>
      <ListPages
        offset={offset}
        pageSize={REPORTS_PER_PAGE}
        shown={items.length}
        total={total}
        hasMore={hasMore}
        noun={text.noun}
        pathAt={reportListPath}
        empty={text.none}
      />
      <FormAlert id="report-error" messages={failure?.error?.['']} />
      {items.length > 0 && <ReportList {...{ reports: items, hasMail, failure, path: reportListPath(offset) }} />}
    </>
  );
}
