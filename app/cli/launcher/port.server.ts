import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from '~/lib/errors';
import { CommandError } from './command-error.server';

export async function requireFreePort(
  port: number,
  host: string | undefined,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw new CommandError(`Tapeta cannot start: ${reason(errorCode(error), port, host, setting)}`);
  }
}

export function findFreePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

async function listenOnce(port: number, host: string | undefined): Promise<number> {
  const server = createServer().listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

function reason(code: string, port: number, host: string | undefined, setting: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program. Free it or set another ${setting}.`;
  if (code === 'EACCES') return `this user may not listen on port ${port}. Set a ${setting} above 1023.`;
  return `${setting.replace('PORT', 'HOST')} ${host ?? ''} cannot be listened on (${code}).`;
}
