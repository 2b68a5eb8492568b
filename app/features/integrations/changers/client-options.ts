import { packageFacts } from '~/features/integrations/packages/package';
import type { Size } from '~/images/cuts/cut';
import { intervalMs } from '~/lib/interval';
import { feedPath, opdsPath, tagPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { Interval, Recipe } from './changers.view';

/** The choices a visitor made on the page. */
export interface ClientOptions {
  origin: string;
  siteName: string;
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

/** The same picture for everyone until the interval ends. */
export const rotatingPicture = (options: ClientOptions) =>
  address(options, '/api/rotation', { every: options.every, ...options.screen, fit: 'cover' });

/** A page with only the picture, which updates automatically. */
export const screenPage = (options: ClientOptions) =>
  address(options, '/screen', { every: options.every, ...options.screen, fit: 'cover' });

/** @param file one of `PACKAGES` */
export const packageFile = (options: ClientOptions, file: string, query: Query = {}) =>
  address(options, `/packages/${file}`, { ...options.screen, limit: MAX_PACKED, ...query });

/** The name the browser saves it under. */
export const packageName = ({ siteName, origin, list }: ClientOptions) =>
  packageFacts(siteName, origin, new URLSearchParams(list), 0).name;

/** Without percent-encoding, for programs that encode addresses themselves. */
export function plainJson(options: ClientOptions): string {
  const query = { as: 'json', ...options.screen, fit: 'cover', ...options.list };
  const plain = Object.entries(query).map(([name, value]) => `${name}=${String(value).replace(/[\s%&#+]+/g, '+')}`);
  return `${options.origin}/api/random?${plain.join('&')}`;
}

/** Where the name of the list has no place, its tags become words of the search. */
function searched({ screen, list: { search = '', tags = '', categoryId, ...facets } }: ClientOptions): Query {
  const q = [search, ...tags.split(',')].filter(Boolean).join(' ');
  return { ...(q && { q }), ...(categoryId && { categoryId }), ...screen, ...facets };
}

/** The catalogue in Plasma's dialog. */
export const catalogue = (options: ClientOptions) => options.origin + withQuery(opdsPath, searched(options));

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

/** A Windows theme. */
export const themeFile = (options: ClientOptions) =>
  address(options, '/changers/windows.theme', { every: options.every, ...options.screen });

/** What Plasma's dialog reads: where the providers are, of which the gallery is the only one. */
export const knsrcFile = (options: ClientOptions) =>
  address(options, '/changers/wallpaper.knsrc', { ...options.screen });
export const providersFile = (options: ClientOptions) =>
  address(options, '/changers/providers.xml', { ...options.screen });

export interface Program {
  name: string;
  recipe(options: ClientOptions): Recipe;
}

export interface Programs {
  name: string;
  /** By id. */
  programs: Record<string, Program>;
}
