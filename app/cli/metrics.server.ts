import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import { METRICS_QUESTION } from '~/features/operations/system/process-metrics.server';
import { messagesOf } from '~/messages/messages';
import { askProcesses } from '~/platform/processes.server';

/** Sums over all processes. Null while one is starting or frozen: sums without it would look like a drop. */
async function metricsOfAll(): Promise<string | null> {
  const answers = (await askProcesses(METRICS_QUESTION)) as (MetricObject[] | undefined)[];
  const given = answers.filter((answer) => answer !== undefined);
  return given.length < answers.length ? null : AggregatorRegistry.aggregate(given).metrics();
}

export async function serveMetrics(port: number, host: string): Promise<void> {
  const text = messagesOf('launcher').metrics;
  const { contentType } = new AggregatorRegistry();
  const server = createServer(async ({ method, url }, response) => {
    const respond = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (method !== 'GET' || url !== '/metrics') return respond(404, 'text/plain', text.onlyHere);
    const metrics = await metricsOfAll();
    if (metrics === null) respond(503, 'text/plain', text.noAnswer);
    else respond(200, contentType, metrics);
  });
  server.listen(port, host);
  await once(server, 'listening');
}
