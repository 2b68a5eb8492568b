import type { Size } from '~/images/cuts/cut';
import { intervalMs } from '~/lib/interval';
import { feedPath, packagePath, tagPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { Interval } from './changers.view';

/** The choices a visitor made on the page. */
export interface ClientOptions {
  origin: string;
  screen: Size;
  every: Interval;
  /** Filters, named as in the API. */
  list: Record<string, string>;
}

type Query = Record<string, string | number>;

const MAX_PACKED = 60;

const address = ({ origin, list }: ClientOptions, path: string, query: Query = {}) =>
  origin + withQuery(path, { ...query, ...list });

const sized = (options: ClientOptions, start: string) => `${start}/${options.screen.width}x${options.screen.height}`;

/** A new picture each time. */
export const randomPicture = (options: ClientOptions) => address(options, sized(options, '/random'));

/** The same picture for everyone until midnight UTC. */
export const dailyPicture = (options: ClientOptions) => address(options, sized(options, '/daily'));

export const packageFile = (options: ClientOptions) =>
  address(options, packagePath, { ...options.screen, limit: MAX_PACKED });

/** Where the name of the list has no place, its tags become words of the search. */
function searched({ screen, list: { search = '', tags = '', categoryId, ...facets } }: ClientOptions): Query {
  const q = [search, ...tags.split(',')].filter(Boolean).join(' ');
  return { ...(q && { q }), ...(categoryId && { categoryId }), ...screen, ...facets };
}

/** A single tag has its own feed; everything else becomes a search. */
export function feed(options: ClientOptions): string {
  const { search = '', tags = '', categoryId, ...facets } = options.list;
  const names = tags.split(',').filter(Boolean);
  const [tag = ''] = names;
  if (names.length === 1 && search === '' && !categoryId)
    return options.origin + withQuery(feedPath(tagPath(tag)), { ...options.screen, ...facets });
  return options.origin + withQuery(feedPath('/'), searched(options));
}

export const intervalSeconds = (every: Interval) => intervalMs(every) / 1000;

/** "every hour", "every 15 minutes". */
export const inWords = (every: Interval): string => messagesOf('changerPrograms').often[every];
