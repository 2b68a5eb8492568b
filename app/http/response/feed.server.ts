import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteFacts } from '~/http/request/route-facts';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { orPlainError, textDocument } from './document.server';
import { fitHeader } from './fit.server';

interface Feed {
  xml: string;
  type: string;
  updated: Date;
  isNearest: boolean;
}

export interface FeedAddress {
  /** The feed depends only on these. */
  parameters: string[];
  write(search: URLSearchParams, slug: string): Promise<Feed>;
}

export function feedRoute({ parameters, write }: FeedAddress) {
  async function answer(request: Request, slug: string) {
    const search = new URL(request.url).searchParams;
    await limitSearches(search.get('q') ?? '');
    const { xml, type, updated, isNearest } = await write(search, slug);
    return textDocument(request, xml, { type, maxAge: 600, updated, headers: fitHeader(isNearest) });
  }
  const facts: RouteFacts = { cache: { parameters } };
  const loader = ({ request, params: { slug = '' } }: LoaderFunctionArgs) => orPlainError(answer(request, slug));
  return { facts, loader };
}
