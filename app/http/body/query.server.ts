import type { z } from 'zod';
import { DomainError } from '~/lib/errors';
import type { PageRequest } from '~/lib/paging';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { formEntries } from './body.server';

/** Repeated parameters are joined with commas. @throws malformed */
export const parseQuery = <T extends z.ZodType>(schema: T, request: Request): z.output<T> =>
  parseParameters(schema, new URL(request.url).searchParams);

/** @throws malformed */
export function parseParameters<T extends z.ZodType>(schema: T, search: URLSearchParams): z.output<T> {
  const given = formEntries(search);
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat().join(',')])),
  );
  if (result.success) return result.data;
  throw new DomainError('malformed', result.error.issues[0]?.message ?? messagesOf('requests').badQuery);
}

function linkTo(request: Request, rel: string, page: Record<string, string | number | null>): string {
  const { pathname, searchParams } = new URL(request.url);
  return `<${withQuery(pathname, { ...Object.fromEntries(searchParams), ...page })}>; rel="${rel}"`;
}

const linkHeader = (links: string[]): Record<string, string> => (links.length > 0 ? { Link: links.join(', ') } : {});

export function pageLinks(request: Request, { offset, limit }: PageRequest, total: number): Record<string, string> {
  return linkHeader([
    ...(limit > 0 && offset + limit < total ? [linkTo(request, 'next', { limit, offset: offset + limit })] : []),
    ...(limit > 0 && offset > 0 ? [linkTo(request, 'prev', { limit, offset: Math.max(0, offset - limit) })] : []),
  ]);
}

/** Only pages by offset link to the previous one, because a cursor doesn't know how many items come before it. */
export function cursorLinks(
  request: Request,
  { offset, limit }: PageRequest,
  next: string | null,
  also: Record<string, number>,
): Record<string, string> {
  return linkHeader([
    ...(next === null ? [] : [linkTo(request, 'next', { ...also, limit, offset: null, cursor: next })]),
    ...(limit > 0 && offset > 0
      ? [linkTo(request, 'prev', { ...also, limit, offset: Math.max(0, offset - limit) })]
      : []),
  ]);
}
