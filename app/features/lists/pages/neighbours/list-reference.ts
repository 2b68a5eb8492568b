import { truncate } from '~/lib/clean-text';
import { MAX_OFFSET } from '~/lib/paging';
import { withQuery } from '~/lib/paths';

/** Kinds of lists with their own page: `/kind/name`. */
const PAGES = ['tag', 'category', 'colour'];

export interface ListReference {
  /** As in the address, without the position. */
  name: string;
  path: string;
  search: URLSearchParams;
  /** Whether it is one of the home page's lists for all devices. */
  isAmongOthers: boolean;
  /** Of the wallpaper in the list, from 1. */
  position: number;
}

const inAddress = (search: URLSearchParams) => search.toString().replaceAll('%3A', ':');

/** Names a list in the address of one of its wallpapers: "/tag/sea?tone=dark" is `in=tag:sea&tone=dark`. */
export function writeListReference(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://list');
  const query = new Map([...searchParams].filter(([name]) => name !== 'offset' && name !== 'after'));
  const take = (name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return value;
  };
  const [kind = '', slug = ''] = pathname.slice(1).split('/');
  let name: string;
  if (slug) name = `${kind}:${decodeURIComponent(slug)}`;
  else if (query.has('q')) name = `search:${take('q')}`;
  else {
    const tab = take('tab') || 'home';
    const seed = take('seed');
    name = seed ? `${tab}:${seed}` : tab;
  }
  return inAddress(new URLSearchParams([['in', name], ...query]));
}

/** For a list on the home page next to those of other devices. */
export const amongOthers = (reference: string): string => reference.replace(/^in=home/, 'in=all');

function namedList(name: string): { path: string; query: Record<string, string> } | null {
  const [, kind = '', value = ''] = /^([a-z]+)(?::(.+))?$/s.exec(name) ?? [];
  if (value && PAGES.includes(kind)) return { path: `/${kind}/${encodeURIComponent(value)}`, query: {} };
  if (value && kind === 'search') return { path: '/', query: { q: value } };
  if (kind === 'home' || kind === 'all') return { path: '/', query: { seed: value } };
  return ['pc', 'mobile', 'random'].includes(kind) ? { path: '/', query: { tab: kind, seed: value } } : null;
}

/** From a wallpaper's address; null if it names no list or no position. */
export function readListReference(search: URLSearchParams): ListReference | null {
  const position = /^[1-9]\d{0,5}$/.test(search.get('n') ?? '') ? Number(search.get('n')) : 0;
  const list = namedList(truncate(search.get('in') ?? '', 300));
  if (!list || position === 0 || position > MAX_OFFSET) return null;
  const own = new URLSearchParams(search);
  for (const name of ['n', 'offset', 'after']) own.delete(name);
  const name = inAddress(own);
  own.delete('in');
  for (const [name, value] of Object.entries(list.query)) if (value) own.set(name, value);
  return { name, path: list.path, search: own, isAmongOthers: /^in=all\b/.test(name), position };
}

/** Query of a wallpaper's address at this position in the list. */
export const placeQuery = ({ name }: ListReference, position: number): string => `?${name}&n=${position}`;

/** Address of the list page with this wallpaper's card, at the card. */
export function cardAddress(
  { path, search, isAmongOthers, position }: ListReference,
  id: number,
  pageSize: number,
): string {
  const offset = position - 1 - ((position - 1) % pageSize);
  const query = Object.fromEntries(search);
  const where = offset > 0 ? { ...query, offset } : { ...query, ...(isAmongOthers && { device: null }) };
  return `${withQuery(path, where)}#${cardAnchor(id)}`;
}

export const cardAnchor = (id: number) => `w${id}`;
