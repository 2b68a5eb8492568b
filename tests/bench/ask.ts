import { Agent, type RequestOptions, request } from 'node:http';

/** A browser's headers, so that the visit is counted. */
export const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html,*/*;q=0.8',
  'Accept-Encoding': 'br',
};

export interface Answer {
  status: number;
  /** Names and values alternate, as received. */
  rawHeaders: string[];
  /** `hit`, `stale` or `miss`, or '' if the answer is not cached. */
  memory: string;
  /** As received, compressed. */
  body: Buffer;
}

/** `cache;desc=miss` and the like. */
export const memoryFrom = (serverTiming = '') => /cache;desc=(\w+)/.exec(serverTiming)?.[1] ?? '';

// One connection means one worker, which has to warm up only once.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(url: string, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          memory: memoryFrom(String(response.headers['server-timing'] ?? '')),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Sends requests like a browser, one after another on one connection. Returns the compressed body. */
export const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(url, { agent, headers: { ...BROWSER, ...headers } });
