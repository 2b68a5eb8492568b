import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openAnswerServer } from '../support/answer-server';
import { until } from '../support/until';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const MEGABYTE = 1024 * 1024;
const MEMORY = 8;
const PAGE_BYTES = 20_000;
/** 100 MB in total. */
const ADDRESSES = 5000;

it('the answer cache stays within its limit, however many addresses are requested', async () => {
  const server = await openAnswerServer(MEMORY);
  const headers = { 'Content-Type': 'text/html' };
  const rendered = server.renderWith(({ url }) => new Response(url.padEnd(PAGE_BYTES), { headers }));
  const before = process.memoryUsage().arrayBuffers;
  let next = 0;
  const askMore = async () => {
    while (next < ADDRESSES) {
      next += 1;
      expect((await server.ask(`/?seed=${next}`)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 50 }, askMore));
  expect(rendered).toHaveLength(ADDRESSES);
  // Plus the memory of the server and its connections. Buffers are freed some turns later.
  const isBounded = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers - before < (MEMORY + 8) * MEGABYTE;
  };
  await until('what is not kept has been given back', isBounded);
  expect((await server.ask(`/?seed=${ADDRESSES}`)).timing).toBe('cache;desc=hit');
  expect((await server.ask('/?seed=1')).timing).toBe('cache;desc=miss');
  await server.close();
}, 300_000);
