import { DomainError } from '~/lib/errors';
import { screenQuery } from './screen-query';

/** Forms send every field, blank ones too. @throws moved, to the address that says the same with less */
export function requireShortAddress({ pathname, searchParams }: URL): void {
  const query = screenQuery(searchParams).toString();
  if (query === searchParams.toString()) return;
  throw new DomainError('moved', pathname, { location: query ? `${pathname}?${query}` : pathname });
}
