import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { messagesCsv } from '~/features/contact/messages.queries.server';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return orPlainError(csvDownload(request, 'messages.csv', messagesCsv(em)));
}
