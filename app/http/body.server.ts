import { z } from 'zod';
import { DomainError, type FieldErrors, invalid } from '~/lib/errors';

/** Bytes that a form or a JSON body without a file may have. */
const MAX_BODY = 64 * 1024;

async function readText(request: Request): Promise<string> {
  const tooLarge = new DomainError('too_large', 'This request is too large: at most 64 KB.');
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) throw tooLarge;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed', 'The request body is not valid JSON.');
  }
}

/** A field that comes several times is a list. */
export function formEntries(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const entries: Record<string, unknown> = Object.create(null);
  for (const [name, value] of pairs) {
    entries[name] = name in entries ? [entries[name], value].flat() : value;
  }
  return entries;
}

/** A JSON body or a native form's, whichever was sent. @throws malformed, too_large, unsupported_type */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return parseJson(await readText(request));
  if (type === 'application/x-www-form-urlencoded') return formEntries(new URLSearchParams(await readText(request)));
  if (type === '' && !request.body) return {};
  throw new DomainError('unsupported_type', 'Please send application/json or application/x-www-form-urlencoded.');
}

/** The fields of a page's form. @throws malformed, too_large, unsupported_type */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const body = await readBody(request);
  if (typeof body !== 'object' || body === null)
    throw new DomainError('malformed', 'The form is damaged or incomplete.');
  return { ...body };
}

/** @throws invalid with the messages by field */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { fieldErrors, formErrors } = z.flattenError(result.error);
  const fields: FieldErrors = { ...(fieldErrors as FieldErrors) };
  if (formErrors.length > 0) fields[''] = formErrors;
  throw invalid(fields);
}
