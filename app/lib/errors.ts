export type FieldErrors = Record<string, string[]>;

/** An expected failure in words. `lib/error-status.ts` maps `code` to a status. */
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
      location?: string;
      retryAfter?: number;
      /** Fields of a form that could not be read to its end. */
      typed?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const MESSAGES = {
  forbidden: 'You don’t have permission to view this page.',
  notFound: 'The page you’re looking for doesn’t exist.',
  tooManyRequests: 'You have made too many requests. Please slow down and try again soon.',
  internalError: 'Something went wrong on our end.',
};

export const notFound = (message = MESSAGES.notFound) => new DomainError('not_found', message);

/** One text for an id that nothing has, whatever it looks like. */
export const noSuch = (thing: string) => notFound(`There is no ${thing} with this id.`);

export const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';

/** For `catch`, where what is not there is no failure. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

export function invalid(fields: FieldErrors): DomainError {
  const first = Object.values(fields).flat()[0] ?? 'Please check the fields.';
  return new DomainError('invalid', first, { fields });
}
