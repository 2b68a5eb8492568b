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

/** Behind an unknown proxy, all visitors would share one address and one rate limit. */
export function warnOfUnknownProxy({ headers }: IncomingMessage): void {
  if (hasWarned || env.TRUST_PROXY || !(headers['x-forwarded-for'] || headers.forwarded)) return;
  hasWarned = true;
  log.warn(
    'Requests come through a proxy that Tapeta does not trust. Set TRUST_PROXY so that each visitor’s own address counts.',
  );
}

const PORT = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

export function clientAddress(request: IncomingMessage): string {
  const address = proxyAddr(request, trust) ?? '0.0.0.0';
  const [, v6, v4] = PORT.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** Identifies a client by its IPv4 address or its IPv6 /64 network, which is usually one customer. */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
