/** What feeds and their entries are called for good: https://www.rfc-editor.org/rfc/rfc4287#section-4.2.6 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '~/db/sql.server';
import { belowPrefix } from '~/messages/addresses';
import type { Language } from '~/messages/languages';
import { currentLanguage } from '~/messages/languages.server';

/** One row of the settings, so that a restored backup has the same ids. */
export interface FeedIds {
  /** The gallery's id when the row was made. */
  gallery: string;
  /** The highest ids whose entries are called by their address. */
  wallpapers: number;
  letters: number;
  /** Of the site, as it was then. Null if it wasn't known. */
  address: string | null;
  /** The site's own, whose addresses had no prefix. */
  language: Language;
}

const tagUri = ({ gallery }: FeedIds, name: string) => `tag:${gallery},2026:${name}`;

const prefixed = ({ language }: FeedIds, path: string) =>
  belowPrefix(currentLanguage() === language ? '' : `/${currentLanguage()}`, path);

/** @param path with its query */
export const feedId = (ids: FeedIds, path: string): string =>
  ids.address ? ids.address + prefixed(ids, path) : tagUri(ids, prefixed(ids, path));

export function entryId(ids: FeedIds, kind: 'wallpapers' | 'letters', id: number, path: string): string {
  return ids.address && id <= ids[kind] ? ids.address + prefixed(ids, path) : tagUri(ids, path);
}

/** Once, when the site starts: migrations don't know the environment. */
export async function settleFeedIds(em: EntityManager, { address, language }: FeedIds): Promise<void> {
  await query(em)`
    update setting set value = value || ${JSON.stringify({ address, language })}::jsonb
    where name = 'feeds' and value -> 'language' is null`;
}
