import { DomainError } from '~/lib/errors';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** An outage is none of them: its cause is worth showing. */
const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError || (error instanceof DomainError && error.code !== 'unavailable');

export function reportFailure(error: unknown): void {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
