import { beginningOf } from '~/lib/clean-text';
import { PREVIOUS_MIN_SIZE } from '~/lib/paths';
import { type PackageFacts, shortSlug } from './package';

/** What a list is narrowed to, in the order in which it is said. */
const SAID = [
  'search',
  'tags',
  'colour',
  'tone',
  'device',
  'deviceType',
  'shape',
  'ratio',
  'minSize',
  PREVIOUS_MIN_SIZE,
];

/** Two lists have two names, so that one package leaves the other alone. */
export function packageFacts(
  siteName: string,
  origin: string,
  search: URLSearchParams,
  everySeconds: number,
): PackageFacts {
  const words = SAID.flatMap((name) => search.getAll(name)).filter(Boolean);
  const title = beginningOf([siteName, ...words].join(' '), 100);
  return { name: shortSlug(title), title, origin, everySeconds };
}
