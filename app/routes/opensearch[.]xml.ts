import type { LoaderFunctionArgs } from '@remix-run/node';
import { writeOpenSearch } from '~/features/publishing/descriptions';
import { textDocument } from '~/http/document.server';
import { requestContext } from '~/http/request-context.server';
import { env } from '~/lib/env.server';

export function loader({ request }: LoaderFunctionArgs) {
  const site = { name: env.SITE_NAME, origin: requestContext().origin };
  return textDocument(request, writeOpenSearch(site), {
    type: 'application/opensearchdescription+xml',
    maxAge: 3600,
  });
}
