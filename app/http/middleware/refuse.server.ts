import type { ServerResponse } from 'node:http';
import { isApiPath } from '~/http/request/request-target';
import { jsonError } from '~/http/response/api.server';
import { FOR_ALL_SITES } from '~/http/response/file.server';
import { STATUS_BY_CODE } from '~/lib/error-status';
import { DomainError } from '~/lib/errors';
import { sendPlainError } from './plain-error.server';
import { sendResponse } from './send-response.server';

/** Refuses a request before Remix, as plain text or as an API error. */
export function refuse(
  response: ServerResponse,
  code: 'too_many_requests' | 'unavailable',
  { message, retryAfter }: { message: string; retryAfter: number },
): void {
  const { req } = response;
  if (!isApiPath(req.url)) {
    sendPlainError(response, { status: STATUS_BY_CODE[code], message, headers: { 'Retry-After': String(retryAfter) } });
    return;
  }
  const answer = jsonError(new DomainError(code, message, { retryAfter }));
  for (const [name, value] of Object.entries(FOR_ALL_SITES)) answer.headers.set(name, value);
  void sendResponse(req, response, answer);
}
