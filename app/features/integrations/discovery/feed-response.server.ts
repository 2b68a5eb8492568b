import type { EntityManager } from '@mikro-orm/postgresql';
import { forkEm } from '~/db/orm.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { orPlainError, textDocument } from '~/http/response/document.server';
import { fitHeader } from '~/http/response/fit.server';
import { env } from '~/lib/env.server';
import { FILTER_PARAMETERS } from '~/lib/paths';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import type { FeedDocument, FeedFormat, FeedSite } from './feeds.server';

const PARAMETERS = [...FILTER_PARAMETERS, 'limit', 'ai', 'width', 'height'];

export const feedFacts: RouteFacts = { cache: { parameters: ['q', 'categoryId', ...PARAMETERS] } };
/** Of a category or a tag. */
export const listFeedFacts: RouteFacts = { cache: { parameters: PARAMETERS } };

const TYPES: Record<FeedFormat, string> = { rss: 'application/rss+xml', atom: 'application/atom+xml' };

type MakeFeed = (em: EntityManager, store: FileStore, site: FeedSite, format: FeedFormat) => Promise<FeedDocument>;

export function feedResponse(request: Request, format: FeedFormat, make: MakeFeed): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const site = { name: env.SITE_NAME, origin: requestContext().origin, search };
  const answer = async () => {
    await limitSearches(search.get('q') ?? '');
    const { xml, updated, isNearest } = await make(await forkEm(), fileStore(), site, format);
    return textDocument(request, xml, { type: TYPES[format], maxAge: 600, updated, headers: fitHeader(isNearest) });
  };
  return orPlainError(answer());
}
