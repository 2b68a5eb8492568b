import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import pLimit from 'p-limit';
import { cleaned, truncate } from '~/lib/clean-text';
import { env } from '~/lib/env.server';
import { DomainError, errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { type ReceivedFile, receiveFile } from '~/storage/receive-file.server';
import { createWorkDir, removeWorkDir, withWorkDir } from '~/storage/work-dir.server';
import { formEntries, readChunks } from './body.server';

export interface Upload {
  fields: Record<string, unknown>;
  file: ReceivedFile | null;
  discard(): Promise<void>;
}

/** Most files in one form. */
export const MAX_FILES = 100;
/** One arrives while two are processed. */
const FILES_AT_ONCE = 3;
const MAX_NAMED_FILES = 1000;

const MEGABYTE = 1024 * 1024;
/** Room for the other fields and the multipart separators. */
const MAX_FIELDS_BYTES = MEGABYTE;
const MAX_BYTES_OF_FILES = MAX_FILES * env.MAX_UPLOAD_MB * MEGABYTE + MAX_FIELDS_BYTES;

function tooLarge(): DomainError {
  const message = messagesOf('requests').largeFile(env.MAX_UPLOAD_MB);
  return new DomainError('too_large', message, { fields: { image: [message] } });
}

type FileStream = Readable & { truncated?: boolean };

interface Reception {
  maxFiles: number;
  maxBytes: number;
  /** Called when a file begins, with the fields before it. Must read the stream to its end. */
  onFile(stream: FileStream, name: string, fields: Record<string, unknown>, fail: (error: Error) => void): void;
}

function countBytes(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most ? tooLarge() : null, chunk);
    },
  });
}

/** Null when no file was chosen: forms then send an empty part without a name. */
async function storeFile(stream: FileStream, name: string, target: string): Promise<ReceivedFile | null> {
  const { bytes, sha256 } = await receiveFile(stream, target);
  if (stream.truncated) throw tooLarge();
  return bytes === 0 && name === '' ? null : { path: target, name, bytes, sha256 };
}

const asUploadFault = (error: unknown) =>
  error instanceof DomainError || /^E[A-Z]+$/.test(errorCode(error))
    ? error
    : new DomainError('malformed', messagesOf('requests').badForm);

/** Keeps the other fields when a form is refused because of its file. */
const withTyped = (error: unknown, typed: Record<string, unknown>) =>
  error instanceof DomainError ? new DomainError(error.code, error.message, { ...error.details, typed }) : error;

/** A name that can be stored and shown. Never empty unless no file was chosen. */
const plainName = (given: string) => truncate(cleaned(given).replace(/\s+/g, ' '), 300) || (given && 'picture');

/** Reads a multipart form and returns its fields. @throws unsupported_type, too_large, malformed */
async function readParts(
  request: Request,
  { maxFiles, maxBytes, onFile }: Reception,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new DomainError('unsupported_type', messagesOf('requests').notMultipart);
  }
  // Thrown only when the file begins, after the fields before it have been read.
  const isTooLarge = Number(request.headers.get('Content-Length') ?? 0) > maxBytes;
  if (!request.body) throw new DomainError('malformed', messagesOf('requests').emptyForm);
  const pairs: [string, string][] = [];
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      fields: 30,
      files: maxFiles,
      fileSize: env.MAX_UPLOAD_MB * MEGABYTE,
      parts: maxFiles + 30,
      headerPairs: 20,
    },
  });
  form.on('field', (name, value, _nameTruncated, truncated) => {
    if (truncated) form.destroy(new DomainError('too_large', messagesOf('requests').longField));
    pairs.push([name, value]);
  });
  const open = new Set<Readable>();
  form.on('file', (name, stream, fileName) => {
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    // Connection errors arrive at the stream, which has no reader until its turn.
    stream.on('error', () => undefined);
    if (isTooLarge) return form.destroy(tooLarge());
    if (name === 'image') onFile(stream, plainName(fileName ?? ''), formEntries(pairs), (error) => form.destroy(error));
    else stream.resume();
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    form.on(event, () => form.destroy(new DomainError('malformed', messagesOf('requests').tooManyParts)));
  }
  try {
    await pipeline(readChunks(request.body), countBytes(maxBytes), form);
  } catch (error) {
    // Writers would otherwise wait forever for the rest, with the file open.
    for (const stream of open) stream.destroy(asUploadFault(error) as Error);
    throw withTyped(error, formEntries(pairs));
  }
  return formEntries(pairs);
}

/** Receives at most one file, in the field `image`. The caller discards it. @throws unsupported_type, too_large, malformed */
export async function receiveUpload(request: Request): Promise<Upload> {
  const workDir = await createWorkDir();
  const discard = () => removeWorkDir(workDir);
  let storing: Promise<ReceivedFile | null> | undefined;
  try {
    const fields = await readParts(request, {
      maxFiles: 1,
      maxBytes: env.MAX_UPLOAD_MB * MEGABYTE + MAX_FIELDS_BYTES,
      onFile(stream, name, _fields, fail) {
        storing = storeFile(stream, name, path.join(workDir, 'upload'));
        storing.catch(fail);
      },
    });
    const file = await storing?.catch((error) => {
      throw withTyped(error, fields);
    });
    return { fields, file: file ?? null, discard };
  } catch (error) {
    await storing?.catch(() => undefined);
    await discard();
    throw asUploadFault(error);
  }
}

/** Handles the files of a form. `place` counts them from 0. */
export interface FileTaker {
  take(file: ReceivedFile, place: number, fields: Record<string, unknown>): Promise<void>;
  refuse(name: string, place: number, error: unknown): Promise<void>;
}

/** Takes a few files at a time (backpressure) and returns their number. Fields must come before files. @throws unsupported_type, malformed, errors of `taker` */
export async function receiveUploads(request: Request, taker: FileTaker): Promise<number> {
  const limit = pLimit(FILES_AT_ONCE);
  const work: Promise<void>[] = [];
  let places = 0;
  try {
    await readParts(request, {
      maxFiles: MAX_NAMED_FILES,
      maxBytes: MAX_BYTES_OF_FILES,
      onFile(stream, name, fields, fail) {
        const place = name === '' ? -1 : places++;
        const done = limit(() => receiveOne(stream, name, place, fields, taker));
        done.catch(fail);
        work.push(done);
      },
    });
    await Promise.all(work);
    return places;
  } catch (error) {
    // Files that arrived completely are still processed.
    await Promise.allSettled(work);
    throw asUploadFault(error);
  }
}

/** The file names of a form that is refused. @throws unsupported_type, malformed */
export async function readFileNames(request: Request): Promise<string[]> {
  const names: string[] = [];
  await readParts(request, {
    maxFiles: MAX_NAMED_FILES,
    maxBytes: MAX_BYTES_OF_FILES,
    onFile(stream, name) {
      stream.resume();
      if (name !== '') names.push(name);
    },
  });
  return names;
}

async function receiveOne(
  stream: FileStream,
  name: string,
  place: number,
  fields: Record<string, unknown>,
  taker: FileTaker,
): Promise<void> {
  if (place < 0 || place >= MAX_FILES) {
    stream.resume();
    if (place < 0) return;
    return taker.refuse(name, place, new DomainError('too_large', messagesOf('requests').tooManyFiles(MAX_FILES)));
  }
  await withWorkDir(async (workDir) => {
    const file = await storeFile(stream, name, path.join(workDir, 'upload'));
    if (file) await taker.take(file, place, fields);
  }).catch(async (error) => {
    if (!(error instanceof DomainError) || error.code !== 'too_large') throw error;
    await taker.refuse(name, place, error);
  });
}
