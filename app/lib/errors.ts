/** Messages by field name, in the order they were found. */
export type FieldErrors = Record<string, string[]>;

/** A failure we expect and can put into words for the person at the other end. `http/response/errors.ts` maps `code` to a status. */
export class DomainError extends Error {
  constructor(
    readonly code:
      | 'moved'
      | 'malformed'
      | 'unauthorized'
      | 'forbidden'
      | 'not_found'
      | 'conflict'
      | 'too_large'
      | 'unsupported_type'
      | 'invalid'
      | 'too_many_requests'
      | 'unavailable',
    message: string,
    readonly details: {
      fields?: FieldErrors;
      /** Path of the thing that is in the way, for a conflict; of its new place, for what has moved. */
      location?: string;
      /** Seconds until a new try makes sense. */
      retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const notFound = (message = 'The page you’re looking for doesn’t exist.') =>
  new DomainError('not_found', message);

/** The code of Node's and PostgreSQL's errors, empty where there is none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** For `catch`, where what is not there is no failure. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

/** Well-formed input with unacceptable values; the first message stands for the whole. */
export function invalid(fields: FieldErrors): DomainError {
  const first = Object.values(fields).flat()[0] ?? 'Please check the fields.';
  return new DomainError('invalid', first, { fields });
}
