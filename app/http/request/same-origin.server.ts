import { DomainError, MESSAGES } from '~/lib/errors';
import { requestContext } from './request-context.server';

/** First line of every page action. @throws forbidden for a form that another site sent */
export function requireSameOrigin(): void {
  if (requestContext().isSameOrigin !== true) throw new DomainError('forbidden', MESSAGES.forbidden);
}

/** The same for /api, where a script may say with X-Requested-With what a browser says with its own headers. @throws forbidden */
export function requireSameOriginApi(request: Request): void {
  const { isSameOrigin } = requestContext();
  // A header that another site's form cannot send; its script could only after asking, and api.server.ts never says yes.
  if (isSameOrigin !== true && !request.headers.has('X-Requested-With'))
    throw new DomainError('forbidden', MESSAGES.forbidden);
}
