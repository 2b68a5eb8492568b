import { warnOfUnknownProxy } from '../client-address.server';
import { readRequestContext, withRequestContext } from '../request-context.server';
import type { Step } from './step';

/** Who asks, and under which address: loaders and actions cannot tell from what Remix gives them. */
export const context: Step = (request, _response, next) => {
  warnOfUnknownProxy(request);
  const about = readRequestContext(request);
  // Remix compares it with the Host and answers a blank 500; our own check has the verdict and words for it.
  // Only where there is one: an object that has lost a property is a slow one.
  if (request.headers.origin !== undefined) delete request.headers.origin;
  withRequestContext(about, next);
};
