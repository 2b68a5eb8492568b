import { inspect } from 'node:util';
import { DomainError, errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** The message of an expected error, with its cause; anything else with its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof CommandError || error instanceof DomainError)) return inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Turns a disk failure into a sentence; returns anything else unchanged. */
export function toWriteError(error: unknown, place: string, whenFull: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CommandError(whenFull);
  return /^E[A-Z]+$/.test(code) ? new CommandError(messagesOf('commands').cannotWrite(place, code)) : error;
}

export function reportMissing(pictures: number): void {
  if (pictures === 0) return;
  console.error(messagesOf('commands').missingPictures(pictures));
  process.exitCode = 1;
}

export function reportFailure(error: unknown): void {
  console.error(describeError(error));
  process.exitCode = 1;
}
