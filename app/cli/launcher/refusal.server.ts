import { DomainError } from '~/lib/errors';

/** An expected reason not to go on. It is shown as its sentence, without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** An outage is none of them: its cause is worth showing. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Refusal || (error instanceof DomainError && error.code !== 'unavailable');

/** Prints why a command cannot go on, as a sentence when it was to be expected, and marks the process as failed. */
export function reportFailure(error: unknown): void {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
