import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { messagesCsv } from '~/features/contact/messages.queries.server';
import { messageListPath } from '~/features/contact/messages.view';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminOfPage(request, messageListPath());
  return orPlainError(csvDownload(request, 'messages.csv', messagesCsv(em)));
}
