import { inspect } from 'node:util';
import { DomainError } from '~/lib/errors';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** The message of what was to be expected, with the cause of an outage; anything else with its stack. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof CommandError || error instanceof DomainError)) return inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

export function reportFailure(error: unknown): void {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
