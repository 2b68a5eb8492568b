import type { LoaderFunctionArgs } from '@remix-run/node';
import { create as contentDisposition } from 'content-disposition';
import { toFileName } from '~/features/downloads/file-name';
import { readChangers } from '~/features/integrations/changers/changers-view.server';
import { windowsTheme } from '~/features/integrations/changers/scripts';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError } from '~/http/response/document.server';
import { DomainError } from '~/lib/errors';

/** A Windows theme that shows the pictures of a feed. */
export function loader({ request }: LoaderFunctionArgs) {
  return orPlainError(answer(request));
}

async function answer(request: Request): Promise<Response> {
  const site = { origin: requestContext().origin, siteName: (await siteSettings()).name };
  const { wish, errors } = readChangers(new URL(request.url).searchParams, null, site);
  const [wrong] = Object.values(errors);
  if (wrong) throw new DomainError('malformed', wrong);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Disposition': contentDisposition(`${toFileName(site.siteName)}.theme`),
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(request.method === 'HEAD' ? null : windowsTheme(wish), { headers });
}
