import { isbot } from 'isbot';
import { forkEm } from '~/db/orm.server';
import type { RecordWanted } from '~/http/middleware/context.server';
import { clientKey } from '~/http/request/client-address.server';
import { env } from '~/lib/env.server';
import { onceADay } from '~/lib/once-a-day.server';
import { logError } from '~/platform/log.server';
import { type Demand, recordDemand } from './demand.commands.server';
import { normalise } from './normalise';

const isFirstToday = onceADay({ max: 20_000, maxPerClient: 50 });

/** More are dropped: a flood must not wait in memory for the database. */
const MAX_WAITING = 200;

const waiting: Demand[] = [];
let isWriting = false;
let hasComplained = false;

/** Programs that change wallpapers call themselves curl or Python, which are robots on a page. */
const isRobot = (userAgent: string, isProgram: boolean): boolean =>
  isProgram ? /bot|crawl|spider/i.test(userAgent) : userAgent === '' || isbot(userAgent);

/** One after another, so that counting never takes more than one connection. */
async function writeAll(): Promise<void> {
  try {
    const em = await forkEm();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await recordDemand(em, next, env.SESSION_SECRET ?? '');
    }
  } catch (error) {
    waiting.length = 0;
    if (!hasComplained) logError(error, 'What visitors look for cannot be counted');
    hasComplained = true;
  } finally {
    isWriting = false;
  }
}

/** Runs after the answer is sent. What a browser only prefetches doesn't count. */
export const recordWanted: RecordWanted = (wanted, { address, headers, isProgram }) => {
  const userAgent = (headers['user-agent'] ?? '').slice(0, 500);
  if (/prefetch/.test(String(headers['sec-purpose'] ?? '')) || isRobot(userAgent, isProgram)) return;
  const at = new Date();
  const client = clientKey(address);
  for (const one of wanted) {
    const text = normalise(one);
    if (text === null || waiting.length >= MAX_WAITING) continue;
    if (!isFirstToday(client, `${one.kind} ${text}`, at.toISOString().slice(0, 10))) continue;
    waiting.push({ kind: one.kind, wanted: text, client, at });
  }
  if (waiting.length === 0 || isWriting) return;
  isWriting = true;
  setImmediate(writeAll);
};
