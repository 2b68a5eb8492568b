import { waitUntil } from '~/cli/launcher/wait.server';

/** Waits for a condition. On a timeout, the error names it. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> {
  if (!(await waitUntil(condition, ms))) throw new Error(`Not within ${ms / 1000} s: ${what}`);
}
