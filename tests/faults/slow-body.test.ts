import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { limitSlowBody } from '~/http/slow-body.server';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A server that reads bodies, with these limits; answers a connection that has sent the headers of a POST. */
async function begun(type: string, wholeMs: number, silenceMs: number): Promise<{ socket: Socket; got(): string }> {
  const server = createServer(async (request: IncomingMessage, response) => {
    limitSlowBody(request, wholeMs, silenceMs);
    try {
      for await (const _ of request);
      response.end('read');
    } catch {
      response.destroy();
    }
  }).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  open.push({ close: () => server.close() }, { close: () => socket.destroy() });
  let text = '';
  socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n`);
  return { socket, got: () => text };
}

async function drip({ socket }: { socket: Socket }, bytes: number): Promise<void> {
  for (let sent = 0; sent < bytes; sent += 1) {
    socket.write('x');
    await sleep(100);
  }
}

test('a form that comes byte by byte is ended with 408', async () => {
  const connection = await begun('application/x-www-form-urlencoded', 300, 10_000);
  await Promise.all([once(connection.socket, 'close'), drip(connection, 9)]);
  expect(connection.got()).toMatch(/^HTTP\/1\.1 408 /);
});

test('pictures may take longer, as long as something comes', async () => {
  const connection = await begun('multipart/form-data; boundary=x', 100, 700);
  await drip(connection, 10);
  await expect.poll(connection.got).toMatch(/read/);
});

test('pictures of which nothing comes any more are ended', async () => {
  const connection = await begun('multipart/form-data; boundary=x', 10_000, 200);
  await once(connection.socket, 'close');
  expect(connection.got()).toMatch(/^HTTP\/1\.1 408 /);
});
