import type { EntityManager } from '@mikro-orm/postgresql';
import { startTask, type TaskStep } from './tasks.server';

export const BATCH = 500;

const MAX_AT_ONCE = 1000;
const LONGEST_MS = 2000;

export type BatchStep<Input> = (em: EntityManager, input: Input) => Promise<{ done: number; isLast: boolean }>;

export interface Work<Input> {
  title: string;
  total: number;
  input: Input;
}

export function taskStep<Input>(step: BatchStep<Input>): TaskStep {
  return async (em, _store, input: Input) => ({ failed: 0, ...(await step(em, input)) });
}

/** Does small work at once. Work that is large or takes long continues as a background task of this kind. */
export async function workNowOrLater<Input extends object>(
  em: EntityManager,
  kind: string,
  step: BatchStep<Input>,
  { title, total, input }: Work<Input>,
): Promise<{ count: number; isInBackground: boolean }> {
  const end = Date.now() + LONGEST_MS;
  let left = total;
  while (total <= MAX_AT_ONCE && Date.now() < end) {
    const { done, isLast } = await step(em, input);
    if (isLast) return { count: total, isInBackground: false };
    left -= done;
  }
  await startTask(em, kind, { title, total: Math.max(0, left), input: { ...input } as Record<string, unknown> });
  return { count: total, isInBackground: true };
}
