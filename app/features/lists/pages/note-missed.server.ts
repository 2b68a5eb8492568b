import { isNarrowed } from '~/features/lists/resolve/list-state';
import { noteWanted } from '~/http/request/request-context.server';
import { withQuery } from '~/lib/paths';
import type { Listing } from './listings.server';

interface Outcome {
  isEmpty: boolean;
  corrected: string | null;
}

/** What the visitor asked for and did not get. */
export function noteMissed({ address, link, lists }: Listing, { isEmpty, corrected }: Outcome): void {
  const { state, q: text } = address;
  if (state.size) noteWanted('screen', `${state.size.width}x${state.size.height}`);
  // Many pages choose a device themselves, so a search with only a device counts as words.
  if (text !== '' && !isNarrowed({ ...state, device: undefined })) {
    if (isEmpty) noteWanted('search', text);
    else if (corrected) noteWanted('corrected', text);
  } else if (isEmpty && isNarrowed(state) && lists.kind === 'single') {
    noteWanted('filters', withQuery(link.path, { ...link.query, match: null, sort: null }));
  }
}
