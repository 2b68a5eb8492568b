import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import Busboy from '@fastify/busboy';
import type { ReceivedFile } from '~/features/wallpapers/wallpapers.commands.server';
import { receiveFile } from '~/images/receive-file.server';
import { createWorkDir, removeWorkDir } from '~/images/work-dir.server';
import { env } from '~/lib/env.server';
import { DomainError } from '~/lib/errors';
import { formEntries } from './body.server';

export interface Upload {
  fields: Record<string, unknown>;
  /** Null when no file was chosen. */
  file: ReceivedFile | null;
  /** Removes the temporary file, if it was not moved away. */
  discard(): Promise<void>;
}

const MAX_FILE_BYTES = env.MAX_UPLOAD_MB * 1024 * 1024;
/** Room for the other fields and the separators. */
const MAX_REQUEST_BYTES = MAX_FILE_BYTES + 1024 * 1024;

const tooLarge = () => new DomainError('too_large', `File is too large: at most ${env.MAX_UPLOAD_MB} MB.`);

function countBytes(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > MAX_REQUEST_BYTES ? tooLarge() : null, chunk);
    },
  });
}

async function storeFile(
  stream: Readable & { truncated?: boolean },
  name: string,
  path: string,
): Promise<ReceivedFile | null> {
  const { bytes, sha256 } = await receiveFile(stream, path);
  if (stream.truncated) throw tooLarge();
  // A form with no file chosen sends an empty part without a name.
  return bytes === 0 && name === '' ? null : { path, name, bytes, sha256 };
}

/**
 * Receives a multipart form with at most one file, in the field `image`. The caller discards the upload in the end.
 * @throws unsupported_type, too_large, malformed
 */
export async function receiveUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new DomainError('unsupported_type', 'Please send the picture as multipart/form-data.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_REQUEST_BYTES) throw tooLarge();
  if (!request.body) throw new DomainError('malformed', 'The form is empty.');
  const workDir = await createWorkDir();
  const discard = () => removeWorkDir(workDir);
  try {
    return { ...(await readParts(request.body as NodeReadableStream, type, path.join(workDir, 'upload'))), discard };
  } catch (error) {
    await discard();
    throw error instanceof DomainError || isStorageFault(error)
      ? error
      : new DomainError('malformed', 'The form is damaged or incomplete.');
  }
}

const isStorageFault = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));

async function readParts(body: NodeReadableStream, type: string, target: string): Promise<Omit<Upload, 'discard'>> {
  const pairs: [string, string][] = [];
  let storing: Promise<ReceivedFile | null> | undefined;
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: {
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      fields: 30,
      files: 1,
      fileSize: MAX_FILE_BYTES,
      parts: 31,
      headerPairs: 20,
    },
  });
  form.on('field', (name, value, _nameTruncated, truncated) => {
    if (truncated) form.destroy(new DomainError('too_large', 'A field of the form is too large.'));
    pairs.push([name, value]);
  });
  form.on('file', (name, stream, fileName) => {
    if (name !== 'image') {
      stream.resume();
      return;
    }
    storing = storeFile(stream, fileName ?? '', target);
    storing.catch((error) => form.destroy(error));
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    form.on(event, () => form.destroy(new DomainError('malformed', 'The form has too many parts.')));
  }
  await pipeline(Readable.fromWeb(body), countBytes(), form);
  return { fields: formEntries(pairs), file: (await storing) ?? null };
}
