import { messagesOf } from '~/messages/messages';
import { messageIn, RequestError, sendJson } from '~/ui/browser/requests';

/** The server refuses the address; the message is the server's. */
export class Refusal extends Error {}

/** The dialog can't be closed while it waits. */
const TIMEOUT_MS = 30_000;

async function answerTo(email: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await sendJson('POST', '/api/subscribe', { email }, signal);
  } catch (error) {
    // Answers that are not JSON come from a proxy, not from this site.
    if (error instanceof RequestError && error.body !== undefined) return error.body;
    throw error;
  }
}

/** Returns the next step for the subscriber, if there is one. @throws Refusal, or another error without a readable answer */
export async function postSubscription(email: string): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const answer = await answerTo(email, controller.signal);
    const { ok, next } = (answer ?? {}) as { ok?: unknown; next?: string };
    if (ok) return next;
    throw new Refusal(messageIn(answer) ?? messagesOf('newsletter').refused);
  } finally {
    clearTimeout(timer);
  }
}
