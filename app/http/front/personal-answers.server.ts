import type { IncomingMessage } from 'node:http';
import onHeaders from 'on-headers';
import type { Step } from './step';

/** A session's pages are its own, and a flash message waits for one visitor. */
const PERSONAL = /(?:^|;\s*)(?:__Host-)?(?:sid|flash)=/;

/** Whether the answer to a request is nobody else's. */
export const isPersonal = ({ headers }: IncomingMessage): boolean => PERSONAL.test(headers.cookie ?? '');

/** No cache keeps what is for one. */
export const personalAnswers: Step = (request, response, next) => {
  if (isPersonal(request)) {
    onHeaders(response, () => {
      if (response.getHeader('Cache-Control') !== 'no-store') response.setHeader('Cache-Control', 'private, no-store');
    });
  }
  next();
};
