import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAdminOfPage } from '~/auth/guards.server';
import { unsubscribeLinks } from '~/features/newsletter/letter-links.server';
import { subscribersCsv } from '~/features/newsletter/subscribers.queries.server';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { csvDownload } from '~/http/response/csv.server';
import { orPlainError } from '~/http/response/document.server';

/** /api/subscribers?format=csv for browsers: without a session it leads to the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminOfPage(request, '/admin/subscribers');
  const linkOf = await unsubscribeLinks(em, (await readSiteSettings(em)).siteUrl ?? requestContext().origin);
  return orPlainError(csvDownload(request, 'subscribers.csv', subscribersCsv(em, linkOf)));
}
