import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { reservePort } from './ports';

/** A proxy to a server on this machine that can be cut off. */
export interface TcpProxy {
  port: number;
  /** Ends all connections and refuses new ones. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const port = await reservePort();
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const up = async () => {
    server = createServer((socket) => {
      const other = connect(target, '127.0.0.1');
      for (const [from, to] of [
        [socket, other],
        [other, socket],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
        from.pipe(to);
      }
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  const down = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    server = null;
  };
  await up();
  return { port, up, down, close: down };
}
