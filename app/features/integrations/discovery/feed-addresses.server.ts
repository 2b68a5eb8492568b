import type { EntityManager } from '@mikro-orm/postgresql';
import { forkEm } from '~/db/orm.server';
import { siteSettings } from '~/features/site/site-settings.server';
import { requestContext } from '~/http/request/request-context.server';
import type { FeedAddress } from '~/http/response/feed.server';
import { FILTER_PARAMETERS } from '~/lib/paths';
import type { FileStore } from '~/storage/file-store.server';
import { fileStore } from '~/storage/store.server';
import { categoryFeed, type FeedDocument, type FeedFormat, type FeedSite, newestFeed, tagFeed } from './feeds.server';

/** For feeds of a category or tag. */
const LIST_PARAMETERS = [...FILTER_PARAMETERS, 'limit', 'width', 'height'];

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

type MakeFeed = (
  em: EntityManager,
  store: FileStore,
  site: FeedSite,
  format: FeedFormat,
  slug: string,
) => Promise<FeedDocument>;

const feedAddress = (format: FeedFormat, make: MakeFeed, parameters: string[]): FeedAddress => ({
  parameters,
  async write(search, slug) {
    const { name, feedIds: ids } = await siteSettings();
    const site = { name, origin: requestContext().origin, ids, search };
    return { type: TYPES[format], ...(await make(await forkEm(), fileStore(), site, format, slug)) };
  },
});

export const newestFeedAt = (format: FeedFormat) =>
  feedAddress(format, newestFeed, ['q', 'categoryId', ...LIST_PARAMETERS]);
export const categoryFeedAt = (format: FeedFormat) => feedAddress(format, categoryFeed, LIST_PARAMETERS);
export const tagFeedAt = (format: FeedFormat) => feedAddress(format, tagFeed, LIST_PARAMETERS);
