import pLimit from 'p-limit';

const HEAVY_BYTES = 100_000_000;
const heavy = pLimit(1);

/** Lets one that its decoder must hold whole wait for the others like it. */
export const inTurnIfHeavy = <T>(decoderBytes: number, work: () => Promise<T>): Promise<T> =>
  decoderBytes > HEAVY_BYTES ? heavy(work) : work();
