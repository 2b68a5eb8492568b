import { data } from '@remix-run/node';
import { z } from 'zod';
import { readFormWithTexts } from '~/http/body/body.server';
import { safePath } from '~/http/request/safe-redirect';
import { requireSameOrigin } from '~/http/request/same-origin.server';
import { DomainError } from '~/lib/errors';
import { refusedForm } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';

// A session may end while the administrator fills in a form. The login page then carries what was typed in a hidden field, and
// after the login the form is shown again. The server stores nothing, and does nothing until the form is sent again.

const MAX_BYTES = 32 * 1024;

export const isForm = ({ headers }: Request): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers.get('Content-Type') ?? '');

export function isSmallForm(request: Request): boolean {
  const length = request.headers.get('Content-Length');
  return length !== null && Number(length) <= MAX_BYTES && isForm(request);
}

/** Shows the login and keeps a form that was sent without a session. @throws forbidden for a form from another site */
export async function keepForm(request: Request) {
  requireSameOrigin();
  const next = safePath(new URL(request.url).searchParams.get('next'), '/admin');
  const typed = new FormData();
  typed.set('next', next);
  if (isSmallForm(request)) typed.set('kept', JSON.stringify(await readFormWithTexts(request)));
  return data(refusedForm(typed, messagesOf('accountErrors').endedKept), { status: 401, headers: NOT_STORED });
}

/** No cache may store what was typed. */
export const NOT_STORED = { 'Cache-Control': 'no-store' };

const Kept = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The fields that the login page kept for an admin form; null without any. */
export function readKept(text: unknown, path: string): Record<string, string | string[]> | null {
  if (typeof text !== 'string' || text === '' || !/^\/admin(?:[/?]|$)/.test(path)) return null;
  try {
    return Kept.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A form that comes from the login page is shown again, not carried out. */
export const isResumed = (fields: Record<string, unknown>) => fields.resumed !== undefined;

export const refusedResumed = () => new DomainError('invalid', messagesOf('accountErrors').resumed);
