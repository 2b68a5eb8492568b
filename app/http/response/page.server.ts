import { data, redirect } from '@remix-run/node';
import { toTransientError } from '~/db/database-errors.server';
import { DomainError, type FieldErrors, notFound } from '~/lib/errors';
import { readId } from '~/lib/id';
import { retryHeaders, STATUS_BY_CODE } from './errors';

export interface FormFailure {
  message: string;
  fields: FieldErrors;
  location?: string;
  /** To fill the form again; no secrets. */
  values: Record<string, string>;
}

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** A form's error on the page itself. With a sentence for it, even an unexpected one keeps what was typed. */
export function formFailure(
  thrown: unknown,
  typed: Record<string, unknown> = {},
  unexpected?: string,
): ReturnType<typeof data<FormFailure>> {
  const error = toTransientError(thrown);
  const values = textsOf(typed);
  if (!(error instanceof DomainError)) {
    if (!unexpected || !(error instanceof Error)) throw error;
    console.error(error);
    return data({ message: unexpected, fields: {}, values }, { status: 500 });
  }
  if (error.code === 'not_found' || error.code === 'forbidden') throw error;
  const { fields = {}, location } = error.details;
  return data(
    { message: error.message, fields, location, values },
    { status: STATUS_BY_CODE[error.code], headers: retryHeaders(error) },
  );
}

export function parseId(value: string | undefined): number {
  const id = readId(value);
  if (id === null) throw notFound();
  return id;
}

export function seeOther(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers });
}

/** Kept by browsers for ten minutes only: an address may be given anew. */
export function movedTo(path: string, request: Request) {
  const headers = { 'Cache-Control': 'public, max-age=600' };
  return redirect(path + new URL(request.url).search, { status: 301, headers });
}
