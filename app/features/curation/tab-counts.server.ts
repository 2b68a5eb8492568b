import type { EntityManager } from '@mikro-orm/postgresql';
import type { DraftCounts } from '~/features/drafts/draft.view';
import { countDrafts } from '~/features/drafts/drafts.queries.server';
import { countTrash } from '~/features/trash/trash.queries.server';

export interface TabCounts extends DraftCounts {
  inTrash: number;
}

/** The numbers in the tabs of the wallpaper lists. */
export async function readTabCounts(em: EntityManager): Promise<TabCounts> {
  const [counts, inTrash] = await Promise.all([countDrafts(em), countTrash(em)]);
  return { ...counts, inTrash };
}
