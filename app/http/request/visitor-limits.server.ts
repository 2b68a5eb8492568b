import { clientKey } from './client-address.server';
import { rateLimit } from './rate-limit.server';
import { requestContext } from './request-context.server';

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;

const subscriptions = rateLimit('subscribe', 5, TEN_MINUTES);
const messages = rateLimit('contact', 3, TEN_MINUTES);
const downloads = rateLimit('download', 60, MINUTE);
const searches = rateLimit('search', 120, MINUTE);
const suggestions = rateLimit('suggestions', 120, MINUTE);
const randomPicks = rateLimit('picks', 60, MINUTE);

const client = () => clientKey(requestContext().address);

/** Five newsletter addresses of one client in ten minutes. @throws too_many_requests */
export const limitSubscriptions = () => subscriptions.consume(client());

/** Three messages of one client in ten minutes. @throws too_many_requests */
export const limitMessages = () => messages.consume(client());

/** Sixty wallpapers that one client has picked for it in a minute. @throws too_many_requests */
export const limitRandomPicks = () => randomPicks.consume(client());

/** Sixty counted downloads of one client in a minute. @throws too_many_requests */
export const limitDownloads = () => downloads.consume(client());

/** 120 searches of one client in a minute, wherever they are asked for; a list without a search is free. @throws too_many_requests */
export async function limitSearches(text: string): Promise<void> {
  if (text !== '') await searches.consume(client());
}

/** 120 suggestions of one client in a minute: one for every letter that is typed. @throws too_many_requests */
export const limitSuggestions = () => suggestions.consume(client());
