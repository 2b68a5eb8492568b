import { inspect } from 'node:util';
import { DomainError, errorCode } from '~/lib/errors';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** The message of what was to be expected, with the cause of an outage; anything else with its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof CommandError || error instanceof DomainError)) return inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** A failure of a disk as a sentence; anything else as it is. */
export function toWriteError(error: unknown, place: string, whenFull: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CommandError(whenFull);
  return /^E[A-Z]+$/.test(code) ? new CommandError(`${place} cannot be written (${code}).`) : error;
}

export function reportMissing(pictures: number): void {
  if (pictures === 0) return;
  console.error(`${pictures} wallpapers have no picture on the disk. See "npm run verify".`);
  process.exitCode = 1;
}

export function reportFailure(error: unknown): void {
  console.error(describeError(error));
  process.exitCode = 1;
}
