import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is yes. False when the time is up. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}
