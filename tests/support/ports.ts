import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

const RANGE_FILE = '/proc/sys/net/ipv4/ip_local_port_range';
/** From here on the kernel gives ports to outgoing connections, and to whoever listens on port 0. */
const ephemeral = existsSync(RANGE_FILE) ? Number.parseInt(readFileSync(RANGE_FILE, 'utf8'), 10) : 32_768;
const FIRST = 10_000;
const PAIRS = Math.floor((ephemeral - FIRST) / 2);
/** Each process looks in a place of its own first. */
let next = process.pid % PAIRS;

/**
 * A port on which this process may let something listen, again and again, until the process ends: nobody gets it by
 * chance, and every test that asks here gets another one. What reserves it is a socket that listens on the port after it,
 * since the kernel lets only one process do that, and closes it however the process ends.
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

/** Null when somebody else listens there. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer().unref();
  try {
    await once(server.listen({ port, exclusive: true }), 'listening');
    return server;
  } catch {
    return null;
  }
}
