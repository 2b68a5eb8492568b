import { STATUS_BY_CODE } from '~/lib/error-status';
import { type JsonSchema, namedRef } from './schemas.server';

const { moved: _, ...failureStatuses } = STATUS_BY_CODE;

/** By what `error` says. An address that has moved is no failure of the API. */
export const FAILURE_STATUSES = { ...failureStatuses, method_not_allowed: 405, internal_error: 500 };
export type FailureWord = keyof typeof FAILURE_STATUSES;

interface Failure {
  description: string;
  /** Headers that it always has, and those that it may have. */
  headers?: string[];
  mayHave?: string[];
}

export const FAILURES: Record<FailureWord, Failure> = {
  malformed: { description: 'Malformed: JSON that does not parse, or a parameter that is not what it should be.' },
  unauthorized: { description: 'Only for the administrator; or a wrong name or password.' },
  forbidden: { description: 'A write without the header `X-Requested-With`, which no page of this site has sent.' },
  not_found: { description: 'There is no such thing.' },
  conflict: {
    description: 'In the way of something that is there already, or changed by somebody else meanwhile.',
    mayHave: ['Location'],
  },
  too_large: { description: 'The body is too large.' },
  unsupported_type: { description: 'A body of another type, or a file that is no JPG, PNG or WEBP.' },
  invalid: { description: 'Well-formed, but a field is not acceptable: `fields` says which, and why.' },
  too_many_requests: {
    description: 'Too many requests of one client.',
    headers: ['Retry-After'],
  },
  unavailable: { description: 'Not possible just now.', mayHave: ['Retry-After'] },
  method_not_allowed: {
    description: 'The address answers other methods only, which `Allow` names.',
    headers: ['Allow'],
  },
  internal_error: { description: 'Something went wrong on our end. The log of the server says more.' },
};

/** The body of a failure: every one has the same shape, with a word of its own. */
export const failureSchema = (word: FailureWord): JsonSchema => ({
  allOf: [namedRef('Error')],
  properties: { error: { const: word } },
});
