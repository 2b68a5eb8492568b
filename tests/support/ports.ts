import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

const RANGE_FILE = '/proc/sys/net/ipv4/ip_local_port_range';
/** From here on, the kernel assigns ports to outgoing connections and to programs that listen on port 0. */
const ephemeral = existsSync(RANGE_FILE) ? Number.parseInt(readFileSync(RANGE_FILE, 'utf8'), 10) : 32_768;
const FIRST = 10_000;
const PAIRS = Math.floor((ephemeral - FIRST) / 2);
/** Each process starts at a different place. */
let next = process.pid % PAIRS;

/**
 * Reserves a port for this process until it ends, different for every caller. The reservation is a socket that listens on the
 * next port: only one process can do that, and the kernel closes it when the process ends.
 */
export async function reservePort(): Promise<number> {
  for (let tries = 0; tries < PAIRS; tries += 1) {
    const port = FIRST + 2 * (next++ % PAIRS);
    const reservation = await listen(port + 1);
    if (!reservation) continue;
    const probe = await listen(port);
    if (probe) {
      probe.close();
      await once(probe, 'close');
      return port;
    }
    reservation.close();
  }
  throw new Error(`No port from ${FIRST} to ${ephemeral - 1} is free.`);
}

/** Null when another program listens there. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer().unref();
  try {
    await once(server.listen({ port, exclusive: true }), 'listening');
    return server;
  } catch {
    return null;
  }
}
