import { readId } from '~/lib/id';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';

/** The most ids that an address may name. */
const MAX_LISTED = 1000;

/** Ids as runs in an address: "7,101-145". */
export function formatIds(ids: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && id === last[1] + 1) last[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',');
}

/** Undefined if the address names no id. */
export function parseIds(text: string | null): number[] | undefined {
  const ids: number[] = [];
  for (const part of text?.split(',', MAX_LISTED) ?? []) {
    const [first, last = first] = part.split('-', 2);
    const [from, to] = [readId(first), readId(last)];
    if (from === null || to === null) continue;
    for (let id = from; id <= to && ids.length < MAX_LISTED; id += 1) ids.push(id);
  }
  return ids.length > 0 ? ids : undefined;
}

/** The administrator's list of exactly these wallpapers. */
export const publishedPath = (ids: Iterable<number>) =>
  withQuery('/admin/wallpapers', { ids: formatIds(ids), sort: 'newest' });

export const sayPublished = (count: number) => messagesOf('wallpaperForm').published(count);
