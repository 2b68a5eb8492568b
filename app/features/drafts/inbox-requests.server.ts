import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { moveDraft, planDrafts, publishNow } from './drafts.commands.server';
import type { InboxRequestValue } from './inbox.schema';
import { readPlan } from './plans.server';

export interface InboxAnswer {
  said: string;
  /** Ids of drafts that went to the trash, from where they can come back. */
  deleted: number[];
}

/** Null after a move, which shows. @throws invalid when nothing is selected or a time is refused */
export async function answerInboxRequest(
  em: EntityManager,
  store: FileStore,
  request: InboxRequestValue,
): Promise<InboxAnswer | null> {
  if (request.intent === 'move') {
    await moveDraft(em, request.one, request.move);
    return null;
  }
  const { intent, id: ids } = request;
  if (ids.length === 0) throw invalid({ id: [messagesOf('publishingErrors').noneSelected] });
  const done = messagesOf('drafts').done[intent];
  const count = await carryOut(em, store, request);
  return { said: done(count), deleted: intent === 'delete' ? ids : [] };
}

async function carryOut(
  em: EntityManager,
  store: FileStore,
  request: Exclude<InboxRequestValue, { intent: 'move' }>,
): Promise<number> {
  const { id: ids } = request;
  switch (request.intent) {
    case 'publish':
      return publishNow(em, store, ids);
    case 'draft':
      return planDrafts(em, ids, { kind: 'draft' });
    case 'delete':
      return (await deleteWallpapers(em, store, ids)).deleted;
    case 'plan': {
      const plan = await readPlan(em, request);
      return plan ? planDrafts(em, ids, plan) : publishNow(em, store, ids);
    }
  }
}
