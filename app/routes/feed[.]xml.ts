import { newestFeedAt } from '~/features/integrations/discovery/feed-addresses.server';
import { feedRoute } from '~/http/response/feed.server';

export const { facts, loader } = feedRoute(newestFeedAt('rss'));
