/** What the server has against an address, in its own words. */
export class Refusal extends Error {}

/** The dialog cannot be closed while it waits, so the wait has an end. */
const PATIENCE_MS = 30_000;

/** Answers what is left to do, if anything is. @throws Refusal; anything else when nothing came that could be read */
export async function postSubscription(email: string): Promise<string | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ email }),
      signal: patience.signal,
    });
    const answer: { ok?: unknown; message?: unknown; next?: string } = await response.json();
    if (answer.ok) return answer.next;
    throw new Refusal(typeof answer.message === 'string' && answer.message ? answer.message : 'Subscription failed');
  } finally {
    clearTimeout(timer);
  }
}
