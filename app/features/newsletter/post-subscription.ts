import { messageIn, RequestError, sendJson } from '~/ui/browser/requests';

/** What the server has against an address, in its own words. */
export class Refusal extends Error {}

/** The dialog cannot be closed while it waits, so the wait has an end. */
const TIMEOUT_MS = 30_000;

async function answerTo(email: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await sendJson('POST', '/api/subscribe', { email }, signal);
  } catch (error) {
    // What is no JSON comes from somebody else on the way.
    if (error instanceof RequestError && error.body !== undefined) return error.body;
    throw error;
  }
}

/** Answers what is left to do, if anything is. @throws Refusal; anything else when nothing came that could be read */
export async function postSubscription(email: string): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const answer = await answerTo(email, controller.signal);
    const { ok, next } = (answer ?? {}) as { ok?: unknown; next?: string };
    if (ok) return next;
    throw new Refusal(messageIn(answer) ?? 'Subscription failed');
  } finally {
    clearTimeout(timer);
  }
}
