import { DomainError, forbidden } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';
import { requestContext } from './request-context.server';

/** For forms without a session. Text browsers send no header that tells; other browsers can't be made to leave them all out. */
export function refuseOtherSites(): void {
  if (requestContext().isSameOrigin === false) throw forbidden();
}

export function requireSameOrigin(): void {
  if (requestContext().isSameOrigin !== true) throw forbidden();
}

/** Scripts may send X-Requested-With instead, which a form on another site cannot. */
export function requireSameOriginApi(request: Request): void {
  const { isSameOrigin } = requestContext();
  if (isSameOrigin !== true && !request.headers.has('X-Requested-With'))
    throw new DomainError('forbidden', messagesOf('requests').noHeader);
}
