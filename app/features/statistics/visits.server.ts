import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { forkEm } from '~/db/orm.server';
import { clientKey } from '~/http/request/client-address.server';
import { requestContext } from '~/http/request/request-context.server';
import { env } from '~/lib/env.server';
import { onceADay } from '~/lib/once-a-day.server';
import { logError } from '~/platform/log.server';
import { recordVisitor } from './visitors.commands.server';

/** With more, a visitor may be recorded twice a day, which costs a query and changes nothing. Enough for an office behind one address. */
const isFirstToday = onceADay({ max: 100_000, maxPerClient: 20 });

const recent = new LRUCache<string, true>({ max: 1000 });

let hasComplained = false;

/** Runs after the answer is sent. Prefetched pages don't count: they may never be looked at. */
export function recordVisit(name = '', purpose: string | string[] = ''): void {
  const userAgent = name.slice(0, 500);
  if (userAgent === '' || /prefetch/.test(String(purpose))) return;
  const at = new Date();
  const { address } = requestContext();
  const day = at.toISOString().slice(0, 10);
  const visit = `${day} ${address} ${userAgent}`;
  if (recent.has(visit)) return;
  recent.set(visit, true);
  const client = clientKey(address);
  if (!isFirstToday(client, userAgent, day) || isbot(userAgent)) return;
  setImmediate(async () => {
    try {
      await recordVisitor(await forkEm(), { client, userAgent, at }, env.SESSION_SECRET ?? '');
    } catch (error) {
      if (!hasComplained) logError(error, 'Visitors cannot be counted');
      hasComplained = true;
    }
  });
}
