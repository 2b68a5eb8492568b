import { STATUS_BY_CODE } from '~/lib/error-status';
import { type JsonSchema, namedRef } from './schemas.server';

/** What `error` says. An address that has moved is no failure of the API. */
export type FailureWord = Exclude<keyof typeof STATUS_BY_CODE, 'moved'> | 'method_not_allowed' | 'internal_error';

interface Failure {
  status: number;
  description: string;
  /** Headers that it always has, and those that it may have. */
  headers?: string[];
  mayHave?: string[];
}

export const FAILURES: Record<FailureWord, Failure> = {
  malformed: {
    status: STATUS_BY_CODE.malformed,
    description: 'Malformed: JSON that does not parse, or a parameter that is not what it should be.',
  },
  unauthorized: {
    status: STATUS_BY_CODE.unauthorized,
    description: 'Only for the administrator; or a wrong name or password.',
  },
  forbidden: {
    status: STATUS_BY_CODE.forbidden,
    description: 'A write without the header `X-Requested-With`, which no page of this site has sent.',
  },
  not_found: { status: STATUS_BY_CODE.not_found, description: 'There is no such thing.' },
  conflict: {
    status: STATUS_BY_CODE.conflict,
    description: 'In the way of something that is there already, or changed by somebody else meanwhile.',
    mayHave: ['Location'],
  },
  too_large: { status: STATUS_BY_CODE.too_large, description: 'The body is too large.' },
  unsupported_type: {
    status: STATUS_BY_CODE.unsupported_type,
    description: 'A body of another type, or a file that is no JPG, PNG or WEBP.',
  },
  invalid: {
    status: STATUS_BY_CODE.invalid,
    description: 'Well-formed, but a field is not acceptable: `fields` says which, and why.',
  },
  too_many_requests: {
    status: STATUS_BY_CODE.too_many_requests,
    description: 'Too many requests of one client.',
    headers: ['Retry-After'],
  },
  unavailable: { status: STATUS_BY_CODE.unavailable, description: 'Not possible just now.', mayHave: ['Retry-After'] },
  method_not_allowed: {
    status: 405,
    description: 'The address answers other methods only, which `Allow` names.',
    headers: ['Allow'],
  },
  internal_error: { status: 500, description: 'Something went wrong on our end. The log of the server says more.' },
};

/** The body of a failure: every one has the same shape, with a word of its own. */
export const failureSchema = (word: FailureWord): JsonSchema => ({
  allOf: [namedRef('Error')],
  properties: { error: { const: word } },
});
