import { type Messages, messagesOf } from '~/messages/messages';
import type { FormValues } from './form-result';

export type FieldErrors = Record<string, string[]>;

/** An expected failure, with a message for people. `lib/error-status.ts` maps `code` to a status. */
export class DomainError extends Error {
  constructor(
    readonly code:
      | 'moved'
      | 'malformed'
      | 'unauthorized'
      | 'forbidden'
      | 'not_found'
      | 'conflict'
      | 'gone'
      | 'too_large'
      | 'unsupported_type'
      | 'invalid'
      | 'too_many_requests'
      | 'unavailable',
    message: string,
    readonly details: {
      fields?: FieldErrors;
      location?: string;
      /** The id of the wallpaper that is there already. */
      existing?: number;
      retryAfter?: number;
      /** The header WWW-Authenticate. */
      challenge?: string;
      /** What is stored now, and what the form shows of it. */
      conflict?: { stored: FormValues; shown: FormValues };
      /** The fields of a form that could not be read completely. */
      typed?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export const forbidden = () => new DomainError('forbidden', messagesOf('errorPages').pages[403].description);

export const notFound = (message = messagesOf('errorPages').pages[404].description) =>
  new DomainError('not_found', message);

export const gone = () => new DomainError('gone', messagesOf('errorPages').pages[410].description);

export type Thing = keyof Messages['failures']['noSuch'];

/** For every unknown id, also one that is not a number. */
export const noSuch = (thing: Thing) => notFound(messagesOf('failures').noSuch[thing]);

export const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.code === 'unavailable';

/** For `catch`, where a missing thing is not a failure. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

export function invalid(fields: FieldErrors): DomainError {
  const first = Object.values(fields).flat()[0] ?? messagesOf('failures').checkFields;
  return new DomainError('invalid', first, { fields });
}
