import { withQuery } from '~/lib/paths';
import { readErrorStatus } from './error-texts';

/** No server has answered. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** An answer that is not a success; the text is the status and what the server says of it. */
export class ReadError extends Error {
  override name = 'ReadError';
  constructor(
    readonly status: number,
    message: string,
    /** The page of this status, with the way that the answer names, for a reader who does not show the error in place. */
    readonly page: string | null,
  ) {
    super(`${status}: ${message}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the server says of its failure, and the error page that belongs to it. */
export function failedRead(status: number, statusText: string, body: string): ReadError {
  const json = parseJson(body);
  const fields = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  const said = [fields.message, fields.error].find((value) => typeof value === 'string' && value !== '');
  const message = said ?? (body || statusText || `HTTP ${status}`);
  const to = typeof fields.to === 'string' ? fields.to : null;
  const page = readErrorStatus(status) === null ? null : withQuery(`/${status}`, { to });
  return new ReadError(status, String(message), page);
}

/** Asks a path of this site for data. @throws ReadError, ConnectionError; what a signal breaks off throws as fetch does */
export async function readJson<T>(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<T> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await ask(path, { credentials: 'include', ...init, headers });
  if (!answer.ok) throw failedRead(answer.status, answer.statusText, await answer.text());
  return answer.json();
}

async function ask(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  fetchIt: typeof fetch = fetch,
): Promise<Response> {
  try {
    return await fetchIt(input, init);
  } catch (error) {
    throw error instanceof TypeError ? new ConnectionError(error.message) : error;
  }
}

const isPageData = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname.endsWith('.data');

/**
 * Remix takes whatever answers a navigation for its own data and says of anything else only that it cannot decode it. From
 * here on a proxy's answer, or none, reaches the ErrorBoundary as what it is.
 */
export function explainFailedNavigations(): void {
  const browserFetch = window.fetch;
  window.fetch = async (input, init) => {
    if (!isPageData(input)) return browserFetch(input, init);
    const answer = await ask(input, init, browserFetch);
    if (answer.headers.has('X-Remix-Response')) return answer;
    // Every route of the page gets the same one, so there must be no body to be read only once.
    throw new Response(null, { status: answer.ok ? 502 : answer.status });
  };
}
