import { packageFacts } from '~/features/integrations/packages/package';
import type { Size } from '~/images/cuts/cut';
import { intervalMs } from '~/lib/interval';
import { feedPath, opdsPath, tagPath, withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import type { Interval, Recipe } from './changers.view';

/** The choices a visitor made on the page. */
export interface Wish {
  origin: string;
  siteName: string;
  screen: Size;
  every: Interval;
  /** Filters, named as in the API. */
  list: Record<string, string>;
}

type Query = Record<string, string | number>;

const MAX_PACKED = 60;

const address = ({ origin, list }: Wish, path: string, query: Query = {}) =>
  origin + withQuery(path, { ...query, ...list });

const sized = (wish: Wish, start: string) => `${start}/${wish.screen.width}x${wish.screen.height}`;

/** A new picture each time. */
export const randomPicture = (wish: Wish) => address(wish, sized(wish, '/random'));

/** The same picture for everyone until midnight UTC. */
export const dailyPicture = (wish: Wish) => address(wish, sized(wish, '/daily'));

/** The same picture for everyone until the interval ends. */
export const rotatingPicture = (wish: Wish) =>
  address(wish, '/api/rotation', { every: wish.every, ...wish.screen, fit: 'cover' });

/** A page with only the picture, which updates automatically. */
export const screenPage = (wish: Wish) => address(wish, '/screen', { every: wish.every, ...wish.screen, fit: 'cover' });

/** @param file one of `PACKAGES` */
export const packageFile = (wish: Wish, file: string, query: Query = {}) =>
  address(wish, `/packages/${file}`, { ...wish.screen, limit: MAX_PACKED, ...query });

/** The name the browser saves it under. */
export const packageName = ({ siteName, origin, list }: Wish) =>
  packageFacts(siteName, origin, new URLSearchParams(list), 0).name;

/** Without percent-encoding, for programs that encode addresses themselves. */
export function plainJson(wish: Wish): string {
  const query = { as: 'json', ...wish.screen, fit: 'cover', ...wish.list };
  const plain = Object.entries(query).map(([name, value]) => `${name}=${String(value).replace(/[\s%&#+]+/g, '+')}`);
  return `${wish.origin}/api/random?${plain.join('&')}`;
}

/** Where the name of the list has no place, its tags become words of the search. */
function searched({ screen, list: { search = '', tags = '', categoryId, ...facets } }: Wish): Query {
  const q = [search, ...tags.split(',')].filter(Boolean).join(' ');
  return { ...(q && { q }), ...(categoryId && { categoryId }), ...screen, ...facets };
}

/** The catalogue in Plasma's dialog. */
export const catalogue = (wish: Wish) => wish.origin + withQuery(opdsPath, searched(wish));

/** A single tag has its own feed; everything else becomes a search. */
export function feed(wish: Wish): string {
  const { search = '', tags = '', categoryId, ...facets } = wish.list;
  const names = tags.split(',').filter(Boolean);
  const [tag = ''] = names;
  if (names.length === 1 && search === '' && !categoryId)
    return wish.origin + withQuery(feedPath(tagPath(tag)), { ...wish.screen, ...facets });
  return wish.origin + withQuery(feedPath('/'), searched(wish));
}

export const intervalSeconds = (every: Interval) => intervalMs(every) / 1000;

/** "every hour", "every 15 minutes". */
export const inWords = (every: Interval): string => messagesOf('changerPrograms').often[every];

/** A Windows theme. */
export const themeFile = (wish: Wish) =>
  address(wish, '/changers/windows.theme', { every: wish.every, ...wish.screen });

/** What Plasma's dialog reads: where the providers are, of which the gallery is the only one. */
export const knsrcFile = (wish: Wish) => address(wish, '/changers/wallpaper.knsrc', { ...wish.screen });
export const providersFile = (wish: Wish) => address(wish, '/changers/providers.xml', { ...wish.screen });

export interface Program {
  name: string;
  recipe(wish: Wish): Recipe;
}

export interface Programs {
  name: string;
  /** By id. */
  programs: Record<string, Program>;
}
