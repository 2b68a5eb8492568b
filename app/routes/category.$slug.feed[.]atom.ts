import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedResponse, listFeedFacts } from '~/features/integrations/discovery/feed-response.server';
import { categoryFeed } from '~/features/integrations/discovery/feeds.server';

export const facts = listFeedFacts;

export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  return feedResponse(request, 'atom', (...site) => categoryFeed(...site, slug));
}
