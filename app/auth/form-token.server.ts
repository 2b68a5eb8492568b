import { timingSafeEqual } from 'node:crypto';
import { requestContext } from '~/http/request/request-context.server';
import { forbidden } from '~/lib/errors';
import { FORM_TOKEN } from '~/lib/form-result';
import type { Actor } from './session.server';

/** For browsers that send none of Sec-Fetch-Site, Origin and Referer. @throws forbidden without the session's token */
export function requireOwnForm(fields: Record<string, unknown>, { formToken }: Pick<Actor, 'formToken'>): void {
  const { isSameOrigin } = requestContext();
  if (isSameOrigin) return;
  const [given, own] = [Buffer.from(String(fields[FORM_TOKEN])), Buffer.from(formToken)];
  if (isSameOrigin === false || given.length !== own.length || !timingSafeEqual(given, own)) throw forbidden();
}
