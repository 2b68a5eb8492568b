import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bundled } from '../support/bundled.mjs';
import { reservePort } from '../support/ports';
import { random } from '../support/seed';

const module = await bundled('tests/support/ports.ts');
/** Where the processes start to look, apart from those of other runs. */
const place = Math.floor(random('ports')() * 1e6);
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A process that reserves ports, prints them, and keeps running. */
async function otherProcess(count: number): Promise<{ child: ChildProcess; ports: number[] }> {
  const script = `Object.defineProperty(process, 'pid', { value: ${place} });
    const { reservePort } = await import(${JSON.stringify(module)});
    const ports = [];
    while (ports.length < ${count}) ports.push(await reservePort());
    process.stdout.write(JSON.stringify(ports));
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, ports: JSON.parse(String(said)) };
}

test('no two processes, and no two calls, get the same port', async () => {
  const others = await Promise.all([otherProcess(20), otherProcess(20)]);
  const ports = [...others.flatMap((other) => other.ports), await reservePort(), await reservePort()];
  expect(new Set(ports).size).toBe(42);
  const [ephemeral] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t').map(Number);
  expect(Math.max(...ports)).toBeLessThan(ephemeral ?? 0);
});

test('the ports of a killed process are free again', async () => {
  const { child, ports } = await otherProcess(3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await otherProcess(3)).ports).toEqual(ports);
});

test('a port in use is skipped', async () => {
  const { child, ports } = await otherProcess(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = createServer().listen(ports[0]);
  await once(server, 'listening');
  expect((await otherProcess(1)).ports).not.toEqual(ports);
  server.close();
});
