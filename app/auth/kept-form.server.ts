import { data } from '@remix-run/node';
import { z } from 'zod';
import { readFormWithTexts } from '~/http/body/body.server';
import { safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { DomainError } from '~/lib/errors';
import { refusedForm } from '~/lib/form-result';

// A session may end while a form is filled in. The login page then carries what was typed, as one hidden field that the server
// does not store; after the login the form is shown again. Nothing of it is done before the administrator sends it anew.

const MAX_BYTES = 32 * 1024;
const RESUMED = 'You are logged in again. Nothing is saved yet: check it, then press the button again.';

export function isSmallForm({ headers }: Request): boolean {
  const length = headers.get('Content-Length');
  return (
    length !== null &&
    Number(length) <= MAX_BYTES &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers.get('Content-Type') ?? '')
  );
}

/** The login with a form that no session has sent. @throws forbidden for one of another site */
export async function keepForm(request: Request) {
  requireSameOrigin();
  const next = safePath(new URL(request.url).searchParams.get('next'), '/admin');
  const typed = new FormData();
  typed.set('next', next);
  if (isSmallForm(request)) typed.set('kept', JSON.stringify(await readFormWithTexts(request)));
  const message = 'Your session has ended. Log in to go on: what you have typed is kept.';
  return data(refusedForm(typed, message), { status: 401, headers: NOT_STORED });
}

/** What was typed must be kept by no cache. */
export const NOT_STORED = { 'Cache-Control': 'no-store' };

const Kept = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What the login page has carried for a form of the admin area; null when there is nothing to go on with. */
export function readKept(text: unknown, path: string): Record<string, string | string[]> | null {
  if (typeof text !== 'string' || text === '' || !/^\/admin(?:[/?]|$)/.test(path)) return null;
  try {
    return Kept.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A form that comes from the login is shown, not obeyed. */
export const isResumed = (fields: Record<string, unknown>) => fields.resumed !== undefined;

export const refusedResumed = () => new DomainError('invalid', RESUMED);
