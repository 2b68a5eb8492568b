import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeOpenSearch } from '~/features/integrations/discovery/descriptions';
import { requestContext } from '~/http/request/request-context.server';
import { textDocument } from '~/http/response/document.server';
import { env } from '~/lib/env.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  const site = { name: env.SITE_NAME, origin: requestContext().origin };
  return textDocument(request, writeOpenSearch(site), {
    type: 'application/opensearchdescription+xml',
    maxAge: 3600,
  });
}
