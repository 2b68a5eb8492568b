/** A backup is a tar file: its contents, the rows by table, the files by key, and finally the checksums of all of it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { extract, type Header, pack } from 'tar-stream';
import { z } from 'zod';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { isAddress } from '~/storage/file-store.server';
import { openArchive } from './archive-place.server';

const SUMS = 'SHA256SUMS';
const CONTENTS = 'tapeta.json';

const TAR_BLOCK = 512;
const TAR_END = 2 * TAR_BLOCK;

const MAX_CONTENTS_BYTES = 1024 * 1024;

const ContentsSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  postgresql: z.string(),
  /** The schema's version: the migrations that had run, in order. */
  migrations: z.array(z.string()),
  /** True for a backup of rows only. */
  withoutFiles: z.boolean().optional(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string() })),
});

export type Contents = z.infer<typeof ContentsSchema>;

export type ArchiveWriter = ReturnType<typeof writeArchive>;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Streams an archive into `target`. @param sumsFile a temporary file for the checksums, which may be too many for memory */
export function writeArchive(target: Writable, sumsFile: string) {
  const tar = pack();
  const sums = createWriteStream(sumsFile);
  let failure: Error | undefined;
  // Such as a full disk. What fails afterwards only says that the stream has ended.
  for (const stream of [target, sums]) stream.once('error', (error: Error) => (failure ??= error));
  const written = pipeline(tar, target);
  let size = TAR_END;
  written.catch(() => undefined);

  async function orFailure<T>(work: Promise<T>): Promise<T> {
    const result = await work.catch((error: unknown) => {
      throw failure ?? error;
    });
    if (failure) throw failure;
    return result;
  }

  async function addEntry(name: string, bytes: number, chunks: Chunks) {
    size += TAR_BLOCK + Math.ceil(bytes / TAR_BLOCK) * TAR_BLOCK;
    const hash = createHash('sha256');
    let told: (error?: Error | null) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      told = (error) => (error ? reject(error) : resolve());
    });
    ended.catch(() => undefined);
    const entry = tar.entry({ name, size: bytes, mode: 0o600, mtime: new Date() }, (error) => told(error));
    for await (const chunk of chunks) {
      hash.update(chunk);
      // A target that fails has to end the wait.
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written]);
    }
    entry.end(null);
    await Promise.race([ended, written]);
    return hash.digest('hex');
  }

  async function addSummed(name: string, bytes: number, chunks: Chunks) {
    const line = `${await addEntry(name, bytes, chunks)}  ${name}\n`;
    if (!sums.write(line)) await once(sums, 'drain');
  }

  async function end() {
    await finished(sums.end());
    await addEntry(SUMS, (await stat(sumsFile)).size, createReadStream(sumsFile));
    tar.finalize();
    await written;
    return size;
  }

  const add = (name: string, bytes: number, chunks: Chunks) => orFailure(addSummed(name, bytes, chunks));

  return {
    add,
    async addContents(contents: Contents) {
      const text = Buffer.from(`${JSON.stringify(contents, null, 2)}\n`);
      await add(CONTENTS, text.length, [text]);
    },
    /** Returns the size of the archive. */
    finish: () => orFailure(end()),
  };
}

interface ArchiveEntry {
  name: string;
  bytes: number;
  chunks: Readable;
}

/** Each entry has to be read to its end. Skips the checksums. @throws invalid for a name that is unknown or out of order */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const folders = new Set<string>();
  let last = '';
  for await (const entry of entriesOf(file)) {
    const { name, size = 0 } = entry.header;
    if (name === SUMS) {
      entry.resume();
      continue;
    }
    const folder = path.dirname(name);
    // A folder's entries come together and in order of their names, so neither can repeat.
    const isNew = folder === path.dirname(last) ? name > last : !folders.has(folder);
    if (!isNew || !isNameOfBackup(name)) throw noBackup();
    folders.add(folder);
    last = name;
    yield { name, bytes: size, chunks: entry };
  }
}

function isNameOfBackup(name: string): boolean {
  const [, key = '', fileName = ''] = /^files\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
  return name === CONTENTS || /^database\/\w+\/\d{6}\.copy$/.test(name) || isAddress(key, fileName);
}

type Entry = Readable & { header: Header };

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(openArchive(file), tar);
  read.catch(() => undefined);
  // The types of tar-stream do not know that its streams work like Node's.
  for await (const entry of tar as unknown as AsyncIterable<Entry>) {
    // Reading a directory entry with a size would never end.
    if (entry.header.type !== 'file') throw noBackup();
    yield entry;
  }
  await read;
}

export const noBackup = () => new DomainError('invalid', messagesOf('maintenance').archive.notBackup);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noBackup();
  }
}

/** @throws invalid when this version cannot read the archive */
export async function readContents({ name, bytes, chunks }: ArchiveEntry): Promise<Contents> {
  if (name !== CONTENTS || bytes > MAX_CONTENTS_BYTES) throw noBackup();
  const text = (await buffer(chunks)).toString('utf8');
  const parsed = ContentsSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid', messagesOf('maintenance').archive.otherVersion);
}

/** Returns what is wrong, as sentences. */
export async function checkSums(file: string, ownSumsFile: string): Promise<string[]> {
  const text = messagesOf('maintenance').archive;
  const own = createWriteStream(ownSumsFile);
  let failure: Error | undefined;
  own.once('error', (error) => (failure = error));
  let given: string[] | null = null;
  try {
    for await (const entry of entriesOf(file)) {
      if (given) return [text.extra];
      if (entry.header.name === SUMS) {
        await finished(own.end());
        given = await differences(ownSumsFile, entry);
        continue;
      }
      const hash = createHash('sha256');
      for await (const chunk of entry) hash.update(chunk);
      own.write(`${hash.digest('hex')}  ${entry.header.name}\n`);
    }
  } catch (error) {
    if (failure) throw failure;
    if (error instanceof DomainError && error.code !== 'invalid') throw error;
    return [text.damaged];
  } finally {
    // Pending writes would fail.
    own.on('error', () => undefined).destroy();
  }
  return given ?? [text.noEnd];
}

/** Lines as latin1, for callers that only need ASCII. Throws when the stream fails. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

async function differences(ownSumsFile: string, given: Readable): Promise<string[]> {
  const text = messagesOf('maintenance').archive;
  const wrong: string[] = [];
  const own = linesOf(createReadStream(ownSumsFile));
  for await (const line of linesOf(given)) {
    const { value } = await own.next();
    if (value !== line) wrong.push(text.changed(line.slice(66)));
  }
  if (!(await own.next()).done) wrong.push(text.extra);
  return wrong;
}
