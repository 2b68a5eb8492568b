import { removeFormerCluster } from '~/cli/postgres/former-cluster.server';
import { messagesOf } from '~/messages/messages';
import { env } from '../lib/env.server';
import { log } from '../platform/log.server';
import { readArguments } from './arguments.server';
import { localAddress, waitUntilHealthy } from './launcher/readiness.server';
import { Shutdown } from './launcher/shutdown.server';
import { firstWorkerListening, startJobs, startWorkers } from './launcher/site-processes.server';
import { setUp } from './set-up.server';

const DRAIN_MS = 6000;

const shutdown = new Shutdown();

async function start(): Promise<void> {
  readArguments(messagesOf('commands').start);
  const childEnv = { ...(await setUp(shutdown)), NODE_ENV: 'production' };
  if (shutdown.underWay) return;
  const listening = firstWorkerListening();
  const supervised = [startWorkers(env.WEB_CONCURRENCY, childEnv, shutdown.fail)];
  shutdown.add({
    stop: async () => void (await Promise.all(supervised.map((processes) => processes.stop(DRAIN_MS)))),
    kill: async () => void (await Promise.all(supervised.map((processes) => processes.kill()))),
  });
  await listening;
  if (env.METRICS_PORT) {
    const { serveMetrics } = await import('./metrics.server');
    await serveMetrics(env.METRICS_PORT, env.METRICS_HOST);
  }
  const healthy = await announce(localAddress(env.PORT, env.HOST));
  if (!shutdown.underWay) supervised.push(startJobs(childEnv, shutdown.fail));
  if (healthy && !env.DATABASE_URL) await removeFormerCluster(env.DATA_DIR);
}

async function announce(address: string): Promise<boolean> {
  const healthy = await waitUntilHealthy(address);
  if (shutdown.underWay) return false;
  if (env.TRUST_PROXY && !env.SITE_URL) log.warn(messagesOf('launcher').proxyWithoutAddress);
  if (healthy) log.info(`Tapeta is ready: ${address}  (stop it with Ctrl-C)`);
  else log.warn(`Tapeta listens on ${address}, but its health check at ${address}/health fails.`);
  return healthy;
}

start().catch(shutdown.fail);
