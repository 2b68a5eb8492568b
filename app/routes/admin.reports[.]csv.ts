import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { reportListPath } from '~/features/reports/report.view';
import { reportLogCsv } from '~/features/reports/reports.queries.server';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

/** The log of decisions. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminOfPage(request, reportListPath());
  return orPlainError(csvDownload(request, 'reports.csv', reportLogCsv(em)));
}
