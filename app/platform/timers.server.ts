import { logError } from './log.server';

/** For timers: nothing catches what their callbacks throw, so it would end the process. */
export const logged = (work: () => unknown) => async (): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logError(error);
  }
};
