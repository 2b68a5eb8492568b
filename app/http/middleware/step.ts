import type { IncomingMessage, ServerResponse } from 'node:http';

/** One thing that is done with a request before Remix: it answers, or hands on to the next. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export const passOn: Step = (_request, _response, next) => next();

export const composeSteps = (steps: Step[]): Step =>
  steps.reduceRight<Step>(
    (rest, step) => (request, response, next) => step(request, response, () => rest(request, response, next)),
    passOn,
  );
