import { isNarrowed } from '~/features/lists/resolve/list-state';
import { noteWanted } from '~/http/request/request-context.server';
import { withQuery } from '~/lib/paths';
import type { ListsPage } from './list-pages.server';

interface Outcome {
  isEmpty: boolean;
  corrected: string | null;
}

/** What the visitor asked for and did not get. */
export function noteMissed({ base, parsed, lists }: ListsPage, { isEmpty, corrected }: Outcome): void {
  const { state } = parsed;
  const text = base.search ?? '';
  if (state.size) noteWanted('screen', `${state.size.width}x${state.size.height}`);
  // The device is the list's own on many pages, so alone it doesn't make a combination of a search.
  if (text !== '' && !isNarrowed({ ...state, device: undefined })) {
    if (isEmpty) noteWanted('search', text);
    else if (corrected) noteWanted('corrected', text);
  } else if (isEmpty && isNarrowed(state) && typeof lists !== 'function') {
    const { path, query } = lists.address;
    const words = text && { q: text.toLowerCase().replace(/\s+/g, ' ') };
    noteWanted('filters', withQuery(path, { ...query, ...words, match: null, sort: null }));
  }
}
