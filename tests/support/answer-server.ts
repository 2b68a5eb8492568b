import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { galleryVersion } from '~/db/cache-invalidation.server';
import { dailyFacts } from '~/features/integrations/picks/describe-pick.server';
import { answerCache } from '~/http/cache/answer-cache.server';
import { context } from '~/http/middleware/context.server';
import { composeMiddleware } from '~/http/middleware/middleware';
import type { Render } from '~/http/middleware/send-response.server';
import type { RouteFacts } from '~/http/request/route-facts';
import { routeFinder } from '~/http/request/route-patterns.server';
import { HOME_PARAMETERS } from '~/lib/paths';
import { log } from '~/platform/log.server';
import { openTestDatabase } from './database';
import { until } from './until';

const route = (path: string, handle: RouteFacts, more = {}) => ({ id: path, path, module: { handle, ...more } });

/** As defined by the site's routes. */
const ROUTES = {
  home: route('', { cache: { parameters: HOME_PARAMETERS }, dataSaver: true }, { default: () => null }),
  daily: route('api/daily', dailyFacts),
} as never;

/** Requests that are passed on instead of answered. */
export const PASSED_ON = 599;

export interface AnswerServer {
  /** @param from the address of the client, in 127.0.0.0/8 */
  ask(
    path: string,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<{ status: number; body: string; timing: unknown }>;
  /** The number of requests so far. */
  received(): number;
  /** Replaces Remix. Returns the addresses that it is asked to render. */
  renderWith(render: (request: Request) => Promise<Response> | Response): string[];
  close(): Promise<void>;
}

/** A server with only the answer cache, of this many megabytes. */
export async function openAnswerServer(megabytes: number): Promise<AnswerServer> {
  // A log line for each request would bury the output of the tests.
  log.level = 'warn';
  const database = await openTestDatabase();
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let render: Render = async () => new Response();
  const step = composeMiddleware([
    context(routeFinder(ROUTES), () => undefined),
    answerCache({ render: (request) => render(request), recordVisit: () => undefined }, megabytes, database.url),
  ]);
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    step(request, response, () => response.writeHead(PASSED_ON).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await until('the version of the gallery is known', () => galleryVersion() !== null);
  return {
    ask: (path, more, localAddress = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        get(
          { port, host: '127.0.0.1', path, agent, localAddress, headers: { 'Accept-Encoding': 'identity', ...more } },
          async (response) => {
            let body = '';
            for await (const chunk of response.setEncoding('utf8')) body += chunk;
            resolve({ status: response.statusCode ?? 0, body, timing: response.headers['server-timing'] });
          },
        ).on('error', reject);
      }),
    received: () => received,
    renderWith: (answer) => {
      const rendered: string[] = [];
      render = async (request) => {
        rendered.push(request.url);
        return answer(request);
      };
      return rendered;
    },
    close: async () => {
      agent.destroy();
      server.close();
      await database.close();
    },
  };
}
