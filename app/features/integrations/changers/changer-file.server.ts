import type { LoaderFunctionArgs } from '@remix-run/node';
import { create as contentDisposition } from 'content-disposition';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { orPlainError } from '~/http/response/document.server';
import { DomainError } from '~/lib/errors';
import { readChangers } from './changers-view.server';
import type { ClientOptions } from './client-options';

interface ChangerFile {
  saveAs: (siteName: string) => string;
  type?: 'text/plain' | 'application/xml';
  write: (options: ClientOptions) => string;
}

async function answer(request: Request, { saveAs, type = 'text/plain', write }: ChangerFile): Promise<Response> {
  const site = { origin: requestContext().origin, siteName: (await siteSettings()).name };
  const { options, errors } = readChangers(new URL(request.url).searchParams, null, site);
  const [wrong] = Object.values(errors);
  if (wrong) throw new DomainError('malformed', wrong);
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': contentDisposition(saveAs(site.siteName)),
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(request.method === 'HEAD' ? null : write(options), { headers });
}

/** Loads a file for a program, with the choices of `/changers` in its address. */
export const changerFile =
  (file: ChangerFile) =>
  ({ request }: LoaderFunctionArgs) =>
    orPlainError(answer(request, file));
