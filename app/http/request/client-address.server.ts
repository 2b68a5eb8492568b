import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { env } from '~/lib/env.server';
import { log } from '~/platform/log.server';

const trust = env.TRUST_PROXY ?? (() => false);

export function isTrustedPeer(request: IncomingMessage): boolean {
  return trust(request.socket.remoteAddress ?? '', 0);
}

let hasWarned = false;

/** Behind a proxy that is not named, all visitors would share one address and one limit. */
export function warnOfUnknownProxy({ headers }: IncomingMessage): void {
  if (hasWarned || env.TRUST_PROXY || !(headers['x-forwarded-for'] || headers.forwarded)) return;
  hasWarned = true;
  log.warn(
    'Requests come through a proxy that Tapeta does not know: set TRUST_PROXY, so that visitors’ own addresses count.',
  );
}

const PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

export function clientAddress(request: IncomingMessage): string {
  const address = proxyAddr(request, trust) ?? '0.0.0.0';
  const [, v6, v4] = PORT.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** One client: an IPv4 address, or the /64 network that one IPv6 subscriber gets. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
