import { get } from 'node:http';
import { waitUntil } from './wait.server';

const HEALTH_TIMEOUT_MS = 20_000;

export function localAddress(port: number, host: string | undefined): string {
  const everywhere = !host || host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

export function waitUntilHealthy(address: string): Promise<boolean> {
  return waitUntil(() => isHealthy(`${address}/health`), HEALTH_TIMEOUT_MS);
}

export function isHealthy(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 500);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
