import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccessValue } from '~/features/accounts/access.schema';
import { deleteFactor, deleteUnconfirmedFactor } from '~/features/accounts/second-factor.queries.server';
import { beginFactor, confirmFactor, renewRecoveryCodes } from '~/features/accounts/second-factor.server';
import { requireOwnPassword } from './password.server';
import { type Actor, endOthers } from './session.server';

/** Returns new recovery codes, if there are any. @throws invalid, too_many_requests */
export async function changeAccess(em: EntityManager, actor: Actor, input: AccessValue): Promise<string[] | null> {
  const { administratorId } = actor;
  if ('currentPassword' in input) await requireOwnPassword(em, actor, input.currentPassword);
  switch (input.intent) {
    case 'start':
      await beginFactor(em, administratorId);
      return null;
    case 'confirm':
      return confirmFactor(em, administratorId, input.code);
    case 'renew':
      return renewRecoveryCodes(em, administratorId);
    case 'off':
      await deleteFactor(em, administratorId);
      return null;
    case 'cancel':
      await deleteUnconfirmedFactor(em, administratorId);
      return null;
    case 'end':
      await endOthers(em, actor, input.session);
      return null;
    case 'end-others':
      await endOthers(em, actor);
      return null;
  }
}
