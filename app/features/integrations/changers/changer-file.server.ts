import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import { DomainError } from '~/lib/errors';
import { readChangers } from './changers-view.server';
import type { Wish } from './wish';

/** A file for a program, with the choices of `/changers` in its address. @throws malformed */
export async function changerFile(search: URLSearchParams, write: (wish: Wish) => string) {
  const site = { origin: requestContext().origin, siteName: (await siteSettings()).name };
  const { wish, errors } = readChangers(search, null, site);
  const [wrong] = Object.values(errors);
  if (wrong) throw new DomainError('malformed', wrong);
  return { body: write(wish), siteName: site.siteName };
}
