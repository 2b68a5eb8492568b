import type { EntityManager } from '@mikro-orm/postgresql';
import { saySetMade } from '~/features/sets/set.view';
import { makeSet } from '~/features/sets/sets.commands.server';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { restoration } from '~/features/trash/trash.view';
import type { Flash } from '~/http/response/flash.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { moveDraft, planDrafts, publishNow } from './drafts.commands.server';
import type { InboxRequestValue } from './inbox.schema';
import { readPlan } from './plans.server';

/** What to say, with a button that brings back what went to the trash. Null after a move, which shows. @throws invalid when nothing is selected, a time or a set is refused */
export async function answerInboxRequest(
  em: EntityManager,
  store: FileStore,
  request: InboxRequestValue,
  path: string,
): Promise<Flash | null> {
  if (request.intent === 'move') {
    await moveDraft(em, request.one, request.move);
    return null;
  }
  const { intent, id: ids } = request;
  if (intent === 'set') return saySetMade(await makeSet(em, ids));
  if (ids.length === 0) throw invalid({ id: [messagesOf('publishingErrors').noneSelected] });
  const done = messagesOf('drafts').done[intent];
  const count = await carryOut(em, store, request);
  const undo = messagesOf('wallpaperList').delete.undo;
  return { kind: 'success', title: done(count), form: intent === 'delete' ? restoration(undo, ids, path) : undefined };
}

async function carryOut(
  em: EntityManager,
  store: FileStore,
  request: Exclude<InboxRequestValue, { intent: 'move' | 'set' }>,
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
