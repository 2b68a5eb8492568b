import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { messagesOf } from '~/messages/messages';
import { env } from '../lib/env.server';
import { log } from '../platform/log.server';
import { projectRoot } from '../platform/project-root.server';
import { readArguments } from './arguments.server';
import { CommandError } from './launcher/command-error.server';
import { localAddress, waitUntilHealthy } from './launcher/readiness.server';
import { Shutdown } from './launcher/shutdown.server';
import { startJobs } from './launcher/site-processes.server';
import { setUp } from './set-up.server';

const DRAIN_MS = 3000;

const shutdown = new Shutdown();

async function develop(): Promise<void> {
  readArguments(messagesOf('commands').dev);
  const childEnv = { ...(await setUp(shutdown)), NODE_ENV: 'development' as const };
  if (shutdown.underWay) return;
  const jobs = startJobs(childEnv, shutdown.fail);
  shutdown.add({ stop: () => jobs.stop(DRAIN_MS), kill: jobs.kill });
  const remix = spawn(process.execPath, [createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js'), 'dev'], {
    cwd: projectRoot,
    env: { ...process.env, ...childEnv },
    // Its own process group: keep-alive connections would let the remix-serve inside outlive its parent.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  shutdown.add({ stop: () => stopRemix(remix), kill: () => signalGroup(remix, 'SIGKILL') });
  remix.once('exit', () => shutdown.fail(new CommandError(messagesOf('launcher').developmentEnded)));
  const address = localAddress(env.PORT, env.HOST);
  const isReady = await waitUntilHealthy(address);
  // Remix has emptied its folder by now.
  const messages = spawn(process.execPath, ['app/remix/write-messages.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  shutdown.add({ stop: async () => void messages.kill(), kill: () => void messages.kill('SIGKILL') });
  if (isReady) log.info(`Tapeta is ready: ${address}  (stop it with Ctrl-C)`);
}

async function stopRemix(remix: ChildProcess): Promise<void> {
  if (remix.exitCode === null && remix.signalCode === null) {
    const exit = once(remix, 'exit');
    remix.kill('SIGTERM');
    await exit;
  }
  signalGroup(remix, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

develop().catch(shutdown.fail);
