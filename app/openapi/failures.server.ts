import { STATUS_BY_CODE } from '~/lib/error-status';
import { type JsonSchema, namedRef } from './schemas.server';

const { moved: _, ...failureStatuses } = STATUS_BY_CODE;

/** The status for each value of `error`. An address that has moved is not a failure. */
export const FAILURE_STATUSES = { ...failureStatuses, method_not_allowed: 405, internal_error: 500 };
export type FailureWord = keyof typeof FAILURE_STATUSES;

interface Failure {
  description: string;
  /** Headers that are always present. Those in `mayHave` are optional. */
  headers?: string[];
  mayHave?: string[];
}

export const FAILURES: Record<FailureWord, Failure> = {
  malformed: { description: 'The JSON cannot be parsed, or a parameter is invalid.' },
  unauthorized: {
    description:
      'There is no administrator’s session or token, the login was wrong, or the token is unknown, expired or revoked.',
    mayHave: ['WWW-Authenticate'],
  },
  forbidden: {
    description:
      'The token lacks the scope. Or a write has neither a token nor the header `X-Requested-With`, and doesn’t come from a page of this site.',
    mayHave: ['WWW-Authenticate'],
  },
  not_found: { description: 'Not found.' },
  conflict: {
    description: 'The item already exists, or someone else has changed it.',
    mayHave: ['Location'],
  },
  gone: { description: 'The wallpaper was hidden after a report.' },
  too_large: { description: 'The body is too large.' },
  unsupported_type: { description: 'The body has the wrong type, or the file is not JPG, PNG, WEBP or AVIF.' },
  invalid: { description: 'A field is not valid. `fields` says which one and why.' },
  too_many_requests: {
    description: 'Too many requests from one client.',
    headers: ['Retry-After'],
  },
  unavailable: { description: 'Not possible at the moment.', mayHave: ['Retry-After'] },
  method_not_allowed: {
    description: 'This address does not allow the method. `Allow` lists the allowed ones.',
    headers: ['Allow'],
  },
  internal_error: { description: 'Something went wrong on our end. The server’s log has details.' },
};

/** All failures share one shape and differ in `error`. */
export const failureSchema = (word: FailureWord): JsonSchema => ({
  allOf: [namedRef('Error')],
  properties: { error: { const: word } },
});
