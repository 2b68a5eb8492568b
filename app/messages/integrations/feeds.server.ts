import { feeds } from '../en/integrations/feeds.server';

export const feedMessages = () => feeds;
