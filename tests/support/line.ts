import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can cut, freeze and restore. */
export interface Line {
  port: number;
  /** Closes open connections, and new ones at once. */
  cut(): void;
  /** Silently stops passing on data. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(host: string, targetPort: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = createServer((socket) => {
    // The listener stays open, because another program could take the port.
    if (isCut) return socket.destroy();
    if (isFrozen) {
      open.add(socket.on('error', () => undefined));
      return;
    }
    const target = connect(targetPort, host);
    for (const end of [socket, target]) {
      open.add(end);
      end.once('close', () => open.delete(end));
      end.on('error', () => undefined);
    }
    socket.pipe(target).pipe(socket);
    socket.once('close', () => target.destroy());
    target.once('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      isCut = true;
      for (const end of open) end.destroy();
    },
    freeze: () => {
      isFrozen = true;
      for (const end of open) end.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      isFrozen = false;
    },
    close: async () => {
      for (const end of open) end.destroy();
      await once(server.close(), 'close');
    },
  };
}
