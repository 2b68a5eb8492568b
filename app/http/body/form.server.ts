import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { toTransientError } from '~/db/database-errors.server';
import { requireHuman } from '~/http/request/honeypot.server';
import { refuseOtherSites } from '~/http/request/same-origin.server';
import { STATUS_BY_CODE } from '~/lib/error-status';
import { DomainError, type FieldErrors, invalid } from '~/lib/errors';
import type { FormResult, FormRules } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { logError } from '~/platform/log.server';
import type { ReceivedFile } from '~/storage/receive-file.server';
import { inWords, readForm } from './body.server';

interface FormBody {
  fields: Record<string, unknown>;
  file?: ReceivedFile | null;
  discard?(): Promise<void>;
}

export interface FormInput<Schema extends z.ZodType | null> extends FormBody {
  value: Schema extends z.ZodType ? z.output<Schema> : null;
}

export type Refusal = ReturnType<typeof data<FormResult>>;

export interface FormOptions<Other = Refusal> {
  unexpected?: string;
  /** Fields that are never sent back to the browser. */
  secrets?: string[];
  read?: (request: Request) => Promise<FormBody>;
  /** @throws what makes the form another's */
  check?: (fields: Record<string, unknown>) => void;
  /** For pages whose action data holds more than the result. */
  onRefusal?: (refusal: Refusal) => Promise<Other>;
}

// Our names are flat. Brackets and dots would build nested or sparse values, and a leading underscore is conform's own.
const PLAIN_NAME = /^[a-z][\w-]*$/i;

/** Excludes names that every object has: conform would take `toString` for an existing field. */
const isOurs = (name: string) => PLAIN_NAME.test(name) && !(name in Object.prototype);

function toSubmission<Schema extends z.ZodType>(schema: Schema, fields: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (isOurs(name)) for (const part of [value].flat()) form.append(name, String(part));
  }
  // No coercion: our schemas decide what an empty field means, such as clearing a description.
  return parseWithZod(form, { schema, disableAutoCoercion: true, error: inWords });
}

type Submission = ReturnType<typeof toSubmission>;

/** @throws invalid with the messages by field */
function acceptedValue<Schema extends z.ZodType>(
  submission: ReturnType<typeof toSubmission<Schema>>,
): z.output<Schema> {
  if (submission.status === 'success') return submission.value;
  const fields: FieldErrors = {};
  for (const [name, messages] of Object.entries(submission.error ?? {})) if (messages) fields[name] = messages;
  throw invalid(fields);
}

/** @throws invalid with the messages by field */
export function parseForm<Schema extends z.ZodType>(schema: Schema, fields: Record<string, unknown>): z.output<Schema> {
  return acceptedValue(toSubmission(schema, fields));
}

function toFormResult(
  submission: Submission | undefined,
  fieldErrors: FieldErrors,
  secrets: string[] | undefined,
): FormResult {
  return submission?.reply({ fieldErrors, hideFields: secrets }) ?? { status: 'error', error: fieldErrors };
}

/** @throws errors that belong on the error page */
function refuse(
  thrown: unknown,
  submission: Submission | undefined,
  { unexpected, secrets }: FormOptions<unknown>,
): Refusal {
  const error = toTransientError(thrown);
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof DomainError)) {
    logError(error);
    return data(toFormResult(submission, { '': [unexpected ?? messagesOf('requests').failed] }, secrets), {
      status: 500,
    });
  }
  if (error.code === 'not_found' || error.code === 'forbidden') throw error;
  const { fields, location, retryAfter, conflict } = error.details;
  const result = toFormResult(submission, { ...fields, '': [error.message] }, secrets);
  if (conflict)
    Object.assign(result, {
      initialValue: { ...result.initialValue, ...conflict.shown },
      ...{ stored: conflict.stored },
    });
  return data(
    { ...result, location },
    { status: STATUS_BY_CODE[error.code], headers: retryAfter ? { 'Retry-After': String(retryAfter) } : undefined },
  );
}

const readFields = async (request: Request): Promise<FormBody> => ({ fields: await readForm(request) });

/** Answers a refusal with everything that was typed. Without a schema, `work` reads the body. The caller checks the origin. */
export async function answerForm<Schema extends z.ZodType | null, Answer, Other = Refusal>(
  request: Request,
  schema: Schema,
  work: (form: FormInput<Schema>) => Promise<Answer>,
  options: FormOptions<Other> = {},
): Promise<Answer | Other> {
  const { read = readFields, check, onRefusal } = options;
  let body: FormBody = { fields: {} };
  let submission: Submission | undefined;
  try {
    if (schema) {
      body = await read(request);
      check?.(body.fields);
      submission = toSubmission(schema, body.fields);
      requireHuman(body.fields);
    }
    const value = submission ? acceptedValue(submission) : null;
    return await work({ ...body, value } as FormInput<Schema>);
  } catch (error) {
    if (schema && error instanceof DomainError && error.details.typed) {
      submission = toSubmission(schema, error.details.typed);
    }
    const refusal = refuse(error, submission, options);
    return onRefusal ? onRefusal(refusal) : (refusal as Other);
  } finally {
    await body.discard?.();
  }
}

/** For visitors' forms. @throws forbidden for a form from another site */
export async function formAction<Schema extends z.ZodType, Answer>(
  request: Request,
  schema: Schema,
  work: (form: FormInput<Schema>) => Promise<Answer>,
  options?: FormOptions,
): Promise<Answer | Refusal> {
  refuseOtherSites();
  return answerForm(request, schema, work, options);
}

type Limits = { minLength?: number; maxLength?: number; pattern?: string };

/** Reads the JSON schema, because conform's getZodConstraint finds no limits in schemas of zod 4.6. */
export function formRules(schema: z.ZodType): FormRules {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties);
  const blank = schema.safeParse(Object.fromEntries(names.map((name) => [name, ''])));
  const sentences: Record<string, string> = {};
  for (const { path, message } of blank.error?.issues ?? []) sentences[String(path[0])] ??= message;
  const constraint: FormRules['constraint'] = {};
  for (const [name, property] of Object.entries(properties) as [string, Limits & { anyOf?: Limits[] }][]) {
    const { minLength, maxLength, pattern } = property.anyOf?.[0] ?? property;
    constraint[name] = { required: name in sentences, minLength, maxLength, pattern };
  }
  return { constraint, sentences };
}
