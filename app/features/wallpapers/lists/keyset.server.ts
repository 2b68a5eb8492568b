/** Orders of lists that are an index, read forwards or backwards. `w` is the wallpaper. */

export type IndexOrder = 'downloads' | 'title' | 'newest';

/** A place in such a list: a wallpaper's id and what it is sorted by, empty where the id alone decides. */
interface Place {
  id: number;
  key: string;
}

const ORDERS: Record<IndexOrder, { key: string; place: string; values: string; isDescending: boolean }> = {
  downloads: { key: 'w.downloads', place: '(w.downloads, w.id)', values: '(?::int, ?::int)', isDescending: true },
  title: { key: 'lower(w.title)', place: '(lower(w.title), w.id)', values: '(?::text, ?::int)', isDescending: false },
  newest: { key: "''", place: 'w.id', values: '?::int', isDescending: true },
};

export type Direction = 'forward' | 'backward';

/** What a list in this order is sorted by, beside the id. */
export const sortKey = (order: IndexOrder): string => ORDERS[order].key;

export function orderBy(order: IndexOrder, direction: Direction): string {
  const { key, isDescending } = ORDERS[order];
  const way = isDescending === (direction === 'forward') ? 'desc' : 'asc';
  return order === 'newest' ? `w.id ${way}` : `${key} ${way}, w.id ${way}`;
}

/** The condition for what lies beyond a place, in this direction. */
export function beyond(order: IndexOrder, direction: Direction, { id, key }: Place) {
  const { place, values, isDescending } = ORDERS[order];
  const sign = isDescending === (direction === 'forward') ? '<' : '>';
  return { sql: `${place} ${sign} ${values}`, params: order === 'newest' ? [id] : [key, id] };
}
