import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnswerServer, openAnswerServer } from '../support/answer-server';

let server: AnswerServer;

beforeAll(async () => {
  server = await openAnswerServer(0);
});
afterAll(() => server.close());

it('renders for every request, but once for simultaneous ones', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const rendered = server.renderWith(async ({ url }) => {
    await finished;
    return new Response(url, { headers: { 'Content-Type': 'text/html' } });
  });
  const asked = Array.from({ length: 10 }, () => server.ask('/?seed=1'));
  await expect.poll(server.received).toBe(10);
  finish();
  const together = await Promise.all(asked);
  expect(rendered).toHaveLength(1);
  const later = [await server.ask('/?seed=1'), await server.ask('/?seed=1')];
  expect(rendered).toHaveLength(3);
  for (const { status, timing } of [...together, ...later]) expect([status, timing]).toEqual([200, 'cache;desc=miss']);
});
