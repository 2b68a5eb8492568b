import type { LoaderFunctionArgs } from '@remix-run/node';
import { tagFeed } from '~/features/integrations/discovery/feeds.server';
import { feedResponse } from '~/http/response/feed.server';

export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  return feedResponse(request, 'rss', (...site) => tagFeed(...site, slug));
}
