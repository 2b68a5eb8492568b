import { waitUntil } from '~/cli/launcher/wait.server';

/** Waits for what must come, and says what did not come. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, ms = 120_000): Promise<void> {
  if (!(await waitUntil(condition, ms))) throw new Error(`Not within ${ms / 1000} s: ${what}`);
}
