import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { inboxCsv } from '~/features/inbox/inbox.queries.server';
import { inboxPath } from '~/features/inbox/inbox.view';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminOfPage(request, inboxPath());
  return orPlainError(csvDownload(request, 'messages.csv', inboxCsv(em)));
}
