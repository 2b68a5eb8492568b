import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { readChangers } from './changers-view.server';
import type { ClientOptions } from './client-options';

/** A file for a program, with the choices of `/changers` in its address. @throws malformed */
export async function changerFile(search: URLSearchParams, write: (options: ClientOptions) => string) {
  const site = { origin: requestContext().origin, siteName: (await siteSettings()).name };
  const { options, errors } = readChangers(search, null, site);
  const [wrong] = Object.values(errors);
  if (wrong) throw new DomainError('malformed', wrong);
  return { body: write(options), siteName: site.siteName };
}
