import { DomainError, MESSAGES } from '~/lib/errors';
import { requestContext } from './request-context.server';

export function requireSameOrigin(): void {
  if (requestContext().isSameOrigin !== true) throw new DomainError('forbidden', MESSAGES.forbidden);
}

/** A script may say with X-Requested-With, which another site's form cannot send, what a browser says itself. */
export function requireSameOriginApi(request: Request): void {
  const { isSameOrigin } = requestContext();
  if (isSameOrigin !== true && !request.headers.has('X-Requested-With'))
    throw new DomainError('forbidden', 'Please send the header X-Requested-With with every write.');
}
