import path from 'node:path';
import { inspect } from 'node:util';
import { env } from '~/lib/env.server';
import { DomainError, errorCode } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

export class CommandError extends Error {
  override name = 'CommandError';
}

/** In what PostgreSQL's programs print. */
export const FULL_DISK = /No space left on device|Disk quota exceeded/;
/** Of the operating system and of PostgreSQL. */
const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];

export const isDiskFull = (error: unknown): boolean =>
  FULL_CODES.includes(errorCode(error)) || (error instanceof Error && FULL_DISK.test(error.message));

/** The message of an expected error, with its cause; anything else with its stack. */
export function describeError(error: unknown): string {
  if (isDiskFull(error))
    return messagesOf('commands').diskFull(path.resolve((error as { path?: string }).path ?? env.DATA_DIR));
  if (!(error instanceof CommandError || error instanceof DomainError)) return inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** Turns a disk failure into a sentence; returns anything else unchanged. */
export function toWriteError(error: unknown, place: string, whenFull: string): unknown {
  const code = errorCode(error);
  if (isDiskFull(error)) return new CommandError(whenFull);
  return /^E[A-Z]+$/.test(code) ? new CommandError(messagesOf('commands').cannotWrite(place, code)) : error;
}

export function reportMissing(pictures: number): void {
  if (pictures === 0) return;
  console.error(messagesOf('commands').missingPictures(pictures));
  process.exitCode = 1;
}

export function reportDamaged(rows: number): void {
  if (rows === 0) return;
  console.error(messagesOf('commands').damagedRows(rows));
  process.exitCode = 1;
}

export function reportFailure(error: unknown): void {
  console.error(describeError(error));
  process.exitCode = 1;
}
