import { isbot } from 'isbot';
import { forkEm } from '~/db/orm.server';
import type { RecordMissedSearch } from '~/http/middleware/context.server';
import { clientKey } from '~/http/request/client-address.server';
import { env } from '~/lib/env.server';
import { onceADay } from '~/lib/once-a-day.server';
import { logError } from '~/platform/log.server';
import { type MissedSearch, normaliseWords, storeMissedSearch } from './missed-searches.commands.server';

const isFirstToday = onceADay({ max: 20_000, maxPerClient: 50 });

/** More are dropped: a flood must not wait in memory for the database. */
const MAX_WAITING = 200;

const waiting: MissedSearch[] = [];
let isWriting = false;
let hasComplained = false;

const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent);

/** One after another, so that counting never takes more than one connection. */
async function writeAll(): Promise<void> {
  try {
    const em = await forkEm();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await storeMissedSearch(em, next, env.SESSION_SECRET ?? '');
    }
  } catch (error) {
    waiting.length = 0;
    if (!hasComplained) logError(error, 'Searches without a result cannot be counted');
    hasComplained = true;
  } finally {
    isWriting = false;
  }
}

/** Runs after the answer is sent. What a browser only prefetches doesn't count. */
export const recordMissedSearch: RecordMissedSearch = (text, { address, headers }) => {
  if (/prefetch/.test(String(headers['sec-purpose'] ?? ''))) return;
  if (isRobot((headers['user-agent'] ?? '').slice(0, 500))) return;
  const words = normaliseWords(text);
  if (words === null || waiting.length >= MAX_WAITING) return;
  const at = new Date();
  const client = clientKey(address);
  if (!isFirstToday(client, words, at.toISOString().slice(0, 10))) return;
  waiting.push({ words, client, at });
  if (isWriting) return;
  isWriting = true;
  setImmediate(writeAll);
};
