import { type ListCursor, readCursor } from '~/features/lists/resolve/cursor';
import { DEVICE_GROUPS } from '~/features/wallpapers/devices';
import { PAGE_SIZE } from '~/lib/paging';

/** One for all lists, so that two mirrors of a gallery are the same. */
export const MIRROR_SEED = 1;

const PER_FOLDER = 1000;
const PAGES = /^\/(?:help|terms|privacy|imprint|about|letters(?:\/\d+)?|(?:set|wallpaper)\/\d+)$/;
const LISTS = /^\/(?:(?:category|tag|colour)\/[^/]+)?$/;
const FEEDS = /^(?:\/category\/[^/]+|\/letters)?\/feed\.(?:xml|atom)$/;
/** Where a wallpaper stands in the list it was opened from. A mirror has one page for each wallpaper. */
const POSITION = ['in', 'n'];

export interface MirrorAddress {
  /** Without what the mirror leaves out. */
  address: string;
  /** In the mirror's folder. */
  file: string;
  /** The same for all pages of a list, such as `/category/nature?pc`. Null for other pages. */
  list: string | null;
  /** Of a list. Has no filters, whose numbers would change with every wallpaper. */
  isLaterPage: boolean;
  /** The end of the page before. Null for first pages. */
  after: ListCursor | null;
  /** Of a wallpaper's own page. */
  wallpaper: number | null;
  isFeed: boolean;
}

const shardOf = (id: string) => String(Math.floor(Number(id) / PER_FOLDER));

/** The file of a path, without its ending. Folders stay small: ids by thousands, tags by their first two letters. */
function stemOf(path: string): string {
  const [kind = '', name = ''] = decodeURIComponent(path).slice(1).split('/');
  if (kind === '') return 'index';
  if (kind === 'tag') return `tag/${[...name].slice(0, 2).join('')}/${name}`;
  return kind === 'wallpaper' || kind === 'set' ? `${kind}/${shardOf(name)}/${name}` : path.slice(1);
}

/** The part of a list's address that names it, as a folder. Null for lists that only the live site has. */
function variantOf(path: string, search: URLSearchParams): string | null {
  const { tab, device, offset: _, after: _after, seed, ...others } = Object.fromEntries(search);
  if (Object.keys(others).length > 0 || (seed !== undefined && Number(seed) !== MIRROR_SEED)) return null;
  if (tab !== undefined) return path === '/' && !device && (tab === 'pc' || tab === 'mobile') ? `tab-${tab}` : null;
  if (device === undefined) return 'all';
  return DEVICE_GROUPS.some((group) => group === device) ? device : null;
}

/** Null for an address that the mirror does not have. @param prefixes of the languages, such as "/es", and "" */
export function mirrorAddress(address: string, prefixes: readonly string[]): MirrorAddress | null {
  const [pathname = '', text] = address.split('?');
  const prefix = prefixes.find((one) => one !== '' && `${pathname}/`.startsWith(`${one}/`)) ?? '';
  const path = pathname.slice(prefix.length) || '/';
  const folder = prefix && `${prefix.slice(1)}/`;
  const found = { wallpaper: null, list: null, isLaterPage: false, after: null, isFeed: false };
  if (PAGES.test(path)) {
    const id = path.startsWith('/wallpaper/') ? Number(path.slice('/wallpaper/'.length)) : null;
    return { ...found, address: pathname, file: `${folder}${stemOf(path)}.html`, wallpaper: id };
  }
  if (FEEDS.test(path) && !text) return { ...found, address: pathname, file: folder + path.slice(1), isFeed: true };
  const searchParams = new URLSearchParams(text);
  for (const name of POSITION) searchParams.delete(name);
  const variant = LISTS.test(path) ? variantOf(path, searchParams) : null;
  if (variant === null) return null;
  const after = readCursor(searchParams.get('after'));
  // How many wallpapers come before a page may change, but not the page.
  if (after) searchParams.set('offset', String(PAGE_SIZE));
  const offset = Number(searchParams.get('offset') ?? 0);
  const query = searchParams.toString();
  const stem = folder + (path === '/' && query ? 'home' : stemOf(path));
  const first = variant === 'all' ? folder + stemOf(path) : `${stem}/${variant}`;
  const place = String(after?.id ?? offset / PAGE_SIZE + 1);
  return {
    ...found,
    address: query ? `${pathname}?${query}` : pathname,
    file: offset > 0 ? `${stem}/${variant}/${shardOf(place)}/${place}.html` : `${first}.html`,
    list: variant === 'all' ? pathname : `${pathname}?${variant}`,
    isLaterPage: offset > 0,
    after,
  };
}

/** Home's other lists are shuffled. */
const IS_NEWEST_FIRST = /\/(?:category|tag|colour)\/|\?tab-/;

export const isShuffled = (list: string): boolean => !IS_NEWEST_FIRST.test(list);

/** Pictures keep their names. Their folders are those of the gallery's own files. */
export const pictureFile = (key: string, name: string): string =>
  `images/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}/${name}`;

export const downloadFolder = (id: number): string => `downloads/${shardOf(String(id))}/${id}`;
