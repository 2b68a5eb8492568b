import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { forkEm } from '~/db/orm.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { limitSearches } from '~/http/request/visitor-limits.server';
import { orPlainError, textDocument } from '~/http/response/document.server';
import { fitHeader } from '~/http/response/fit.server';
import { FILTER_PARAMETERS } from '~/lib/paths';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import { categoryFeed, type FeedDocument, type FeedFormat, type FeedSite, newestFeed, tagFeed } from './feeds.server';

/** For feeds of a category or tag. */
const LIST_PARAMETERS = [...FILTER_PARAMETERS, 'limit', 'width', 'height'];

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  opds: 'application/atom+xml;profile=opds-catalog;kind=acquisition',
};

type MakeFeed = (
  em: EntityManager,
  store: FileStore,
  site: FeedSite,
  format: FeedFormat,
  slug: string,
) => Promise<FeedDocument>;

function feedRoute(format: FeedFormat, make: MakeFeed, parameters: string[]) {
  async function answer(request: Request, slug: string) {
    const search = new URL(request.url).searchParams;
    const { name, feedIds: ids } = await siteSettings();
    const site = { name, origin: requestContext().origin, ids, search };
    await limitSearches(search.get('q') ?? '');
    const { xml, updated, isNearest } = await make(await forkEm(), fileStore(), site, format, slug);
    return textDocument(request, xml, { type: TYPES[format], maxAge: 600, updated, headers: fitHeader(isNearest) });
  }
  const facts: RouteFacts = { cache: { parameters } };
  const loader = ({ request, params: { slug = '' } }: LoaderFunctionArgs) => orPlainError(answer(request, slug));
  return { facts, loader };
}

export const newestFeedRoute = (format: FeedFormat) =>
  feedRoute(format, newestFeed, ['q', 'categoryId', ...LIST_PARAMETERS, ...(format === 'opds' ? ['after'] : [])]);
export const categoryFeedRoute = (format: FeedFormat) => feedRoute(format, categoryFeed, LIST_PARAMETERS);
export const tagFeedRoute = (format: FeedFormat) => feedRoute(format, tagFeed, LIST_PARAMETERS);
