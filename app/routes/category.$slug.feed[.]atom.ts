import { categoryFeedRoute } from '~/features/integrations/discovery/feed-response.server';

export const { facts, loader } = categoryFeedRoute('atom');
