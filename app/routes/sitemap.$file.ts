import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { openSitemapPart } from '~/features/integrations/discovery/sitemap.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError, streamedDocument } from '~/http/response/document.server';

/** The parts listed in /sitemap.xml. */
export function loader({ request, params: { file = '' } }: LoaderFunctionArgs) {
  const answer = async () => {
    const part = await openSitemapPart(await forkEm(), requestContext().origin, file);
    return streamedDocument(request, part, { type: 'application/xml', maxAge: 3600 });
  };
  return orPlainError(answer());
}
