import autocannon from 'autocannon';
import { BROWSER } from './ask';

export interface Load {
  perSecond: number;
  answers: number;
  /** In ms. */
  p50: number;
  p99: number;
  slowest: number;
  /** Answers with an unexpected status, and requests without an answer. */
  unexpected: number;
}

interface LoadOptions {
  seconds: number;
  connections?: number;
  status?: number;
  /** Requests of all connections together. By default as many as possible. */
  perSecond?: number;
  requests?: autocannon.Request[];
  /** Receives the alternating names and values of every answer's headers. */
  onHeaders?: (rawHeaders: string[]) => void;
}

/** Undeclared parts of autocannon: where it turns bodies into text, and the data it passes on from Node's parser. */
interface Inside {
  pipelinedRequests: { addBody(bytes: Buffer): void };
  on(event: 'headers', listener: (parsed: { headers: string[] }) => void): void;
}

/** Sends as many requests as the connections can in this time. */
export async function load(
  url: string,
  { seconds, connections = 16, status = 200, perSecond, requests, onHeaders }: LoadOptions,
): Promise<Load> {
  const setupClient = (client: autocannon.Client) => {
    const inside = client as unknown as Inside;
    // Turning a compressed page of 25 KB into text costs ten times the rest of a request, and would distort the figures.
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
    p50: result.latency.p50,
    p99: result.latency.p99,
    slowest: result.latency.max,
    unexpected: answers - expected + result.errors,
  };
}

/** A remark for the table when some answers were not as expected. */
export const doubts = (unexpected: number, answers: number): string[] =>
  unexpected > 0 ? [`(${unexpected} of ${answers} answers were not as they should be)`] : [];
