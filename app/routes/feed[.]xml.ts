import type { LoaderFunctionArgs } from '@remix-run/node';
import { newestFeed } from '~/features/integrations/discovery/feeds.server';
import { feedResponse } from '~/http/response/feed.server';

export function loader({ request }: LoaderFunctionArgs) {
  return feedResponse(request, 'rss', newestFeed);
}
