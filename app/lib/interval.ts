export const DAY_MS = 86_400_000;

const UNITS = { m: 60_000, h: 3_600_000, d: DAY_MS };

/** "15m", "1h" or "7d" in milliseconds. */
export const intervalMs = (interval: string): number =>
  Number.parseInt(interval, 10) * UNITS[interval.at(-1) as keyof typeof UNITS];
