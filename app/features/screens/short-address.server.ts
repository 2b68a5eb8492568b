import { redirectTo } from '~/http/response/page.server';
import { screenQuery } from './screen-query';

/** Forms send every field, blank ones too. @throws a redirect to the address that says the same with less */
export function requireShortAddress(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  const query = screenQuery(searchParams).toString();
  if (query !== searchParams.toString()) throw redirectTo(query ? `${pathname}?${query}` : pathname);
}
