import { type PackageFacts, shortSlug } from './package';

/** What a list is narrowed to, in the order in which it is said. */
const SAID = ['search', 'tags', 'colour', 'tone', 'device', 'deviceType', 'shape', 'ratio', 'least'];

const HALF_AN_HOUR = 30 * 60;

/** Two lists have two names, so that one package leaves the other alone. */
export function packageFacts(
  siteName: string,
  origin: string,
  search: URLSearchParams,
  everySeconds = HALF_AN_HOUR,
): PackageFacts {
  const words = SAID.flatMap((name) => search.getAll(name)).filter(Boolean);
  const title = [siteName, ...words].join(' ').slice(0, 100);
  return { name: shortSlug(title), title, origin, everySeconds };
}
