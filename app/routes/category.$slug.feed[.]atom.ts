import type { LoaderFunctionArgs } from '@remix-run/node';
import { categoryFeed } from '~/features/integrations/discovery/feeds.server';
import { feedResponse } from '~/http/response/feed.server';

export function loader({ request, params: { slug = '' } }: LoaderFunctionArgs) {
  return feedResponse(request, 'atom', (...site) => categoryFeed(...site, slug));
}
