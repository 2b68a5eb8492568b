const SLOW_MS = 250;

/** Since this process started, including the wait for a connection. */
export const statementTotals = { calls: 0, slow: 0, seconds: 0 };

export async function timed<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const begin = performance.now();
  try {
    return await work();
  } finally {
    const ms = performance.now() - begin;
    statementTotals.calls += 1;
    statementTotals.seconds += ms / 1000;
    if (ms >= SLOW_MS) statementTotals.slow += 1;
  }
}
