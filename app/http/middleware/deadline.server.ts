import onHeaders from 'on-headers';
import { liftDeadline, withDeadline } from '~/db/deadline.server';
import { isRead } from '~/http/request/request-context.server';
import type { Middleware } from './middleware';

const DEADLINE_MS = 5000;

/** Reads give up when the database doesn't answer. Writes wait for the outcome, however long it takes. */
export const readDeadline: Middleware = ({ method }, _response, next) => {
  if (isRead(method)) withDeadline(performance.now() + DEADLINE_MS, next);
  else next();
};

export const liftDeadlineOnHeaders: Middleware = (_request, response, next) => {
  onHeaders(response, liftDeadline);
  next();
};
