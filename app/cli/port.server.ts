import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Refusal } from './refusal.server';

/** Refuses to go on, in words, when the site could not listen on this port. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw new Refusal(`Tapeta cannot start: ${reason(error as NodeJS.ErrnoException, port, host)}`);
  }
}

/** A port of the loopback interface that nobody uses right now. */
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

function reason(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (error.code === 'EADDRINUSE') return `port ${port} is in use by another program. Free it or set another PORT.`;
  if (error.code === 'EACCES') return `this user may not listen on port ${port}. Set a PORT above 1023.`;
  return `HOST ${host ?? ''} cannot be listened on (${error.code}).`;
}
