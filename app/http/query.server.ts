import type { z } from 'zod';
import { DomainError } from '~/lib/errors';
import type { PageRequest } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { formEntries } from './body.server';

/** The parameters of an address; one that comes several times counts as one with commas. @throws malformed */
export function parseQuery<T extends z.ZodType>(schema: T, request: Request): z.output<T> {
  const given = formEntries(new URL(request.url).searchParams);
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat().join(',')])),
  );
  if (result.success) return result.data;
  throw new DomainError('malformed', result.error.issues[0]?.message ?? 'The query is malformed.');
}

/** The Link header of a page of a list: where the next and the previous one are. */
export function pageLinks(request: Request, { offset, limit }: PageRequest, total: number): Record<string, string> {
  const { pathname, searchParams } = new URL(request.url);
  const link = (to: number, rel: string) =>
    `<${withQuery(pathname, { ...Object.fromEntries(searchParams), limit, offset: to })}>; rel="${rel}"`;
  const links: string[] = [];
  if (limit > 0 && offset + limit < total) links.push(link(offset + limit, 'next'));
  if (limit > 0 && offset > 0) links.push(link(Math.max(0, offset - limit), 'prev'));
  return links.length > 0 ? { Link: links.join(', ') } : {};
}
