import type { EntityManager } from '@mikro-orm/postgresql';
import { deleteWallpapers } from '~/features/trash/trash.commands.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { moveDraft, planDrafts, publishNow } from './drafts.commands.server';
import type { InboxRequestValue } from './inbox.schema';
import { readPlan } from './plans.server';

/** Says what was done, or null after a move, which shows. @throws invalid when nothing is selected or a time is refused */
export async function answerInboxRequest(
  em: EntityManager,
  store: FileStore,
  request: InboxRequestValue,
): Promise<string | null> {
  if (request.intent === 'move') {
    await moveDraft(em, request.one, request.move);
    return null;
  }
  const { intent, id: ids } = request;
  if (ids.length === 0) throw invalid({ id: [messagesOf('publishingErrors').noneSelected] });
  const said = messagesOf('drafts').done[intent];
  switch (request.intent) {
    case 'publish':
      return said(await publishNow(em, store, ids));
    case 'draft':
      return said(await planDrafts(em, ids, { kind: 'draft' }));
    case 'delete':
      return said((await deleteWallpapers(em, store, ids)).deleted);
    case 'plan': {
      const plan = await readPlan(em, request);
      return said(plan ? await planDrafts(em, ids, plan) : await publishNow(em, store, ids));
    }
  }
}
