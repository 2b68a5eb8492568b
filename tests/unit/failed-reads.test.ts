import { afterEach, describe, expect, test, vi } from 'vitest';
import { readErrorStatus } from '~/ui/error-texts';
import { ConnectionError, failedRead, ReadError, readJson } from '~/ui/failed-reads';

describe('a failed read says its status and', () => {
  test.each([
    ['the message', '{"message":"No such thing","error":"not_found"}', '404: No such thing'],
    ['else the error', '{"error":"not_found"}', '404: not_found'],
    ['else the error when the message is empty', '{"message":"","error":"not_found"}', '404: not_found'],
    ['else all of the JSON', '{"detail":[1]}', '404: {"detail":[1]}'],
    ['else all of the JSON, also when it is a list', '[1,2]', '404: [1,2]'],
    ['the text of what is not JSON', '<h1>Lost</h1>', '404: <h1>Lost</h1>'],
    ['else the text of the status', '', '404: Not Found'],
  ])('%s', (_what, body, text) => {
    expect(failedRead(404, 'Not Found', body).message).toBe(text);
  });

  test('else "HTTP" and the number', () => {
    expect(failedRead(502, '', '').message).toBe('502: HTTP 502');
  });
});

describe('the page of a failed read', () => {
  test.each([400, 401, 403, 404, 429, 500, 502, 503, 504])('is /%i', (status) => {
    expect(failedRead(status, '', '{}').page).toBe(`/${status}`);
    expect(failedRead(status, '', '{"to":"/help?a=1&b"}').page).toBe(`/${status}?to=%2Fhelp%3Fa%3D1%26b`);
    expect(failedRead(status, '', '{"to":7}').page).toBe(`/${status}`);
  });

  test.each([402, 405, 409, 418, 422, 501])('does not exist for %i', (status) => {
    expect(failedRead(status, '', '{"to":"/help"}').page).toBeNull();
  });
});

test.each(['4040', '4', '04e2', 'constructor', 'toString', '__proto__', '', '404.0', ' 404'])(
  '%j is no status',
  (word) => {
    expect(readErrorStatus(word)).toBeNull();
  },
);

describe('reading JSON by script', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The browser's own part, as the standard describes it. */
  const answers = (answer: () => Promise<Response>) => {
    const calls: [unknown, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', (input: unknown, init?: RequestInit) => {
      calls.push([input, init]);
      return answer();
    });
    return calls;
  };

  test('answers the value, and says that a script asks', async () => {
    const calls = answers(async () => Response.json({ id: 7 }));
    expect(await readJson('/api/wallpapers/7')).toEqual({ id: 7 });
    expect(calls).toMatchObject([['/api/wallpapers/7', { headers: { 'X-Requested-With': 'XMLHttpRequest' } }]]);
  });

  test('throws what the server said', async () => {
    answers(async () => Response.json({ message: 'Slow down', to: '/' }, { status: 429 }));
    const error = await readJson('/api/wallpapers').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ status: 429, message: '429: Slow down', page: '/429?to=%2F' });
  });

  test('tells no connection from a request that was broken off', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readJson('/api/wallpapers')).rejects.toBeInstanceOf(ConnectionError);
    answers(() => Promise.reject(new DOMException('', 'AbortError')));
    await expect(readJson('/api/wallpapers')).rejects.toBeInstanceOf(DOMException);
  });
});
