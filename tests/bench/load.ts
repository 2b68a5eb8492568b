import autocannon from 'autocannon';
import { BROWSER } from './ask';

export interface Load {
  perSecond: number;
  answers: number;
  /** In ms. */
  p99: number;
  slowest: number;
  /** Answers with another status than the expected one, and requests without any. */
  unexpected: number;
}

interface LoadOptions {
  seconds: number;
  connections?: number;
  status?: number;
  /** Of all connections together; without it as many as they get through. */
  perSecond?: number;
  requests?: autocannon.Request[];
  /** Gets the names and values of every answer's headers, in turn. */
  onHeaders?: (rawHeaders: string[]) => void;
}

/** What autocannon does not declare: where it makes a text of every body, and that it hands on what Node's parser says. */
interface Inside {
  pipelinedRequests: { addBody(bytes: Buffer): void };
  on(event: 'headers', listener: (parsed: { headers: string[] }) => void): void;
}

/** As many requests as the connections get through in that time. */
export async function load(
  url: string,
  { seconds, connections = 16, status = 200, perSecond, requests, onHeaders }: LoadOptions,
): Promise<Load> {
  const setupClient = (client: autocannon.Client) => {
    const inside = client as unknown as Inside;
    // A compressed page of 25 KB as a text costs ten times what the rest of a request does, and the figures would be its own.
    inside.pipelinedRequests.addBody = () => undefined;
    if (onHeaders) inside.on('headers', ({ headers }) => onHeaders(headers));
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: BROWSER,
    requests,
    setupClient,
    ...(perSecond && { overallRate: perSecond }),
  });
  const answers = result.requests.total;
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return {
    perSecond: answers / result.duration,
    answers,
    p99: result.latency.p99,
    slowest: result.latency.max,
    unexpected: answers - expected + result.errors,
  };
}

/** A remark for the table when not every answer was what had been asked for. */
export const doubts = (unexpected: number, answers: number): string[] =>
  unexpected > 0 ? [`(${unexpected} of ${answers} answers were not as they should be)`] : [];
