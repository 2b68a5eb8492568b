import { z } from 'zod';
import { DomainError, type FieldErrors, invalid } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_BYTES_WITH_TEXT_FILES = 256 * 1024;
/** The longest form is a list with every row selected. */
const MAX_FIELDS = 2000;

/** Doesn't cancel the body when the reader stops early, because that would end the connection. */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function readBytes(request: Request, most: number): Promise<Buffer> {
  const tooLarge = new DomainError('too_large', messagesOf('requests').tooLarge(most / 1024));
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request.body)) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const readText = async (request: Request) => (await readBytes(request, MAX_BODY_BYTES)).toString('utf8');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed', messagesOf('requests').noJson);
  }
}

/** A repeated field becomes a list. @throws malformed */
export function formEntries(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown[]>();
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    if (count > MAX_FIELDS) throw new DomainError('malformed', messagesOf('requests').tooManyFields);
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  const entries: Record<string, unknown> = Object.create(null);
  for (const [name, all] of values) entries[name] = all.length === 1 ? all[0] : all;
  return entries;
}

/** Reads a JSON body or a native form. @throws malformed, too_large, unsupported_type */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return parseJson(await readText(request));
  if (type === 'application/x-www-form-urlencoded') return formEntries(new URLSearchParams(await readText(request)));
  if (type === '' && !request.body) return {};
  throw new DomainError('unsupported_type', messagesOf('requests').badType);
}

/** The fields of a page's form. @throws malformed, too_large, unsupported_type */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const body = await readBody(request);
  if (typeof body !== 'object' || body === null) throw new DomainError('malformed', messagesOf('requests').badForm);
  return { ...body };
}

/** Decodes a text file: by its byte order mark, as UTF-8, or else as Windows-1252. */
function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The fields of a form that may contain text files, which become their text. @throws malformed, too_large, unsupported_type */
export async function readFormWithTexts(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return readForm(request);
  const bytes = await readBytes(request, MAX_BYTES_WITH_TEXT_FILES);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new DomainError('malformed', messagesOf('requests').badForm);
  });
  const pairs = [...form].map(
    async ([name, value]): Promise<[string, string]> => [
      name,
      typeof value === 'string' ? value : decodeText(await value.arrayBuffer()),
    ],
  );
  return { ...formEntries(await Promise.all(pairs)) };
}

/** For issues without a message in the schema. */
export const inWords = ({ path }: { path?: PropertyKey[] }) =>
  path && path.length > 0 ? messagesOf('requests').badField(path.join('.')) : messagesOf('requests').noObject;

/** @throws invalid with the messages by field */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { error: inWords });
  if (result.success) return result.data;
  const { fieldErrors, formErrors } = z.flattenError(result.error);
  const fields: FieldErrors = { ...(fieldErrors as FieldErrors) };
  if (formErrors.length > 0) fields[''] = formErrors;
  throw invalid(fields);
}
