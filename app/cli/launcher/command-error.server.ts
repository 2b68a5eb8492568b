import { DomainError } from '~/lib/errors';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** The message of what was to be expected, with the cause of an outage; anything else as it is. */
function saying(error: unknown): unknown {
  if (!(error instanceof CommandError || error instanceof DomainError)) return error;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

export function reportFailure(error: unknown): void {
  console.error(saying(error));
  process.exitCode = 1;
}
