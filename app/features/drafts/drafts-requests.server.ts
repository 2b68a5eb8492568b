import type { EntityManager } from '@mikro-orm/postgresql';
import { saySetMade } from '~/features/sets/set.view';
import { makeSet } from '~/features/sets/sets.commands.server';
import type { Flash } from '~/http/response/flash.server';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { FileStore } from '~/storage/file-store.server';
import { planDrafts, publishNow } from './drafts.commands.server';
import type { DraftsRequestValue } from './drafts.schema';
import { readPlan } from './plans.server';

/** What to say, or the page that asks about the selected drafts. @throws invalid when nothing is selected, a time or a set is refused */
export async function answerDraftsRequest(
  em: EntityManager,
  store: FileStore,
  request: DraftsRequestValue,
): Promise<Flash | 'edit' | 'delete'> {
  const { id: ids } = request;
  if (request.intent === 'set') return saySetMade(await makeSet(em, ids));
  if (ids.length === 0) throw invalid({ id: [messagesOf('publishingErrors').noneSelected] });
  const done = (kind: 'publish' | 'plan' | 'draft', count: number): Flash => ({
    kind: 'success',
    title: messagesOf('drafts').done[kind](count),
  });
  switch (request.intent) {
    case 'publish':
      return done('publish', await publishNow(em, store, ids));
    case 'draft':
      return done('draft', await planDrafts(em, ids, { kind: 'draft' }));
    case 'plan': {
      const plan = await readPlan(em, request);
      return done('plan', await (plan ? planDrafts(em, ids, plan) : publishNow(em, store, ids)));
    }
    default:
      return request.intent;
  }
}
