import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '~/db/jobs.queries.server';
import { countFiltered, resolveFilter } from '~/features/lists/resolve/filter.queries.server';
import { findTagByName } from '~/features/taxonomy/tags/admin-tags.queries.server';
import { addAlias } from '~/features/taxonomy/tags/change-tags.server';
import { findRenamedTag } from '~/features/taxonomy/tags/tags.queries.server';
import { cleaned } from '~/lib/clean-text';
import { invalid } from '~/lib/errors';
import { tagSlug } from '~/lib/tag-name';
import { messagesOf } from '~/messages/messages';
import {
  countOnce,
  deleteExpired,
  deleteMissedSearches,
  listMissedSearches,
  readSalt,
} from './missed-searches.queries.server';

/** A longer text is a sentence of one person, not what two look for. */
const MAX_WORDS = 60;
/** The hourly job looks at the most frequent ones again. */
const MAX_REPEATED = 100;

export interface MissedSearch {
  /** Normalised. */
  words: string;
  /** An address, or a network that counts as one client. */
  client: string;
  at: Date;
}

/** The same text for the same search; null if it isn't counted. */
export function normaliseWords(text: string): string | null {
  const words = cleaned(text).toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length <= MAX_WORDS && /[\p{L}\p{N}]/u.test(words) ? words : null;
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);

/** @param pepper a key that isn't in the database, so that a copy of its tables tells no one's address */
export async function storeMissedSearch(em: EntityManager, search: MissedSearch, pepper: string): Promise<void> {
  const { words, client, at } = search;
  const day = toDay(at);
  const key = Buffer.concat([await readSalt(em, day, randomBytes(32)), Buffer.from(pepper)]);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16);
  // With the words in the visitor's hash, two marks of one visitor have nothing in common.
  await countOnce(em, { day, words, entry: hash(words), visitor: hash(words, client) });
}

/** Searches for these words lead to the tag from now on. @throws invalid, conflict */
export async function makeAlias(em: EntityManager, words: string, into: string): Promise<{ name: string }> {
  const tag = await findTagByName(em, into);
  if (!tag) throw invalid({ into: [messagesOf('missedSearches').noSuchTag] });
  await addAlias(em, tag.id, words);
  await deleteMissedSearches(em, [words]);
  return tag;
}

async function leadsSomewhere(em: EntityManager, words: string): Promise<boolean> {
  if (await findRenamedTag(em, tagSlug(words))) return true;
  const filter = await resolveFilter(em, { search: words });
  return filter !== null && (await countFiltered(em, filter)) > 0;
}

/** Takes searches off the list that find something by now, one after another: pages go first. */
export async function deleteFound(em: EntityManager): Promise<void> {
  const found: string[] = [];
  for (const { words } of await listMissedSearches(em, MAX_REPEATED)) {
    if (await leadsSomewhere(em, words)) found.push(words);
  }
  await deleteMissedSearches(em, found);
}

export const purgeMissedSearches = (em: EntityManager, now = new Date()): Promise<void> =>
  deleteExpired(em, toDay(now));

export const MISSED_SEARCH_JOBS: Jobs = {
  'forget-visitors': async (em) => {
    await purgeMissedSearches(em);
    await deleteFound(em);
  },
};
