import { createHash } from 'node:crypto';

interface Limits {
  /** With more, something may count twice in this process. */
  max: number;
  /** Limited, because a client can send anything. */
  maxPerClient: number;
}

/** Whether this process sees something of a client for the first time that day. */
export function onceADay({ max, maxPerClient }: Limits) {
  let seenOn = '';
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return (client: string, what: string, day: string): boolean => {
    if (day !== seenOn || seen.size >= max) {
      seen.clear();
      counts.clear();
      seenOn = day;
    }
    const key = createHash('sha256').update(`${client}\n${what}`).digest('base64');
    const count = counts.get(client) ?? 0;
    if (seen.has(key) || count >= maxPerClient) return false;
    seen.add(key);
    counts.set(client, count + 1);
    return true;
  };
}
