export class CommandError extends Error {
  override name = 'CommandError';
}

export function reportFailure(error: unknown): void {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
