import type { EntityManager } from '@mikro-orm/postgresql';
import { listTopTags } from '~/features/taxonomy/tags/tags.queries.server';
import { listMissedSearches } from './missed-searches.queries.server';

const SHOWN = 10;
const OFFERED_TAGS = 200;

/** With names of tags to choose from. */
export async function readMissedSearches(em: EntityManager) {
  const searches = await listMissedSearches(em, SHOWN);
  const tags = searches.length > 0 ? await listTopTags(em, OFFERED_TAGS) : [];
  return { searches, tags: tags.map(({ name }) => name) };
}
