import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeOpenSearch } from '~/features/integrations/discovery/descriptions';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { textDocument } from '~/http/response/document.server';

export const facts = { cache: {} };

export async function loader({ request }: LoaderFunctionArgs) {
  const site = { name: (await siteSettings()).name, origin: requestContext().origin };
  return textDocument(request, writeOpenSearch(site), {
    type: 'application/opensearchdescription+xml',
    maxAge: 3600,
  });
}
