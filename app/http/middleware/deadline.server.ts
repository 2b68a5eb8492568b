import onHeaders from 'on-headers';
import { liftDeadline, withDeadline } from '~/db/deadline.server';
import { isRead } from '~/http/request/request-context.server';
import type { Step } from './step';

const DEADLINE_MS = 5000;

/** Nobody waits for a database that does not answer; whoever writes is told the outcome, however long it takes. */
export const readDeadline: Step = ({ method }, _response, next) => {
  if (isRead(method)) withDeadline(performance.now() + DEADLINE_MS, next);
  else next();
};

export const liftDeadlineOnHeaders: Step = (_request, response, next) => {
  onHeaders(response, liftDeadline);
  next();
};
