import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchListPage, fetchWallpaper } from '~/features/lists/pages/list-client';
import { postSubscription, Refusal } from '~/features/newsletter/post-subscription';
import { sendDecision, sendEdit } from '~/features/uploads/upload-client';
import { readErrorStatus } from '~/ui/browser/error-page-texts';
import {
  ConnectionError,
  explainFailedNavigations,
  failedRequest,
  messageIn,
  RequestError,
  readJson,
  request,
  sendJson,
} from '~/ui/browser/requests';

describe('the message of a failed request is its status and', () => {
  test.each([
    ['the message', '{"message":"No such thing","error":"not_found"}', '404: No such thing'],
    ['else the error', '{"error":"not_found"}', '404: not_found'],
    ['else the error when the message is empty', '{"message":"","error":"not_found"}', '404: not_found'],
    ['else the error when the message is not text', '{"message":{"a":1},"error":"not_found"}', '404: not_found'],
    ['else the whole JSON', '{"detail":[1]}', '404: {"detail":[1]}'],
    ['else the whole JSON, also a list', '[1,2]', '404: [1,2]'],
    ['else the whole JSON, also a number or a text', '"gone"', '404: "gone"'],
    ['the text of a non-JSON answer', '<h1>Lost</h1>', '404: <h1>Lost</h1>'],
    ['else the status text', '', '404: Not Found'],
  ])('%s', (_what, body, text) => {
    expect(failedRequest(404, 'Not Found', body).message).toBe(text);
  });

  test('else "HTTP" and the number', () => {
    expect(failedRequest(502, '', '').message).toBe('502: HTTP 502');
  });
});

describe('the error page of a failed request', () => {
  test.each([400, 401, 403, 404, 429, 500, 502, 503, 504])('is /%i', (status) => {
    expect(failedRequest(status, '', '{}').page).toBe(`/${status}`);
    expect(failedRequest(status, '', '{"to":"/help?a=1&b"}').page).toBe(`/${status}?to=%2Fhelp%3Fa%3D1%26b`);
    expect(failedRequest(status, '', '{"to":7}').page).toBe(`/${status}`);
  });

  test.each([402, 405, 409, 418, 422, 501])('does not exist for %i', (status) => {
    expect(failedRequest(status, '', '{"to":"/help"}').page).toBeNull();
  });
});

test.each(['4040', '4', '04e2', 'constructor', 'toString', '__proto__', '', '404.0', ' 404'])(
  '%j is no status',
  (word) => {
    expect(readErrorStatus(word)).toBeNull();
  },
);

describe('reading JSON', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What the browser does according to the standard. */
  const answers = (answer: () => Promise<Response>) => {
    const calls: [unknown, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) => {
      calls.push([input, init]);
      return answer();
    });
    return calls;
  };

  test('returns the value and sends the script header and the session', async () => {
    const calls = answers(async () => Response.json({ id: 7 }));
    expect(await readJson('/api/wallpapers/7')).toEqual({ id: 7 });
    expect(calls).toEqual([
      ['/api/wallpapers/7', { headers: { 'X-Requested-With': 'XMLHttpRequest' }, credentials: 'include' }],
    ]);
  });

  test('sends JSON as JSON and a form unchanged', async () => {
    const calls = answers(async () => Response.json({ ok: true }));
    await sendJson('PUT', '/api/categories/3', { name: 'Space' });
    const form = new FormData();
    await request('/api/wallpapers', { method: 'POST', body: form });
    expect(calls).toEqual([
      [
        '/api/categories/3',
        {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
          body: '{"name":"Space"}',
          credentials: 'include',
        },
      ],
      [
        '/api/wallpapers',
        { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' }, body: form, credentials: 'include' },
      ],
    ]);
  });

  test('throws the server’s message after one attempt', async () => {
    const calls = answers(async () => Response.json({ message: 'Slow down', to: '/' }, { status: 429 }));
    const error = await readJson('/api/wallpapers').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: 429, message: '429: Slow down', page: '/429?to=%2F' });
    expect(messageIn((error as RequestError).body)).toBe('Slow down');
    expect(calls).toHaveLength(1);
  });

  test('distinguishes no connection from an aborted request', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readJson('/api/wallpapers')).rejects.toBeInstanceOf(ConnectionError);
    answers(() => Promise.reject(new DOMException('', 'AbortError')));
    await expect(readJson('/api/wallpapers')).rejects.toBeInstanceOf(DOMException);
  });
});

test.each([
  ['no connection', new TypeError('network error'), ConnectionError],
  ['an aborted request', new DOMException('', 'AbortError'), DOMException],
])('a page’s data that ends early counts as %s', async (_what, reason, type) => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(8)),
    pull: (controller) => controller.error(reason),
  });
  const answer = new Response(body, { headers: { 'X-Remix-Response': 'yes' } });
  vi.stubGlobal('window', { fetch: async () => answer, location: { href: 'http://site.example/' } });
  explainFailedNavigations(() => Promise.resolve());
  await expect(window.fetch('/wallpaper/7.data')).rejects.toBeInstanceOf(type);
  vi.unstubAllGlobals();
});

test('a page’s data without an answer waits for “Try again”; a prefetch does not', async () => {
  const answers = [0, 0, 1, 0].map((isAnswer) =>
    isAnswer
      ? async () => new Response('data', { headers: { 'X-Remix-Response': 'yes' } })
      : () => Promise.reject(new TypeError('Failed to fetch')),
  );
  const fetchIt = async () => answers.shift()?.();
  vi.stubGlobal('window', { fetch: fetchIt, location: { href: 'http://site.example/' } });
  const waited: boolean[] = [];
  explainFailedNavigations(async (isRead) => void waited.push(isRead));
  const { signal } = new AbortController();
  const answer = await window.fetch('/wallpaper/7.data', { method: 'POST', signal });
  expect(await answer.text()).toBe('data');
  expect(waited).toEqual([false, false]);
  await expect(window.fetch('/wallpaper/7.data')).rejects.toBeInstanceOf(ConnectionError);
  expect(waited).toHaveLength(2);
  vi.unstubAllGlobals();
});

describe('the message for a failed request', () => {
  afterEach(() => vi.unstubAllGlobals());

  const broken: [string, () => Promise<Response>][] = [
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => Response.json({ message: 'No' }, { status: 500 })],
    ['an answer that was cut short', async () => new Response('[{"id":')],
  ];

  test.each(broken)('is the same for %s', async (_what, answer) => {
    vi.stubGlobal('fetch', answer);
    const { signal } = new AbortController();
    await expect(fetchListPage('/', 'home', signal)).rejects.toThrow(/^Failed to fetch wallpapers$/);
    await expect(fetchWallpaper(1, signal)).rejects.toThrow(/^Failed to fetch wallpaper$/);
  });

  test.each([
    ['the server’s', Response.json({ message: 'Title is required.' }, { status: 422 }), 'Title is required.'],
    ['else our own', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to update wallpaper'],
    ['else our own', Response.json({ message: '' }, { status: 500 }), 'Failed to update wallpaper'],
  ])('for an edit is %s', async (_whose, answer, words) => {
    vi.stubGlobal('fetch', async () => answer);
    await expect(sendEdit(1, {})).rejects.toMatchObject({ message: words });
  });

  test('for a decision about a picture, too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendDecision('0'.repeat(32), 'publish')).rejects.toThrow(/^Failed to upload wallpaper$/);
  });

  test.each([
    ['the server’s', Response.json({ message: 'Slow down' }, { status: 429 }), 'Slow down'],
    ['the server’s, when it says no with a 200', Response.json({ ok: false, message: 'No' }), 'No'],
    ['else "Subscription failed"', Response.json({ ok: false }), 'Subscription failed'],
  ])('for a subscription is %s', async (_whose, answer, words) => {
    vi.stubGlobal('fetch', async () => answer);
    const error = await postSubscription('ada@example.org').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect(error.message).toBe(words);
  });

  test('for a subscription is not a refusal when something other than the site answered', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(postSubscription('ada@example.org')).rejects.not.toBeInstanceOf(Refusal);
  });
});
