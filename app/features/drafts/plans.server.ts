import type { EntityManager } from '@mikro-orm/postgresql';
import { readSiteSettings } from '~/features/site/site-settings.server';
import type { PublishFields } from '~/features/wallpapers/publish.schema';
import { invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import type { Plan } from './plan.view';
import { checkTime, findPlaces, lockPlans, type Times } from './plans.queries.server';

/** Null to publish at once. @throws invalid for a time in the past or more than two years ahead */
export async function readPlan(em: EntityManager, fields: PublishFields): Promise<Plan | null> {
  const { publishedAt = 'now', publishAt, perDay = 1, dripTime: time = '09:00', dripFrom: from = null } = fields;
  const { timeZone } = await readSiteSettings(em);
  const text = messagesOf('publishingErrors');
  const check = async (field: keyof PublishFields, times: Times) => {
    const { at, isPast, isFar } = await checkTime(em, times);
    if (isPast) throw invalid({ [field]: [text.past] });
    if (isFar) throw invalid({ [field]: [text.far] });
    return at;
  };
  switch (publishedAt) {
    case 'now':
      return null;
    case 'draft':
      return { kind: 'draft' };
    case 'at':
      if (!publishAt) throw invalid({ publishAt: [text.publishAt] });
      return { kind: 'at', at: await check('publishAt', { local: publishAt, timeZone }) };
    case 'drip':
      // The whole first day is allowed: places that have passed are left out.
      if (from) await check('dripFrom', { local: `${from}T23:59`, timeZone });
      return { kind: 'drip', perDay, time, from, timeZone };
    default:
      return { kind: 'at', at: await check('publishedAt', { utc: publishedAt }) };
  }
}

/**
 * Times for this many pictures in their order, or nulls for drafts. The lock holds them until the commit.
 * @param except drafts whose present plans don't count @throws invalid when there are too many for two years
 */
export async function takePlaces(
  tx: EntityManager,
  plan: Plan,
  count: number,
  except: number[] = [],
): Promise<(Date | null)[]> {
  if (plan.kind === 'draft') return Array.from({ length: count }, () => null);
  await lockPlans(tx);
  const places = await findPlaces(tx, plan, count, except);
  if (places.length < count) throw invalid({ perDay: [messagesOf('publishingErrors').tooMany] });
  return places;
}
