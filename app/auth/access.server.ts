import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccessValue } from '~/features/accounts/access.schema';
import { deleteFactors } from '~/features/accounts/second-factor.queries.server';
import { beginFactor, confirmFactor, renewRecoveryCodes } from '~/features/accounts/second-factor.server';
import { requireOwnPassword } from './password.server';
import { type Actor, endOthers } from './session.server';

/** Returns new recovery codes, if there are any. @throws invalid, too_many_requests */
export async function changeAccess(em: EntityManager, actor: Actor, input: AccessValue): Promise<string[] | null> {
  const { administratorId: id } = actor;
  if ('currentPassword' in input) await requireOwnPassword(em, actor, input.currentPassword);
  const { intent } = input;
  if (intent === 'confirm') return confirmFactor(em, id, input.code);
  if (intent === 'renew') return renewRecoveryCodes(em, id);
  if (intent === 'start') await beginFactor(em, id);
  else if (intent === 'off' || intent === 'cancel')
    await deleteFactors(em, { of: id, onlyUnconfirmed: intent === 'cancel' });
  else if (intent === 'end') await endOthers(em, actor, input.session === 'others' ? undefined : input.session);
  return null;
}
