import { tagFeedRoute } from '~/features/integrations/discovery/feed-response.server';

export const { facts, loader } = tagFeedRoute('rss');
