import { expect, test } from 'vitest';
import { zipStream } from '~/storage/zip-stream.server';

/** Streams that never end, and which of them were closed. */
function inputs() {
  const closed: string[] = [];
  const endless = (name: string) =>
    new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(new Uint8Array(1000)), cancel: () => void closed.push(name) },
      { highWaterMark: 0 },
    );
  return { closed, endless };
}

test('a ZIP that is broken off closes the file that it reads, and opens no other', async () => {
  const { closed, endless } = inputs();
  const opened: string[] = [];
  async function* entries() {
    yield { name: 'text', input: 'a text' };
    for (const name of ['one', 'two']) {
      opened.push(name);
      yield { name, input: endless(name) };
    }
  }
  const reader = zipStream(entries()).getReader();
  for (let read = 0; read < 5000; ) read += (await reader.read()).value?.length ?? 0;
  await reader.cancel().catch(() => undefined);
  expect([opened, closed]).toEqual([['one'], ['one']]);
});

test('a whole ZIP has every file', async () => {
  const body = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;
  async function* entries() {
    yield { name: 'one', input: body('first') };
    yield { name: 'two', input: body('second') };
  }
  const text = await new Response(zipStream(entries())).text();
  for (const part of ['one', 'first', 'two', 'second']) expect(text).toContain(part);
});
