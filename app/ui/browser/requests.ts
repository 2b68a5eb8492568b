import { withQuery } from '~/lib/paths';
import { inLanguage, withoutPrefix } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { interceptData, isForRouter, loadMessages } from '~/remix/browser';
import { pagePath } from '~/remix/data-address';
import { readErrorStatus } from './error-page-texts';
import { takePrefetched } from './prefetch';

export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

/** An answer that is not a success. The message is the status and the server's message. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
    /** The error page of this status, for callers that don't show the error in place. */
    readonly page: string | null,
    /** The parsed body; undefined when it is not JSON. */
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

/** Reads the server's message and finds the matching error page. */
export function failedRequest(status: number, statusText: string, text: string): RequestError {
  const body = parseJson(text);
  const message =
    messageIn(body) ?? readText(body, 'error') ?? (text || statusText || messagesOf('errorPages').status(status));
  const page = readErrorStatus(status) === null ? null : withQuery(`/${status}`, { to: readText(body, 'to') });
  return new RequestError(status, message, page, body);
}

/** Sent with every request that a script makes. */
export const SCRIPT_HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

/** Fetches a path of this site. @throws RequestError, ConnectionError, and like fetch when aborted */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, ...SCRIPT_HEADERS };
  const answer = await ask(inLanguage(path), { credentials: 'include', ...init, headers });
  if (!answer.ok) throw failedRequest(answer.status, answer.statusText, await answer.text());
  return answer;
}

/** @throws like `request` */
export async function readJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await request(path, init)).json();
}

/** Sends a value as JSON and returns the JSON answer. @throws like `request` */
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

/** Remix reports a body that ends early as one it can't decode; read here, it is a lost connection or an aborted request. */
const readWhole = async (answer: Response): Promise<Response> =>
  answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;

/** The administrator's area has a language of its own. */
function isInOtherLanguage({ headers }: Response): boolean {
  const language = headers.get('Content-Language');
  return language !== null && language !== document.documentElement.lang;
}

/** After an upgrade the files of the page's own version are gone. */
async function hasMessages(pathname: string): Promise<boolean> {
  try {
    await loadMessages(withoutPrefix(pathname));
    return true;
  } catch {
    return false;
  }
}

function openDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/** Resolves when the visitor retries a request that got no answer. @throws when the router has aborted it */
export type WaitForRetry = (isRead: boolean, signal: AbortSignal) => Promise<void>;

/** Passes answers that Remix can't decode to the ErrorBoundary with their status. Without an answer, the page stays as it is. */
export function explainFailedNavigations(waitForRetry: WaitForRetry): void {
  interceptData(async (address, input, init, browserFetch) => {
    const isRead = init?.method === undefined || init.method === 'GET';
    const prefetched = isRead ? takePrefetched(address) : null;
    if (prefetched) return prefetched.catch(() => window.fetch(input, init));
    const [path = '', query] = address.split('?');
    const page = pagePath(path);
    const askForPage = async () => {
      const messages = hasMessages(page);
      const answer = await ask(input, init, async (...asked) => readWhole(await browserFetch(...asked)));
      return { answer, isComplete: await messages };
    };
    const retry = async (error: unknown): ReturnType<typeof askForPage> => {
      // What is fetched ahead has no signal.
      if (!(error instanceof ConnectionError && init?.signal)) throw error;
      await waitForRetry(isRead, init.signal);
      return askForPage().catch(retry);
    };
    const { answer, isComplete } = await askForPage().catch(retry);
    if (isRead && (isInOtherLanguage(answer) || !isComplete)) {
      return openDocument(query === undefined ? page : `${page}?${query}`);
    }
    if (isForRouter(answer)) return answer;
    // Without a body: all routes of the page get the same response, and a body can be read only once.
    throw new Response(null, { status: answer.ok ? 502 : answer.status });
  });
}
