import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry } from 'prom-client';

export async function serveMetrics(port: number, host: string): Promise<void> {
  const registry = new AggregatorRegistry();
  const server = createServer(async ({ method, url }, response) => {
    const respond = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (method !== 'GET' || url !== '/metrics') return respond(404, 'text/plain', 'Only GET /metrics is here.\n');
    try {
      respond(200, registry.contentType, await registry.clusterMetrics());
    } catch {
      // A worker that is starting or frozen: what the others counted would look like a loss.
      respond(503, 'text/plain', 'A worker has not answered.\n');
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
}
