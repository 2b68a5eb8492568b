export interface NumberFormat {
  thousands: string;
  decimal: string;
  /** Whether the count takes the singular. */
  isOne: (count: number) => boolean;
}

export const estimatedUsers = (downloads: number) => Math.floor(downloads / 10);

/** The first call of `Intl` or `toLocaleString` would keep a browser busy for 16 to 40 ms while hydrating. */
export function numbersIn({ thousands, decimal, isOne }: NumberFormat) {
  /** Rounded down, so that 999,999 does not read 1000.0k. */
  const scaled = (value: number, unit: number) =>
    (Math.floor((value / unit) * 10) / 10).toFixed(1).replace('.', decimal);

  /** 1,204 */
  const exactCount = (count: number) => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, thousands);

  function formatCardCount(count: number): string {
    if (count < 1000) return String(count);
    return count < 1_000_000 ? `${scaled(count, 1000)}k` : `${scaled(count, 1_000_000)}M`;
  }

  return {
    exactCount,
    formatCardCount,
    /** "1 message", "2,345 messages" */
    counted: (count: number, one: string, other: string) => `${exactCount(count)} ${isOne(count) ? one : other}`,
  };
}
