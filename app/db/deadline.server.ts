import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<{ at: number }>();

/** Sets a deadline for all database calls in `work`. @param at a time of performance.now() */
export const withDeadline = <Outcome>(at: number, work: () => Outcome): Outcome => storage.run({ at }, work);

export function liftDeadline(): void {
  const deadline = storage.getStore();
  if (deadline) deadline.at = Number.POSITIVE_INFINITY;
}

const tooLate = () => Object.assign(new Error('The request ran out of time.'), { code: 'ETIMEDOUT' });

export async function beforeDeadline<Outcome>(work: () => PromiseLike<Outcome>): Promise<Outcome> {
  const left = (storage.getStore()?.at ?? Number.POSITIVE_INFINITY) - performance.now();
  if (left === Number.POSITIVE_INFINITY) return work();
  if (left <= 0) throw tooLate();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), left);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
