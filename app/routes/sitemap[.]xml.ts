import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { openSitemap } from '~/features/integrations/discovery/sitemap.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError, streamedDocument } from '~/http/response/document.server';

export const facts = { cache: {} };

export function loader({ request }: LoaderFunctionArgs) {
  const answer = async () => {
    const sitemap = await openSitemap(await forkEm(), requestContext().origin);
    return streamedDocument(request, sitemap, { type: 'application/xml', maxAge: 3600 });
  };
  return orPlainError(answer());
}
