import { newestFeedRoute } from '~/features/integrations/discovery/feed-response.server';

export const { facts, loader } = newestFeedRoute('opds');
