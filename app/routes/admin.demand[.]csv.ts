import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { demandCsv } from '~/features/demand/demand.queries.server';
import { readPeriod } from '~/features/demand/demand.schema';
import { demandPath } from '~/features/demand/demand.view';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

/** One row a day. */
export async function loader({ request }: LoaderFunctionArgs) {
  const days = readPeriod(request);
  const { em } = await requireAdminOfPage(request, demandPath(days));
  return orPlainError(csvDownload(request, 'demand.csv', demandCsv(em, days)));
}
