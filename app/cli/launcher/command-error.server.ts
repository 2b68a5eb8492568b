/** An expected reason not to go on. It is shown as its sentence, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Prints why a command cannot go on, as a sentence when it was to be expected, and marks the process as failed. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
