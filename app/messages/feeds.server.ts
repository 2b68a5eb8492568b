import { feeds } from './en/feeds.server';

export const feedMessages = () => feeds;
