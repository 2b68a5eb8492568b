import { counted } from '../numbers';

/** The list of searches without a result on the Overview. */
export const missedSearches = {
  title: 'Searches without a result',
  lead: 'In the last 30 days. Each visitor counts once a day.',
  none: 'Nothing yet. What two visitors search for in vain on the same day appears here.',
  searches: (count: number) => counted(count, 'search', 'searches'),
  alias: 'Make it an alias of …',
  tag: 'Tag',
  button: 'Make alias',
  busy: 'Making alias…',
  named: (action: string, label: string) => `${action} (${label})`,
  noSuchTag: 'There is no tag with this name. Choose an existing one.',
  done: (words: string, tag: string) => `Searches for “${words}” now lead to “${tag}”`,
};
