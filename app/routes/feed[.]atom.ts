import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedFacts, feedResponse } from '~/features/integrations/discovery/feed-response.server';
import { newestFeed } from '~/features/integrations/discovery/feeds.server';

export const facts = feedFacts;

export function loader({ request }: LoaderFunctionArgs) {
  return feedResponse(request, 'atom', newestFeed);
}
