import { withQuery } from '~/lib/paths';
import { interceptData, isForRouter } from '~/remix/browser';
import { readErrorStatus } from './error-page-texts';
import { takePrefetched } from './prefetch';

export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** An answer that is not a success; the text is the status and what the server says of it. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
    /** The page of this status, with the way that the answer names, for a reader who does not show the error in place. */
    readonly page: string | null,
    /** What the answer holds as JSON; undefined when it is none. */
    readonly body: unknown,
  ) {
    super(`${status}: ${message}`);
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readText = (body: unknown, name: string): string | undefined => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const messageIn = (body: unknown) => readText(body, 'message');

/** What the server says of its failure, and the error page that belongs to it. */
export function failedRequest(status: number, statusText: string, text: string): RequestError {
  const body = parseJson(text);
  const message = messageIn(body) ?? readText(body, 'error') ?? (text || statusText || `HTTP ${status}`);
  const page = readErrorStatus(status) === null ? null : withQuery(`/${status}`, { to: readText(body, 'to') });
  return new RequestError(status, message, page, body);
}

/** What every request of a script carries, whatever sends it. */
export const SCRIPT_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

/** Asks a path of this site. @throws RequestError, ConnectionError; what a signal breaks off throws as fetch does */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, ...SCRIPT_HEADERS };
  const answer = await ask(path, { credentials: 'include', ...init, headers });
  if (!answer.ok) throw failedRequest(answer.status, answer.statusText, await answer.text());
  return answer;
}

/** Asks for data. @throws what request throws */
export async function readJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await request(path, init)).json();
}

/** Sends a value as JSON and answers with what comes back. @throws what request throws */
export function sendJson<T>(method: string, path: string, value: unknown, signal?: AbortSignal): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return readJson(path, { method, headers, body: JSON.stringify(value), signal });
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

/** An answer that is not the router's reaches the ErrorBoundary as what it is. */
export function explainFailedNavigations(): void {
  interceptData(async (address, input, init, browserFetch) => {
    const prefetched = init?.method === undefined || init.method === 'GET' ? takePrefetched(address) : null;
    if (prefetched) return prefetched.catch(() => window.fetch(input, init));
    const answer = await ask(input, init, browserFetch);
    if (isForRouter(answer)) return answer;
    // Every route of the page gets the same one, so there must be no body to be read only once.
    throw new Response(null, { status: answer.ok ? 502 : answer.status });
  });
}
