import { MAX_OFFSET } from '~/lib/paging';
import { withQuery } from '~/lib/paths';

/** Kinds of lists that have a page of their own, named by what follows in its path. */
const PAGES = ['tag', 'category', 'colour', 'palette'];

export interface ListReference {
  path: string;
  search: URLSearchParams;
  /** Of the wallpaper, counted from 1. */
  position: number;
}

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
  return new URLSearchParams([['in', name], ...query]).toString().replaceAll('%3A', ':');
}

function listOf(name: string): { path: string; query: Record<string, string> } | null {
  const [, kind = '', value = ''] = /^([a-z]+)(?::(.+))?$/s.exec(name) ?? [];
  if (value && PAGES.includes(kind)) return { path: `/${kind}/${encodeURIComponent(value)}`, query: {} };
  if (value && kind === 'search') return { path: '/', query: { q: value } };
  if (kind === 'home') return { path: '/', query: { seed: value } };
  return ['pc', 'mobile', 'random'].includes(kind) ? { path: '/', query: { tab: kind, seed: value } } : null;
}

/** Of the address of a wallpaper; null where it names no list or no place in one. */
export function readListReference(search: URLSearchParams): ListReference | null {
  const position = /^[1-9]\d{0,5}$/.test(search.get('n') ?? '') ? Number(search.get('n')) : 0;
  const list = listOf((search.get('in') ?? '').slice(0, 300));
  if (!list || position === 0 || position > MAX_OFFSET) return null;
  const own = new URLSearchParams(search);
  for (const name of ['in', 'n', 'offset', 'after']) own.delete(name);
  for (const [name, value] of Object.entries(list.query)) if (value) own.set(name, value);
  return { path: list.path, search: own, position };
}

/** Of the address of a wallpaper at this place in a list. */
export const placeQuery = ({ path, search }: Omit<ListReference, 'position'>, position: number): string =>
  `?${writeListReference(withQuery(path, Object.fromEntries(search)))}&n=${position}`;

/** The list's page that has this wallpaper on it, at its card. */
export const cardAddress = ({ path, search, position }: ListReference, id: number, pageSize: number): string =>
  `${withQuery(path, { ...Object.fromEntries(search), offset: position - 1 - ((position - 1) % pageSize) || null })}#${cardAnchor(id)}`;

export const cardAnchor = (id: number) => `w${id}`;
