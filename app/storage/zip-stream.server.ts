import { makeZip } from 'client-zip';

interface Entry {
  name: string;
  input: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  lastModified?: Date;
  size?: number;
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}

/** When a client leaves, the library tells the generator of entries, but leaves the file that it reads open. */
async function* closingInputs(entries: AsyncIterable<Entry>) {
  for await (const entry of entries) {
    const { input, ...facts } = entry;
    if (!(input instanceof ReadableStream)) {
      yield { ...facts, input };
      continue;
    }
    const reader: ReadableStreamDefaultReader<Uint8Array> = input.getReader();
    try {
      yield { ...facts, input: chunksOf(reader) };
    } finally {
      await reader.cancel();
    }
  }
}

/** Stored, not compressed. */
export const zipStream = (entries: AsyncIterable<Entry>): ReadableStream<Uint8Array> => makeZip(closingInputs(entries));
