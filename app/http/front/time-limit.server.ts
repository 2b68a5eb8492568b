import onHeaders from 'on-headers';
import { liftDeadline, withDeadline } from '~/db/deadline.server';
import { isRead } from '~/http/request/request-context.server';
import type { Step } from './step';

/** For what is only read: all statements of a request together. */
const MOST_MS = 5000;

/** Nobody waits for a database that does not answer. Whoever writes is told what became of it, however long it takes. */
export const timeLimit: Step = ({ method }, _response, next) => {
  if (isRead(method)) withDeadline(performance.now() + MOST_MS, next);
  else next();
};

/** A long list goes on as long as it is read, once it has begun. */
export const noLimitOnceBegun: Step = (_request, response, next) => {
  onHeaders(response, liftDeadline);
  next();
};
