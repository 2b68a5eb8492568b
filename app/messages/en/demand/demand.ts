import { counted, exactCount } from '../numbers';

const searches = (asked: number, found: number) =>
  `${counted(asked, 'search', 'searches')}, ${exactCount(found)} found`;
const times = (asked: number) => (asked === 1 ? 'asked once' : `asked ${exactCount(asked)} times`);

/** The page with what visitors asked for. */
export const demand = {
  title: 'What visitors looked for',
  lead: 'What at least two visitors asked for. Each visitor counts once a day. Pictures are counted as of now.',
  nothing: 'Nothing yet. What two visitors look for on the same day appears here.',
  period: 'Period',
  days: (days: number) => `${days} days`,
  kinds: {
    search: 'Searches without a result',
    screen: 'Screens',
    corrected: 'Corrected words',
    filters: 'Filters without a result',
  },
  none: {
    search: 'Every search found something.',
    screen: 'No screens.',
    corrected: 'No word was corrected.',
    filters: 'Every combination of filters found something.',
  },
  most: (shown: number, total: number) => `The ${shown} most asked of ${exactCount(total)}. The CSV has all.`,
  quoted: (words: string) => `“${words}”`,
  facts: {
    search: searches,
    corrected: searches,
    screen: (asked: number, found: number) => `${times(asked)}, ${counted(found, 'fits', 'fit')}`,
    filters: (asked: number, found: number) => `${times(asked)}, ${exactCount(found)} found`,
  },
  asCorrected: (words: string) => `as “${words}”`,
  nearest: 'Show the nearest',
  upload: 'Upload for this',
  alias: 'Make it an alias of …',
  tag: 'Tag',
  button: 'Make alias',
  busy: 'Making alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  leadsTo: 'Leads to',
  noSuchTag: 'There is no tag with this name. Choose an existing one.',
  done: (words: string, tag: string) => `Searches for “${words}” now lead to “${tag}”`,
};
