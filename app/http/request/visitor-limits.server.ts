import { clientKey } from './client-address.server';
import { rateLimit } from './rate-limit.server';
import { requestContext } from './request-context.server';

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const subscriptions = rateLimit('subscribe', 5, TEN_MINUTES);
const messages = rateLimit('contact', 3, TEN_MINUTES);
const downloads = rateLimit('download', 60, MINUTE);
const searches = rateLimit('search', 120, MINUTE);
const suggestions = rateLimit('suggestions', 120, MINUTE);
const randomPicks = rateLimit('picks', 60, MINUTE);
const cuts = rateLimit('cuts', 30, MINUTE);
const newLists = rateLimit('lists', 20, DAY);
const listChanges = rateLimit('list-changes', 120, MINUTE);

const client = () => clientKey(requestContext().address);

export const limitSubscriptions = () => subscriptions.consume(client());

export const limitMessages = () => messages.consume(client());

export const limitRandomPicks = () => randomPicks.consume(client());

/** Only for cuts that have to be made first. */
export const limitCuts = () => cuts.consume(client());

export const limitDownloads = () => downloads.consume(client());

export async function limitSearches(text: string): Promise<void> {
  if (text !== '') await searches.consume(client());
}

export const limitSuggestions = () => suggestions.consume(client());

export const limitNewLists = () => newLists.consume(client());

export const limitListChanges = () => listChanges.consume(client());
