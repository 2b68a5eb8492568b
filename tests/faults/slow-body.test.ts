import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSlowBody } from '~/http/body/slow-body.server';

const open: { close(): void }[] = [];
// Fakes only the clock of the limits, which tests move.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.close();
});

interface Connection {
  socket: Socket;
  /** The server's side of the connection. */
  request: IncomingMessage;
  got(): string;
}

/** Starts a server that reads bodies with these limits. Returns a connection that has sent the headers of a POST. */
async function begun(type: string, wholeMs: number, silenceMs: number): Promise<Connection> {
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
  const [request] = await once(server, 'request');
  return { socket, request, got: () => text };
}

/** Sends bytes at this interval until the connection ends. */
async function drip({ socket, request }: Connection, bytes: number, ms: number): Promise<void> {
  for (let sent = 0; sent < bytes; sent += 1) {
    vi.advanceTimersByTime(ms);
    if (request.destroyed) return;
    const { bytesRead } = request.socket;
    socket.write('x');
    await expect.poll(() => request.socket.bytesRead).toBeGreaterThan(bytesRead);
  }
}

test('a form that arrives byte by byte is ended with 408', async () => {
  const connection = await begun('application/x-www-form-urlencoded', 300, 10_000);
  await Promise.all([once(connection.socket, 'close'), drip(connection, 9, 100)]);
  expect(connection.got()).toMatch(/^HTTP\/1\.1 408 /);
});

test('pictures may take longer while data arrives', async () => {
  const connection = await begun('multipart/form-data; boundary=x', 100, 700);
  await drip(connection, 10, 600);
  await expect.poll(connection.got).toMatch(/read/);
});

test('pictures are ended when no more data arrives', async () => {
  const connection = await begun('multipart/form-data; boundary=x', 10_000, 200);
  vi.advanceTimersByTime(400);
  await once(connection.socket, 'close');
  expect(connection.got()).toMatch(/^HTTP\/1\.1 408 /);
});
