import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { CommandError } from './command-error.server';

export async function requireFreePort(
  port: number,
  host: string | undefined,
  setting: 'PORT' | 'METRICS_PORT' = 'PORT',
): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw new CommandError(reason(errorCode(error), port, host, setting));
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
  const text = messagesOf('launcher');
  if (code === 'EADDRINUSE') return text.portInUse(port, setting);
  if (code === 'EACCES') return text.portForbidden(port, setting);
  return text.hostUnusable(setting.replace('PORT', 'HOST'), host ?? '', code);
}
